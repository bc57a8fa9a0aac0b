# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of aloud's commands, options and values for fish.

set -l commands ask form audit test record debconf whiptail dialog listen voices tables doctor
set -l ask '__fish_seen_subcommand_from ask'
set -l form '__fish_seen_subcommand_from form'
set -l asking '__fish_seen_subcommand_from ask form record debconf'
set -l speaking '__fish_seen_subcommand_from ask form record debconf listen'
set -l listen '__fish_seen_subcommand_from listen'
set -l test '__fish_seen_subcommand_from test'
set -l tables '__fish_seen_subcommand_from tables'
set -l audit '__fish_seen_subcommand_from audit'
set -l checking '__fish_seen_subcommand_from tables audit'

complete -c aloud -f
complete -c aloud -n "not __fish_seen_subcommand_from $commands" -a "$commands"

complete -c aloud -l language -x
complete -c aloud -l tables -x -a '(__fish_complete_directories)'
complete -c aloud -l help
complete -c aloud -l version

complete -c aloud -n $ask -l title -x
complete -c aloud -n $ask -l description -x
complete -c aloud -n $ask -l options -r -F
complete -c aloud -n $ask -l read0
complete -c aloud -n $ask -l default -x
complete -c aloud -n $ask -l disabled -x
complete -c aloud -n $ask -l required
complete -c aloud -n $ask -l optional
complete -c aloud -n $asking -l columns -x
complete -c aloud -n $asking -l lines -x
complete -c aloud -n $asking -l placement -x -a 'leading trailing'
complete -c aloud -n $asking -l text-size -x -k -a 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5'
complete -c aloud -n $asking -l large-text -x -a 'auto osc66 dec off'
complete -c aloud -n $asking -l select -x -a 'follow manual'
complete -c aloud -n $asking -l disabled-options -x -a 'reach skip'
complete -c aloud -n $asking -l wrap
complete -c aloud -n $asking -l no-wrap
complete -c aloud -n $asking -l mode -x -a 'auto keys lines'
complete -c aloud -n $asking -l table -x
complete -c aloud -n $speaking -l speech -x -a 'auto off wav:'
complete -c aloud -n $speaking -l voice -x
complete -c aloud -n $speaking -l rate -x
complete -c aloud -n $speaking -l pitch -x
complete -c aloud -n $speaking -l volume -x
complete -c aloud -n $speaking -l punctuation -x -a 'none some all'
complete -c aloud -n $speaking -l capitals -x -a 'none sound word pitch'
complete -c aloud -n $speaking -l word-gap -x
complete -c aloud -n $asking -l verbosity -x -a 'brief normal verbose'
complete -c aloud -n $asking -l timeout -x
complete -c aloud -n $ask -l answer -x
complete -c aloud -n $ask -l output -x -a 'key label index json'
complete -c aloud -n $ask -l kind -x -a 'radio checklist confirm text secret number'
complete -c aloud -n $ask -l min -x
complete -c aloud -n $ask -l max -x
complete -c aloud -n $ask -l pattern -x
complete -c aloud -n $ask -l print0
complete -c aloud -n $speaking -l keys -x
complete -c aloud -n $speaking -l transcript -r -F
complete -c aloud -n $speaking -l size -x

complete -c aloud -n $test -F
complete -c aloud -n $test -l filter -x
complete -c aloud -n $test -l level -x -a 'must should may'
complete -c aloud -n $test -l jobs -x
complete -c aloud -n $test -l shard -x
complete -c aloud -n $test -l reporter -x -a 'pretty tap junit json html github'
complete -c aloud -n $test -l output -r -F
complete -c aloud -n $test -l update -a 'all new'
complete -c aloud -n $test -l bail
complete -c aloud -n $test -l list
complete -c aloud -n $test -l seed -x
complete -c aloud -n $test -l suite -x -a 'announcements form groups keyboard reports'
complete -c aloud -n $test -l verbose
complete -c aloud -n $test -l audio

complete -c aloud -n $listen -a '(__fish_complete_subcommand --fcs-skip=2)'

complete -c aloud -n $tables -a 'show check convert'
complete -c aloud -n $tables -F
complete -c aloud -n $checking -l format -x -a 'text json sarif'

complete -c aloud -n $audit -F
complete -c aloud -n $audit -l ignore -x
complete -c aloud -n $audit -l baseline -r -F
complete -c aloud -n $audit -l write-baseline
complete -c aloud -n $audit -l longest -x
complete -c aloud -n $audit -l rules
complete -c aloud -n $audit -l level -x -a 'error warning note'
complete -c aloud -n $audit -l table -x
complete -c aloud -n $audit -l rate -x
complete -c aloud -n $audit -l timeout -x

complete -c aloud -n $form -F
complete -c aloud -n $form -l answers -r -F
complete -c aloud -n $form -l set -x
complete -c aloud -n $form -l ask-anyway
complete -c aloud -n $form -l output -x -a 'json shell env nul lines'
complete -c aloud -n $form -l save -r -F
complete -c aloud -n $form -l save-secrets
complete -c aloud -n $form -l one
complete -c aloud -n $form -l all
complete -c aloud -n $form -l check
complete -c aloud -n $form -l schema
complete -c aloud -n $form -l templates -r -F
