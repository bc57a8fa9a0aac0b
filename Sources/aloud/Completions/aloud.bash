# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of aloud's commands, options and values for bash.

_aloud() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local common='--language --tables --help --version' command='' word
  local asking='--columns --lines --placement --text-size --large-text --select
    --disabled-options --wrap --no-wrap --mode --table --speech --voice --rate --pitch --volume
    --punctuation --capitals --word-gap --verbosity --timeout --output --keys --transcript --size'
  local question='--title --description --kind --options --read0 --default --disabled --required
    --optional --min --max --pattern --answer --print0'
  local form='--answers --set --ask-anyway --save --save-secrets --one --all --check --schema --templates'
  local tables='--format'
  local audit='--ignore --baseline --write-baseline --longest --rules --level'
  local listen='--speech --voice --rate --pitch --volume --punctuation --capitals --word-gap --keys
    --transcript --size'
  local test='--filter --level --jobs --shard --reporter --output --update --bail --list --seed --suite
    --verbose --audio'
  COMPREPLY=()

  # Readline divides words at = too: --option=value arrives as three.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]] && ((COMP_CWORD >= 2)); then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi

  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      ask | form | audit | test | record | debconf | whiptail | dialog | listen | voices | tables | doctor)
        command=$word
        break
        ;;
    esac
  done

  local values=''
  case $previous in
    --select) values='follow manual' ;;
    --disabled-options) values='reach skip' ;;
    --placement) values='leading trailing' ;;
    --text-size) values='XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5' ;;
    --large-text) values='auto osc66 dec off' ;;
    --mode) values='auto keys lines' ;;
    --speech) values='auto off wav:' ;;
    --punctuation) values='none some all' ;;
    --capitals) values='none sound word pitch' ;;
    --verbosity) values='brief normal verbose' ;;
    --output)
      values='key label index json'
      if [[ $command == test ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
      fi
      [[ $command == form ]] && values='json shell env nul lines'
      ;;
    --kind) values='radio checklist confirm text secret number' ;;
    --suite) values='announcements form groups keyboard reports' ;;
    --level)
      values='must should may'
      [[ $command == audit ]] && values='error warning note'
      ;;
    --reporter) values='pretty tap junit json html github' ;;
    --update) values='all new' ;;
    --format) values='text json sarif' ;;
    --options | --transcript | --answers | --save | --templates | --baseline)
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      return
      ;;
    --tables)
      mapfile -t COMPREPLY < <(compgen -d -- "$current")
      return
      ;;
    --title | --description | --default | --disabled | --columns | --lines | --language | \
      --table | --voice | --rate | --pitch | --volume | --word-gap | --timeout | --answer | --keys | \
      --min | --max | --pattern | --set | --size | --ignore | --longest | --filter | --jobs | \
      --shard | --seed)
      return
      ;;
    *)
      case $command in
        '') values="ask form audit test record debconf whiptail dialog listen voices tables doctor $common" ;;
        ask) values="$question $asking $common" ;;
        debconf) values="$asking $common" ;;
        form)
          mapfile -t COMPREPLY < <(compgen -W "$form $asking $common" -f -- "$current")
          return
          ;;
        record)
          mapfile -t COMPREPLY < <(compgen -W "--one --all $asking $common" -f -- "$current")
          return
          ;;
        audit)
          values="$audit $tables --table --rate --timeout $common"
          mapfile -t COMPREPLY < <(compgen -W "$values" -f -- "$current")
          return
          ;;
        listen)
          mapfile -t COMPREPLY < <(compgen -W "$listen $common" -c -- "$current")
          return
          ;;
        test)
          mapfile -t COMPREPLY < <(compgen -W "$test $common" -f -- "$current")
          return
          ;;
        tables)
          values="show check convert $tables $common"
          mapfile -t COMPREPLY < <(compgen -W "$values" -f -- "$current")
          return
          ;;
        *) values=$common ;;
      esac
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$values" -- "$current")
  # More follows the colon.
  [[ ${COMPREPLY[*]} == 'wav:' ]] && compopt -o nospace
  return 0
}

complete -F _aloud aloud
