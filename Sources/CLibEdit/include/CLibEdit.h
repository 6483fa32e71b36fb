// The parts of libedit that the line reader needs, in a form that Swift can import: no variadic calls, no pointers that must outlive
// a call, no `FILE`. Texts are arrays of Unicode scalars, which is what `wchar_t` holds on Linux and macOS.
//
// libedit stores the text, the key maps, vi's commands and its history. It runs on its own pseudo-terminal and draws to
// /dev/null. The reader controls the real terminal's mode, size and screen, so libedit cannot disturb them.
#ifndef MENDEL_CLIBEDIT_H
#define MENDEL_CLIBEDIT_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct cedit cedit;

/// The key map: that of `~/.editrc` (emacs' if there is none), or emacs' or vi's.
typedef enum { CEDIT_KEYS_DEFAULT, CEDIT_KEYS_EMACS, CEDIT_KEYS_VI } cedit_keys;

/// The owner's functions; they are called only during `cedit_read`.
typedef struct {
  void *owner;
  /// Returns the next scalar, or -1 if reading must end.
  int32_t (*next)(void *owner);
  /// Carries out a key that was given to `cedit_bind`, in vi's command mode or not; returns false if the entry is finished.
  bool (*act)(void *owner, int32_t key, bool in_commands);
} cedit_callbacks;

/// Opens an editor; NULL on failure.
cedit *cedit_open(const char *program, cedit_keys keys);
void cedit_set_callbacks(cedit *self, cedit_callbacks callbacks);
void cedit_close(cedit *self);
/// Whether vi's keys are in use.
bool cedit_is_vi(cedit *self);
/// Passes a key below 256 to the owner's `act`, in the main key map or in that of vi's commands.
void cedit_bind(cedit *self, uint8_t key, bool in_commands);
/// Edits until an action finishes or libedit's own newline ends it (true), or until `next` ends it (false).
bool cedit_read(cedit *self);
/// The text, its length and the cursor, counted in scalars; valid until the next change.
const int32_t *cedit_text(cedit *self, int *count, int *cursor);
/// Moves the cursor.
void cedit_set_cursor(cedit *self, int cursor);
/// Replaces the scalars from `start` to `end` by `count` scalars; returns false and changes nothing if the text would be too long.
bool cedit_replace(cedit *self, int start, int end, const int32_t *scalars, int count);
/// Adds an entry to the history of libedit's own commands, such as vi's `_`, up to CEDIT_HISTORY_SIZE entries.
void cedit_remember(cedit *self, const int32_t *scalars, int count);
enum { CEDIT_HISTORY_SIZE = 1000 };

/// Takes over the terminal of standard input and output until `cedit_end`: keys arrive at once without echo, signals are caught.
///
/// ^C and ^Z are keys; with `keeps_signals` they stay signals, for code that runs between two keys. Writes what was typed before to
/// `bytes`, and returns its length.
int cedit_begin(bool keeps_signals, uint8_t *bytes, int capacity);
/// Restores the terminal and the signal actions.
void cedit_end(void);
/// Takes over the terminal again, after another process stopped this one and let it continue.
void cedit_resume(void);
/// Stops the process as ^Z does, with the terminal restored meanwhile; returns when it continues.
void cedit_suspend(void);
/// Waits for input or a signal, forever if `milliseconds` is negative, and reads the available bytes; -1 at the end of input.
int cedit_next_bytes(int milliseconds, uint8_t *bytes, int capacity, bool *is_signalled);
/// Writes all bytes, and returns an `errno` or 0; after a request to end, bytes that a stopped terminal does not accept are lost.
int cedit_write(int descriptor, const char *bytes, long count);
/// Returns whether the signal arrived since the last call: SIGWINCH, SIGTSTP, SIGCONT, SIGINT.
bool cedit_take_signal(int signal);
/// The signal that asked the process to end, SIGTERM or SIGHUP, or 0.
int cedit_ending_signal(void);
/// Makes SIGINT set a flag from now on, instead of ending the process.
void cedit_catch_interrupts(void);
extern volatile sig_atomic_t cedit_interrupt_flag;
/// Whether SIGINT arrived and was not taken yet; a single load.
static inline bool cedit_is_interrupted(void) { return cedit_interrupt_flag != 0; }

#endif
