// SPDX-License-Identifier: GPL-3.0-or-later
// Linux's descriptors for waiting, which Swift's Glibc module leaves out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
