# SPDX-License-Identifier: GPL-3.0-or-later
# Prints the questions of a templates file as debconf's own modules see them, with a database of
# its own. Fields end with US (0x1F), questions with RS (0x1E).
use strict;
use warnings;
use Debconf::Db;
use Debconf::Encoding;
use Debconf::Template;
use Debconf::Question;

Debconf::Db->load;
# Without libtext-iconv-perl debconf takes no field with a character set; these are all in UTF-8.
$Debconf::Encoding::charmap = 'UTF-8';
{ no warnings 'redefine'; *Debconf::Encoding::convert = sub { $_[1] }; }
foreach my $template (Debconf::Template->load($ARGV[0], 'aloud')) {
    my $question = Debconf::Question->get($template->template);
    Debconf::Template->i18n('');
    my @values = $question->choices_split;
    Debconf::Template->i18n(1);
    print join("\x1f", $template->template, $template->type, $question->description,
        $question->extended_description, $template->default, scalar(@values), @values,
        $question->choices_split), "\x1e";
}
