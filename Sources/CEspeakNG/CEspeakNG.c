// SPDX-License-Identifier: GPL-3.0-or-later
#include "CEspeakNG.h"

#include <dlfcn.h>
#include <pthread.h>

// The library is loaded when it is first used. It brings thirty others of sound with it, a third of
// what the system does to start a program, and only the process that speaks needs them.
static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) { library = dlopen("libespeak-ng.so.1", RTLD_NOW | RTLD_LOCAL); }

static void *symbol(const char *name) {
  pthread_once(&once, load);
  return library ? dlsym(library, name) : NULL;
}

// A function of the library by its own name; where there is no library, a result that says so.
#define FORWARD(result, name, parameters, arguments, otherwise)              \
  result name parameters {                                                   \
    result(*real) parameters = (result(*) parameters)symbol(#name);          \
    return real ? real arguments : (otherwise);                              \
  }

FORWARD(int, espeak_Initialize,
        (espeak_AUDIO_OUTPUT output, int buflength, const char *path, int options),
        (output, buflength, path, options), EE_INTERNAL_ERROR)
FORWARD(espeak_ERROR, espeak_Synth,
        (const void *text, size_t size, unsigned int position,
         espeak_POSITION_TYPE position_type, unsigned int end_position, unsigned int flags,
         unsigned int *identifier, void *user_data),
        (text, size, position, position_type, end_position, flags, identifier, user_data),
        EE_INTERNAL_ERROR)
FORWARD(espeak_ERROR, espeak_Char, (wchar_t character), (character), EE_INTERNAL_ERROR)
FORWARD(espeak_ERROR, espeak_SetParameter,
        (espeak_PARAMETER parameter, int value, int relative), (parameter, value, relative),
        EE_INTERNAL_ERROR)
FORWARD(espeak_ERROR, espeak_SetPunctuationList, (const wchar_t *list), (list),
        EE_INTERNAL_ERROR)
FORWARD(espeak_ERROR, espeak_SetVoiceByName, (const char *name), (name), EE_INTERNAL_ERROR)
FORWARD(const char *, espeak_TextToPhonemes, (const void **text, int textmode, int phonememode),
        (text, textmode, phonememode), NULL)
FORWARD(const espeak_VOICE **, espeak_ListVoices, (espeak_VOICE *specification),
        (specification), NULL)

const char *espeak_Info(const char **path) {
  const char *(*real)(const char **) = (const char *(*)(const char **))symbol("espeak_Info");
  if (real) return real(path);
  if (path) *path = "";
  return "";
}

void espeak_SetSynthCallback(t_espeak_callback *callback) {
  void (*real)(t_espeak_callback *) = (void (*)(t_espeak_callback *))symbol(__func__);
  if (real) real(callback);
}
