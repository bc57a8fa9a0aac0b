# SPDX-License-Identifier: GPL-3.0-or-later
# debconf's front end that asks through `aloud debconf`: DEBIAN_FRONTEND=aloud.

package Debconf::FrontEnd::Aloud;
use strict;
use warnings;
use Socket;
use Text::ParseWords;
use Debconf::Db;
use Debconf::Element::Multiselect;
use Debconf::Element::Select;
use Debconf::Encoding;
use Debconf::FrontEnd::Passthrough;
use base qw(Debconf::FrontEnd::Passthrough);

=head1 NAME

Debconf::FrontEnd::Aloud - asks debconf's questions aloud

=head1 DESCRIPTION

Starts `aloud debconf` and speaks debconf's passthrough protocol to it over a pair of sockets. Two
commands are added to the protocol, so that nothing depends on how choices are translated:

X_ALOUD_PLACES: from now on choices go by their places, from 1, divided by a blank; all texts have
backslashes and line breaks escaped; a question goes by its own name, not by its template's; and
DATA has choices_c, language and choices_language as well.

X_ALOUD_BACKUP 0|1: whether the question before can be gone back to.

=head1 ENVIRONMENT

ALOUD_PROGRAM is the program in the place of `aloud`. ALOUD_DEBCONF_OPTIONS are options for it, as a
shell would divide them.

=cut

# Debconf falls back to asking nobody anything for a front end that it does not know. A person who
# wanted to be asked aloud can be asked in text at least.
sub new {
	my ($class, @rest) = @_;
	my $this = eval { $class->SUPER::new(@rest) };
	return $this if defined $this;
	my $reason = $@;
	$reason =~ s/\s+\z//;
	print STDERR "debconf: cannot ask aloud: $reason\n";
	if (-t STDIN) {
		my $other = eval { require Debconf::FrontEnd::Readline; Debconf::FrontEnd::Readline->new };
		if (defined $other) {
			print STDERR "debconf: asking in text instead\n";
			return $other;
		}
	}
	die "$reason\n";
}

sub init {
	my $this = shift;
	# Without it texts are lost on the way, and nothing says so.
	eval { require Text::Iconv; 1 } && defined $Debconf::Encoding::charmap
		or die "the package libtext-iconv-perl is missing: apt install libtext-iconv-perl\n";
	$this->start;
	$this->SUPER::init;
	my ($code, $words) = eval { $this->talk('X_ALOUD_PLACES') };
	die "aloud has ended, see above\n" unless defined $code && $code eq '0';
}

sub start {
	my $this = shift;
	my @options = defined $ENV{ALOUD_DEBCONF_OPTIONS} && $< == $>
		? shellwords($ENV{ALOUD_DEBCONF_OPTIONS}) : ();
	my $program = defined $ENV{ALOUD_PROGRAM} && $< == $> ? $ENV{ALOUD_PROGRAM} : 'aloud';
	socketpair(my $ours, my $theirs, AF_UNIX, SOCK_STREAM, PF_UNSPEC) or die "socketpair: $!\n";
	my $child = fork;
	defined $child or die "fork: $!\n";
	if (!$child) {
		# Standard output may be debconf's own, and is not for what aloud says here.
		open(STDIN, '<&', $theirs) && open(STDOUT, '>&', $theirs) or POSIX::_exit(126);
		# apt looks for programs where Debian's own are, and not under /usr/local: aloud is also looked
		# for where it was installed with this module.
		my ($prefix) = __FILE__ =~ m{^(/.*)/(?:lib/site_perl|share/perl5)/Debconf/FrontEnd/[^/]+$};
		$ENV{PATH} .= ":$prefix/bin" if defined $prefix;
		no warnings 'exec';
		exec { $program } $program, 'debconf', @options;
		print STDERR "$program: $!\n";
		POSIX::_exit(127);
	}
	close $theirs;
	$this->{child} = $child;
	open(my $writing, '>&', $ours) or die "dup: $!\n";
	$this->{readfh} = $ours;
	$this->{writefh} = $writing;
}

# An answer that nobody gave is none: without aloud everything ends here.
sub talk_with_timeout {
	my ($this, @words) = @_;
	my ($tag, $value);
	{
		local $SIG{PIPE} = 'IGNORE';
		($tag, $value) = $this->SUPER::talk_with_timeout(@words);
	}
	$this->ended unless defined $tag;
	return wantarray ? ($tag, $value) : $tag;
}

sub ended {
	my $this = shift;
	my $status = $this->reap;
	# Control-C means this process too.
	if ($status == 130 << 8 || ($status & 127) == 2) {
		local $SIG{INT} = 'DEFAULT';
		print STDERR "debconf: interrupted, nothing is answered\n";
		kill INT => $$;
	}
	my $how = $status & 127 ? 'signal ' . ($status & 127) : 'status ' . ($status >> 8);
	die "debconf: aloud has ended ($how) before the questions were answered; "
		. "to be asked in another way, set DEBIAN_FRONTEND=readline\n";
}

sub reap {
	my $this = shift;
	my $child = delete $this->{child};
	return 0 unless $child;
	# Between our ends and this, aloud has nobody left to talk to.
	close $this->{writefh} if $this->{writefh};
	close $this->{readfh} if $this->{readfh};
	local ($?, $!);
	waitpid $child, 0;
	return $?;
}

sub shutdown {
	my $this = shift;
	$this->reap;
	delete $this->{readfh};
	delete $this->{writefh};
	$this->SUPER::shutdown(@_);
}

sub escaped {
	my $text = shift;
	return '' unless defined $text;
	$text =~ s/\\/\\\\/g;
	$text =~ s/\n/\\n/g;
	return $text;
}

sub unescaped {
	my $text = shift;
	$text =~ s/\\(.)/$1 eq 'n' ? "\n" : $1/ge;
	return $text;
}

sub capb_backup {
	my ($this, @value) = @_;
	return $this->{capb_backup} unless @value;
	$this->{capb_backup} = $value[0];
	$this->talk('X_ALOUD_BACKUP', $value[0] ? 1 : 0);
}

sub title {
	my ($this, @title) = @_;
	return $this->{title} unless @title;
	$this->{title} = $title[0];
	$this->talk('TITLE', escaped($title[0])) if defined $title[0];
}

sub settitle {
	my ($this, $question) = @_;
	$this->title($question->description);
}

# The language that debconf takes a field in, and the name of the field in its database.
sub language {
	my ($template, $field) = @_;
	my %fields = map { $_ => 1 } $Debconf::Db::templates->fields($template->template);
	foreach my $language (map { lc } Debconf::Template::_getlangs()) {
		last if $language =~ /^(?:c|posix|en)(?:[._@]|\z)/;
		return $language if $fields{"$field-$language"};
		return $language if grep { /^\Q$field-$language\E\./ } keys %fields;
	}
	return 'en';
}

sub tell_about {
	my ($this, $name, $question) = @_;
	my $template = $question->template;
	$this->talk('DATA', $name, 'type', $question->type);
	$this->talk('DATA', $name, 'language', language($template, 'description'));
	foreach my $field (qw(description extended_description)) {
		my $text = $question->$field;
		$this->talk('DATA', $name, $field, escaped($text)) if defined $text && $text ne '';
	}
}

sub choices {
	my $question = shift;
	my @labels = $question->choices_split;
	$question->template->i18n('');
	my @values = $question->choices_split;
	$question->template->i18n(1);
	# A translation with another number of choices translates none of them.
	@labels = @values if @labels != @values;
	return (\@labels, \@values);
}

sub list {
	return join ', ', map { (my $choice = $_) =~ s/,/\\,/g; $choice } @_;
}

sub tell_choices {
	my ($this, $name, $question) = @_;
	my ($labels, $values) = choices($question);
	$this->talk('DATA', $name, 'choices', escaped(list(@$labels)));
	$this->talk('DATA', $name, 'choices_c', escaped(list(@$values)));
	$this->talk('DATA', $name, 'choices_language', language($question->template, 'choices'));
	my %chosen;
	if ($question->type eq 'select') {
		$chosen{$question->value} = 1 if defined $question->value;
	}
	else {
		%chosen = map { $_ => 1 } $question->value_split;
	}
	$this->talk('SET', $name, join ' ', map { $_ + 1 } grep { $chosen{$values->[$_]} } 0 .. $#$values);
}

sub go {
	my $this = shift;
	my @elements = grep { $_->visible } @{$this->elements};
	foreach my $element (@elements) {
		my $question = $element->question;
		my $name = $question->name;
		$this->tell_about($name, $question);
		if ($question->type =~ /^(?:multi)?select$/) {
			$this->tell_choices($name, $question);
		}
		# A password stays here.
		elsif ($question->type ne 'password') {
			$this->talk('SET', $name, escaped($question->value));
		}
		$this->talk('INPUT', $question->priority, $name);
	}
	return if @elements && $this->talk('GO') eq '30' && $this->{capb_backup};
	foreach my $element (@{$this->elements}) {
		if ($element->visible) {
			$this->take($element);
		}
		else {
			$element->show;
		}
	}
	return 1;
}

sub take {
	my ($this, $element) = @_;
	my $question = $element->question;
	my ($code, $answer) = $this->talk('GET', $question->name);
	die 'debconf: aloud has no answer to ' . $question->name . "\n" unless $code eq '0';
	if ($question->type =~ /^(?:multi)?select$/) {
		my (undef, $values) = choices($question);
		my @chosen = map { $values->[$_ - 1] } grep { /^[1-9]\d*\z/ && $_ <= @$values } split ' ', $answer;
		$element->value($question->type eq 'select' ? $chosen[0] // '' : list(@chosen));
	}
	elsif ($question->type eq 'password' && $answer eq '') {
		$element->value(defined $question->value ? $question->value : '');
	}
	else {
		$element->value(unescaped($answer));
	}
}

sub progress_data {
	my ($this, $question) = @_;
	$this->tell_about($question->template->template, $question);
}

1;
