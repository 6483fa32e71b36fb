// libedit as far as the line reader needs it, in a form that Swift can import: no variadic calls, no pointers that must outlive
// a call, no `FILE`. Texts are arrays of Unicode scalars, which is what `wchar_t` holds on Linux and macOS.
//
// libedit keeps the text, the key maps, vi's commands and its history. It lives on a pseudo-terminal of its own and draws to
// /dev/null: the real terminal's mode, size and screen are the reader's, so libedit's ideas of them can do no harm.
#ifndef MENDEL_CLIBEDIT_H
#define MENDEL_CLIBEDIT_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct cedit cedit;

/// Which key map to use: that of `~/.editrc`, which is emacs' without one, or one of the two.
typedef enum { CEDIT_KEYS_DEFAULT, CEDIT_KEYS_EMACS, CEDIT_KEYS_VI } cedit_keys;

/// The owner's functions, called during `cedit_read` only.
typedef struct {
  void *owner;
  /// The next scalar, or -1 where reading must end.
  int32_t (*next)(void *owner);
  /// Carries out a key that was given to `cedit_bind`, in vi's command mode or not; false where reading is finished.
  bool (*act)(void *owner, int32_t key, bool in_commands);
} cedit_callbacks;

/// Opens an editor; NULL on failure.
cedit *cedit_open(const char *program, cedit_keys keys);
void cedit_set_callbacks(cedit *self, cedit_callbacks callbacks);
void cedit_close(cedit *self);
/// Whether vi's keys are in use.
bool cedit_is_vi(cedit *self);
/// Gives a key below 256 to the owner's `act`, in the main key map, or in that of vi's commands.
void cedit_bind(cedit *self, uint8_t key, bool in_commands);
/// Edits until an action finishes, libedit's own newline comes (true), or `next` ends it (false).
bool cedit_read(cedit *self);
/// The text, its length and the cursor, counted in scalars; valid until the next change.
const int32_t *cedit_text(cedit *self, int *count, int *cursor);
/// Moves the cursor.
void cedit_set_cursor(cedit *self, int cursor);
/// Puts `count` scalars in place of those from `start` to `end`; false, and nothing done, where that would be too much.
bool cedit_replace(cedit *self, int start, int end, const int32_t *scalars, int count);
/// Adds an entry to those that libedit's own commands find, such as vi's `_`; it remembers as many.
void cedit_remember(cedit *self, const int32_t *scalars, int count);
enum { CEDIT_HISTORY_SIZE = 1000 };

/// Takes the terminal of standard input and output until `cedit_end`: keys come at once and are not echoed, signals are caught.
///
/// ^C and ^Z are keys, or stay signals, so that they reach what runs between two keys. Writes what was typed ahead to `bytes`, and
/// returns how much that is.
int cedit_begin(bool keeps_signals, uint8_t *bytes, int capacity);
/// Gives the terminal and the signals back as they were.
void cedit_end(void);
/// Takes the terminal again, after somebody else stopped the process and let it go on.
void cedit_resume(void);
/// Stops the process as ^Z does, the terminal as it was meanwhile; returns when it goes on.
void cedit_suspend(void);
/// Waits for input or a signal, forever with a negative number of milliseconds, and reads what there is; -1 when no more will come.
int cedit_next_bytes(int milliseconds, uint8_t *bytes, int capacity, bool *is_signalled);
/// Writes all of it, and answers an `errno` or 0; what a stopped terminal does not take is lost once the process was asked to end.
int cedit_write(int descriptor, const char *bytes, long count);
/// Whether that signal came since the last time: SIGWINCH, SIGTSTP, SIGCONT, SIGINT.
bool cedit_take_signal(int signal);
/// The signal that asked the process to end, SIGTERM or SIGHUP, or 0.
int cedit_ending_signal(void);
/// Lets SIGINT set a flag from now on instead of ending the process.
void cedit_catch_interrupts(void);
extern volatile sig_atomic_t cedit_interrupt_flag;
/// Whether SIGINT came and was not taken: one load.
static inline bool cedit_is_interrupted(void) { return cedit_interrupt_flag != 0; }

#endif
