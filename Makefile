# SPDX-License-Identifier: GPL-3.0-or-later
# What can be made: `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# g++ brings the C++ library that the ICU shim is compiled with.
BUILD_PACKAGES = g++ libespeak-ng-dev espeak-ng-data libreadline-dev libicu-dev libgettextpo-dev libpcaudio-dev libunistring-dev libvterm-dev pkg-config
TEST_PACKAGES = debconf debconf-utils dialog espeak-ng fzf gawk gettext libtext-iconv-perl libxml2-utils patch perl pulseaudio pulseaudio-utils python3 sox tidy tmux whiptail

# A peer that speed is measured beside.
BENCH_PACKAGES = python3-pexpect

# The Swift runtime goes into the binary, so that it runs where there is no Swift. Generic code of
# one module is specialized in another: a million options are built in half the time.
RELEASE = -c release --static-swift-stdlib -Xswiftc -cross-module-optimization $(STATIC)
BINARY = .build/release/aloud

# So do the libraries that every question needs: to load and bind them (C++ and ICU most of all) took
# half the time from the start to the first line drawn. The linker looks into this folder first, and
# nothing but archives is in it; one that is not installed is loaded at the start as usual.
ARCHIVED = icui18n icuuc icudata readline tinfo vterm gettextpo unistring stdc++
ARCHIVES = .build/archives
STATIC = -Xswiftc -use-ld=lld -Xlinker -L$(ARCHIVES) -Xlinker -licudata -Xlinker -ltinfo -Xlinker -lunistring \
  -Xlinker -z -Xlinker pack-relative-relocs -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# Tests are built apart: other flags in the same folder would build everything anew each time.
CHECKED = -Xswiftc -warnings-as-errors --scratch-path .build/checked

bin = $(DESTDIR)$(PREFIX)/bin
share = $(DESTDIR)$(PREFIX)/share
man = $(share)/man/man1
formats = $(share)/man/man5
bash = $(share)/bash-completion/completions
zsh = $(share)/zsh/site-functions
fish = $(share)/fish/vendor_completions.d
# Debian's Perl looks here for modules of any version: share/perl5 is for packages, and not looked
# into under /usr/local.
perl = $(if $(filter /usr,$(PREFIX)),$(share)/perl5,$(DESTDIR)$(PREFIX)/lib/site_perl)
frontend = $(perl)/Debconf/FrontEnd

.PHONY: help deps test-deps build archives demo lint test bench install install-whiptail install-dialog uninstall clean

help: ## tell this
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\n    \2/p' $(MAKEFILE_LIST)

deps: ## install the Debian packages that a build needs, if any is missing
	@.ci/install-packages $(BUILD_PACKAGES)

test-deps: ## install the Debian packages that tests need besides, if any is missing
	@.ci/install-packages $(TEST_PACKAGES)

build: deps archives ## build the command for use
	$(SWIFT) build $(RELEASE) --product aloud

archives:
	@mkdir -p $(ARCHIVES)
	@for name in $(ARCHIVED); do \
	  archive=$$(g++ -print-file-name=lib$$name.a); \
	  case $$archive in /*) ln -sf "$$archive" $(ARCHIVES) ;; esac; done

demo: build ## ask a question aloud; without terminal or sound card, play one
	@.ci/demo $(BINARY)

lint: ## check the form of the sources
	$(SWIFT) format lint --strict --recursive Sources Tests Examples Package.swift

test: deps test-deps lint ## build without warnings, run all tests and the examples of README.md
	$(SWIFT) build --build-tests $(CHECKED)
	$(SWIFT) test --skip-build --disable-xctest $(CHECKED)
	$(SWIFT) test --skip-build --disable-swift-testing $(CHECKED)
	.ci/readme-examples README.md .build/checked/debug/aloud

bench: build test-deps ## measure, as ratios to eSpeak NG alone and to few options
	@.ci/install-packages $(BENCH_PACKAGES)
	$(SWIFT) build $(RELEASE) --product Benchmarks
	.build/release/Benchmarks '$(CURDIR)/$(BINARY)'

# Not built anew when it is there, so that `sudo make install` needs no Swift.
$(BINARY):
	$(MAKE) build

install: $(BINARY) ## put command, tables, suites, manual, completions and debconf’s front end under PREFIX (and DESTDIR)
	install -d '$(bin)' '$(man)' '$(formats)' '$(bash)' '$(zsh)' '$(fish)'
	install -m 755 $(BINARY) '$(bin)/aloud'
	rm -rf '$(share)/aloud/Localization' '$(share)/aloud/Suites'
	for file in Localization/*.lproj/*.strings; do \
	  install -D -m 644 "$$file" '$(share)/aloud/'"$$file" || exit; done
	cd Examples && find Suites -type f -exec install -D -m 644 '{}' '$(abspath $(share))/aloud/{}' ';'
	install -m 644 Sources/aloud/Manual/aloud.1 Sources/aloud/Manual/aloud-tables.1 Sources/aloud/Manual/aloud-test.1 Sources/aloud/Manual/aloud-audit.1 '$(man)'
	install -m 644 Sources/aloud/Manual/aloud-form.5 Sources/aloud/Manual/aloud-script.5 '$(formats)'
	install -m 644 Sources/aloud/Completions/aloud.bash '$(bash)/aloud'
	install -m 644 Sources/aloud/Completions/_aloud '$(zsh)/_aloud'
	install -m 644 Sources/aloud/Completions/aloud.fish '$(fish)/aloud.fish'
	install -D -m 644 Sources/aloud/Debian/Aloud.pm '$(frontend)/Aloud.pm'

# A link, and never in the place of what somebody else put there.
install-whiptail: ## let scripts that call whiptail ask through Aloud: a link in PREFIX
install-dialog: ## let scripts that call dialog ask through Aloud: a link in PREFIX
install-whiptail install-dialog: install-%: install
	@if { [ -e '$(bin)/$*' ] || [ -L '$(bin)/$*' ]; } && \
	  [ "$$(readlink '$(bin)/$*')" != aloud ]; then \
	  echo '$(bin)/$* is another program: left as it is' >&2; exit 1; fi
	install -d '$(bin)'
	ln -sf aloud '$(bin)/$*'

uninstall: ## remove what install, install-whiptail and install-dialog put there
	for name in whiptail dialog; do \
	  if [ "$$(readlink "$(bin)/$$name")" = aloud ]; then rm "$(bin)/$$name" || exit; fi; done
	rm -f '$(bin)/aloud' '$(man)/aloud.1' '$(man)/aloud-tables.1' '$(man)/aloud-test.1' '$(man)/aloud-audit.1' '$(formats)/aloud-form.5' '$(formats)/aloud-script.5' '$(bash)/aloud' '$(zsh)/_aloud' '$(fish)/aloud.fish'
	rm -f '$(frontend)/Aloud.pm'
	rm -rf '$(share)/aloud'

clean: ## remove what was built
	rm -rf .build
