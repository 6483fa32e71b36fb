// libedit as far as the line reader needs it, in a form that Swift can import: no variadic calls, no pointers that must outlive
// a call, no `FILE`. Texts are arrays of Unicode scalars, which is what `wchar_t` holds on Linux and macOS.
//
// libedit keeps the text, the key maps, vi's commands and the kill ring. It draws to /dev/null: the reader draws the entry
// itself, with colours, and needs neither libedit's idea of the screen nor its knowledge of the terminal.
#ifndef MENDEL_CLIBEDIT_H
#define MENDEL_CLIBEDIT_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

/// An editor of one line after the other.
typedef struct cedit cedit;

/// Which key map to use: libedit's own choice or that of `~/.editrc`, or one of the two.
typedef enum { CEDIT_KEYS_DEFAULT, CEDIT_KEYS_EMACS, CEDIT_KEYS_VI } cedit_keys;

/// What an action of the owner asks of the editor.
typedef enum { CEDIT_CONTINUE, CEDIT_FINISH } cedit_outcome;

/// The owner's functions, called during `cedit_read` only.
typedef struct {
  void *owner;
  /// The next scalar, or -1 where reading must end.
  int32_t (*next)(void *owner);
  /// Carries out a key that was given to `cedit_bind`; `in_commands` is true in vi's command mode.
  cedit_outcome (*act)(void *owner, int32_t key, bool in_commands);
} cedit_callbacks;

/// Selects a UTF-8 locale for characters: the environment's, else one that the system surely has; false without one.
bool cedit_use_utf8(void);

/// Opens an editor on standard input, which must be a terminal; reads `~/.editrc` where asked to. NULL on failure.
cedit *cedit_open(const char *program, cedit_keys keys, bool reads_editrc, cedit_callbacks callbacks);
/// Gives the terminal back and frees the editor.
void cedit_close(cedit *self);
/// Whether vi's keys are in use.
bool cedit_is_vi(cedit *self);
/// Gives a key below 256 to the owner's `act`, in the main key map and, if asked, in that of vi's commands.
bool cedit_bind(cedit *self, uint8_t key, bool in_main, bool in_commands);
/// Edits until an action finishes, libedit's own newline comes (true), or `next` ends it (false).
bool cedit_read(cedit *self);

/// The text and its length in scalars; valid until the next change.
const int32_t *cedit_text(cedit *self, int *count);
/// The cursor, counted in scalars.
int cedit_cursor(cedit *self);
/// Moves the cursor.
void cedit_set_cursor(cedit *self, int cursor);
/// Puts `count` scalars in place of those from `start` to `end`; the cursor stands behind them then.
void cedit_replace(cedit *self, int start, int end, const int32_t *scalars, int count);
/// How many entries libedit remembers.
enum { CEDIT_HISTORY_SIZE = 1000 };
/// Adds an entry to those that libedit's own commands find, such as vi's `_` and what `~/.editrc` binds.
void cedit_remember(cedit *self, const int32_t *scalars, int count);

// The terminal and its signals.

/// The kinds of news that `cedit_wait` and `cedit_read_keys` return, as bits.
typedef enum { CEDIT_INPUT = 1, CEDIT_SIGNAL = 2, CEDIT_END = 4, CEDIT_ECHO = 8, CEDIT_MORE = 16 } cedit_news;

/// Remembers the terminal's ordinary mode, turns bracketed paste on and catches signals until `cedit_end`.
void cedit_begin(void);
/// Puts back what `cedit_begin` changed.
void cedit_end(void);
/// Gives the terminal back in its ordinary mode at once. May be called from a signal handler.
void cedit_restore(void);
/// Makes ^C, ^Z and ^S keys while an entry is edited; to be called whenever libedit may have set its own mode.
void cedit_keep_keys(void);
/// Waits for input or a signal, forever with a negative number of milliseconds; 0 when the time is over.
int cedit_wait(int milliseconds);
/// The longest sequence of bytes that gives a character its colour and can be foreseen.
enum { CEDIT_STYLE_SIZE = 48 };
/// Has the next `cedit_read_keys` show a single ASCII character in this colour the moment it is read; without a colour, as it is. A space is
/// shown without a colour, or not at all.
void cedit_foresee(const uint8_t *style, int count, bool shows_spaces);
/// Waits as `cedit_wait` does, reads what there is, and tells if that was the end. Tells as well whether it was shown as foreseen; then a
/// millisecond has passed since, unless more came.
///
/// A process that slept finds little of its memory near the processor. So only these few lines of C stand between a key and its echo.
int cedit_read_keys(int milliseconds, uint8_t *bytes, int capacity, int *count);
/// Stops the process as ^Z does, the terminal in its ordinary mode meanwhile; returns when it goes on.
void cedit_suspend(void);
/// Puts the terminal into the editor's mode again, after somebody else stopped the process and let it go on.
void cedit_resume(void);
/// A single-key mode outside of `cedit_read`: characters come at once and are not echoed.
void cedit_make_raw(void);
/// The same, but ^C and ^Z stay signals, so that they reach what runs between two keys.
void cedit_watch_keys(void);
/// Writes to the terminal, all at once; what a stopped terminal does not take is lost once the process was asked to end.
void cedit_write(const uint8_t *bytes, int count);
/// Writes what the standard library holds back for standard output.
void cedit_flush_stdout(void);
/// The terminal's size in cells; false where it is unknown.
bool cedit_size(int *rows, int *columns);

/// Takes a flag: whether that signal came since the last time. SIGWINCH, SIGTSTP, SIGCONT.
bool cedit_take_signal(int signal);
/// The signal that asks the process to end, or 0. SIGTERM, SIGHUP.
int cedit_ending_signal(void);

/// Whether SIGINT came; read it through the functions below.
extern volatile sig_atomic_t cedit_interrupt_flag;
/// Lets SIGINT set the flag from now on instead of ending the process.
void cedit_catch_interrupts(void);
/// Whether SIGINT came since the flag was cleared: one load.
static inline bool cedit_is_interrupted(void) { return cedit_interrupt_flag != 0; }
/// Clears the flag.
static inline void cedit_clear_interrupt(void) { cedit_interrupt_flag = 0; }

#endif
