#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Settings of a small computer, asked through whiptail as such scripts do. Nothing in it knows of
# Aloud: it speaks where the whiptail in PATH is Aloud (make install-whiptail).
#
# settings.sh FOLDER writes the choices to FOLDER/settings and how each box ended to FOLDER/boxes.

folder=${1:?where to write the settings}
settings=$folder/settings
: > "$settings"
: > "$folder/boxes"

set_value() {
  { grep -v "^$1=" "$settings"; echo "$1=$2"; } > "$settings.new"
  mv "$settings.new" "$settings"
}

value() {
  sed -n "s/^$1=//p" "$settings"
}

# Notes how the box before ended, and ends so itself.
ended() {
  status=$?
  echo "$1 $status" >> "$folder/boxes"
  return $status
}

message() {
  whiptail --msgbox "$1" 20 60 1
  ended message
}

ask_name() {
  whiptail --title "Name" --msgbox "\
A name may contain the letters a to z, the digits
0 to 9 and a hyphen.

It may neither begin nor end with a hyphen, and other
computers of the network must not have it already." 20 70 1
  ended rules
  while true; do
    name=$(whiptail --inputbox "How is this computer to be called?" 20 60 \
      "$(value name | grep . || echo orchard)" 3>&1 1>&2 2>&3)
    ended name || return
    case $name in
      "" | -* | *- | *[!a-z0-9-]*) message "$name is no name." ;;
      *) break ;;
    esac
  done
  set_value name "$name"
  message "It is called $name from the next start on."
}

ask_password() {
  while true; do
    first=$(whiptail --passwordbox "Choose a password" 20 60 3>&1 1>&2 2>&3)
    ended password || return
    second=$(whiptail --passwordbox "The same once more" 20 60 3>&1 1>&2 2>&3)
    ended again || return
    [ "$first" != "$second" ] || break
    message "These are two different passwords."
  done
  set_value password "$(printf %s "$first" | cksum | cut -d " " -f 1)"
}

ask_resolution() {
  resolution=$(whiptail --title "Resolution" --radiolist "Points across and down" 20 60 3 \
    "1280x720" "for a small screen" off \
    "1920x1080" "as televisions have" on \
    "3840x2160" "for sharp text" off 3>&1 1>&2 2>&3)
  ended resolution || return
  set_value resolution "$resolution"
}

ask_border() {
  default=--defaultno
  [ "$(value border)" != yes ] || default=
  # The option stands among the operands, and is gone where it is empty.
  whiptail --yesno "Leave a black border around the picture?" $default 20 60 2
  ended border
  case $? in
    0) set_value border yes; message "The border is on." ;;
    1) set_value border no; message "The border is off." ;;
  esac
}

ask_display() {
  while true; do
    choice=$(whiptail --title "Display" --menu "What of the picture" 18 70 11 \
      --cancel-button Back --ok-button Select \
      "D1 Resolution" "How many points there are" \
      "D2 Border" "For screens that cut the picture off" 3>&1 1>&2 2>&3)
    ended display || return
    case $choice in
      D1*) ask_resolution ;;
      D2*) ask_border ;;
    esac
  done
}

ask_country() {
  # A row for each line of the file: the code, a slash, the country, a slash.
  rows=$(grep -v "^#" /usr/share/zoneinfo/iso3166.tab | tr "\t\n" "//")
  oldIFS=$IFS
  IFS=/
  country=$(whiptail --menu "The country that it is used in" 20 60 10 $rows 3>&1 1>&2 2>&3)
  ended country
  status=$?
  IFS=$oldIFS
  [ $status -ne 0 ] || set_value country "$country"
}

ask_services() {
  services=$(whiptail --title "Services" --separate-output --checklist \
    "What others may use over the network" 20 60 4 \
    "files" "Folders to share" on \
    "shell" "Commands from afar" off \
    "printer" "The printer on the cable" off \
    "music" "Play what a telephone has" on 3>&1 1>&2 2>&3)
  ended services || return
  for service in files shell printer music; do
    if echo "$services" | grep -qx "$service"; then
      set_value "$service" on
    else
      set_value "$service" off
    fi
  done
}

update() {
  whiptail --infobox "Looking for updates" 8 40
  ended looking
  {
    for percent in 0 25 50; do echo $percent; done
    printf "XXX\n75\nWriting what is new\nXXX\n"
    echo 100
  } | whiptail --title "Update" --gauge "Fetching what is new" 8 60 0
  ended update
  set_value updated yes
}

show_licence() {
  {
    echo "What you may do with it"
    for number in $(seq 1 40); do echo "$number. You may do this, and that as well."; done
  } > "$folder/licence"
  whiptail --title "Licence" --scrolltext --textbox "$folder/licence" 20 70
  ended licence
}

while true; do
  choice=$(whiptail --title "Settings of the computer" --backtitle "Orchard" \
    --menu "What is to be set" 18 76 9 --cancel-button Finish --ok-button Select \
    "1 Name" "How others see it in the network" \
    "2 Password" "What you enter to log in" \
    "3 Display" "The picture on the screen" \
    "4 Country" "Where it is used" \
    "5 Services" "What it does for others" \
    "6 Update" "Fetch what is new" \
    "7 Licence" "What you may do with it" 3>&1 1>&2 2>&3)
  ended settings
  case $? in
    0) ;;
    1) break ;;
    *) exit 1 ;;
  esac
  case $choice in
    1*) ask_name ;;
    2*) ask_password ;;
    3*) ask_display ;;
    4*) ask_country ;;
    5*) ask_services ;;
    6*) update ;;
    7*) show_licence ;;
  esac
done

whiptail --yesno "Start anew now, so that all of it counts?" 20 60 2
ended start
echo "done"
