#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Asks for a pizza crust and acts on the answer, or on there being none.
# Further arguments go to aloud, such as --keys "Down Enter".

crust=$(
  aloud ask --title "Pizza crust" --default regular \
    regular="Regular crust" deep="Deep dish" thin="Thin crust" \
    --disabled thin="out of dough" "$@"
)
case $? in
  0) echo "Baking with crust: $crust" ;;
  1) echo "No pizza, then." ;;
  *) exit ;;
esac
