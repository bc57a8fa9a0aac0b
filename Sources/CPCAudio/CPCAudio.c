// SPDX-License-Identifier: GPL-3.0-or-later
#include "CPCAudio.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

// Loaded when it is first used, as eSpeak NG is, which plays through it too.
static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) { library = dlopen("libpcaudio.so.0", RTLD_NOW | RTLD_LOCAL); }

static void *symbol(const char *name) {
  pthread_once(&once, load);
  return library ? dlsym(library, name) : NULL;
}

#define FORWARD(result, name, parameters, arguments, otherwise)              \
  result name parameters {                                                   \
    result(*real) parameters = (result(*) parameters)symbol(#name);          \
    return real ? real arguments : (otherwise);                              \
  }

FORWARD(struct audio_object *, create_audio_device_object,
        (const char *device, const char *application_name, const char *description),
        (device, application_name, description), NULL)
FORWARD(int, audio_object_open,
        (struct audio_object *object, enum audio_object_format format, uint32_t rate,
         uint8_t channels),
        (object, format, rate, channels), ENOSYS)
FORWARD(int, audio_object_write, (struct audio_object *object, const void *data, size_t bytes),
        (object, data, bytes), ENOSYS)
FORWARD(int, audio_object_flush, (struct audio_object *object), (object), ENOSYS)
FORWARD(int, audio_object_drain, (struct audio_object *object), (object), ENOSYS)
FORWARD(const char *, audio_object_strerror, (struct audio_object *object, int error),
        (object, error), NULL)

void audio_object_close(struct audio_object *object) {
  void (*real)(struct audio_object *) = (void (*)(struct audio_object *))symbol(__func__);
  if (real) real(object);
}

void audio_object_destroy(struct audio_object *object) {
  void (*real)(struct audio_object *) = (void (*)(struct audio_object *))symbol(__func__);
  if (real) real(object);
}
