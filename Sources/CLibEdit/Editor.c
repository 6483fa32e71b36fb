#define _GNU_SOURCE
#include "CLibEdit.h"

#include <fcntl.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

struct cedit {
  EditLine *edit;
  HistoryW *history;
  FILE *dev_null;
  int terminal;  // the other end of libedit's pseudo-terminal
  int rows;
  int length;      // of the text before a command
  bool was_asked;  // whether the owner supplied a key since vi's `.`
  cedit_callbacks callbacks;
};

static cedit *owner_of(EditLine *edit) {
  void *self = NULL;
  el_wget(edit, EL_CLIENTDATA, &self);
  return self;
}

static wchar_t *no_prompt(EditLine *edit) {
  static wchar_t empty[] = L"";
  (void)edit;
  return empty;
}

const int32_t *cedit_text(cedit *self, int *count, int *cursor) {
  _Static_assert(sizeof(wchar_t) == sizeof(int32_t), "a wchar_t holds a Unicode scalar");
  const LineInfoW *line = el_wline(self->edit);
  *count = (int)(line->lastchar - line->buffer);
  *cursor = (int)(line->cursor - line->buffer);
  return (const int32_t *)line->buffer;
}

// el_cursor is missing on macOS. On both systems el_wline returns a view of the real line, so the cursor can be set there.
void cedit_set_cursor(cedit *self, int cursor) {
  LineInfoW *line = (LineInfoW *)el_wline(self->edit);
  int count = (int)(line->lastchar - line->buffer);
  line->cursor = line->buffer + (cursor < 0 ? 0 : cursor > count ? count : cursor);
}

// Bugs of libedit, and how they are avoided:
// - It writes past its copy of the screen (vi's `r` and `R`) if a character replaced at the end of the text begins a row outside of
//   that screen. So its screen always has more rows than the text.
// - vi's `$` and ^E put the cursor before an empty text, and then `x` writes there. So with an empty text they do nothing.
// - vi's `.` repeats the keys typed since the last command, and repeats itself forever if there is none. So an entry begins with the
//   command `i`, and `.` is ignored within the keys that it repeats.
// - It inserts a character a million times if asked to. So the excess is deleted again.
// - emacs' Alt-X asks for a command of libedit, and crashes if the command is empty. So it does nothing.
enum { COLUMNS = 100, MOST_SCALARS = 60000, MOST_AT_ONCE = 1000, REDO = 0x9E, END = 0x9F };

static void set_rows(cedit *self, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = COLUMNS};
  ioctl(self->terminal, TIOCSWINSZ, &size);
  self->rows = rows;
}

// Before each command: keeps the cursor within the text, and gives libedit's screen room for all of it, even as `\U+1FFFF`.
static void settle(cedit *self) {
  int count, cursor, lines = 0;
  const int32_t *text = cedit_text(self, &count, &cursor);
  int most = self->length + MOST_AT_ONCE < MOST_SCALARS ? self->length + MOST_AT_ONCE : MOST_SCALARS;
  int excess = count - most;
  if (excess > 0 && cursor >= excess) el_deletestr(self->edit, excess), count -= excess, cursor -= excess;
  self->length = count;
  cedit_set_cursor(self, cursor);
  for (int i = 0; i < count; i++) lines += text[i] == '\n';
  int rows = lines + (count - lines) * 8 / COLUMNS + 2;
  if (rows < self->rows) return;
  set_rows(self, rows < 30000 ? rows * 2 : 65000);
  el_resize(self->edit);
  el_wset(self->edit, EL_REFRESH);
}

static int next_scalar(EditLine *edit, wchar_t *scalar) {
  cedit *self = owner_of(edit);
  settle(self);
  int32_t next = self->callbacks.next(self->callbacks.owner);
  settle(self);
  self->was_asked = true;
  *scalar = (wchar_t)next;
  return next < 0 ? 0 : 1;
}

static unsigned char act(EditLine *edit, int key, bool in_commands) {
  cedit *self = owner_of(edit);
  settle(self);
  bool goes_on = self->callbacks.act(self->callbacks.owner, key, in_commands);
  settle(self);
  return goes_on ? CC_REFRESH : CC_NEWLINE;
}

static unsigned char act_in_main(EditLine *edit, int key) { return act(edit, key, false); }
static unsigned char act_in_commands(EditLine *edit, int key) { return act(edit, key, true); }

// Lets libedit's own command for a key run next; a count and an operator before it stay.
static unsigned char pass_on(EditLine *edit, wchar_t key) {
  wchar_t keys[] = {key, 0};
  el_wpush(edit, keys);
  return CC_ARGHACK;
}

static unsigned char redo(EditLine *edit, int key) {
  cedit *self = owner_of(edit);
  bool is_typed = self->was_asked;
  (void)key;
  self->was_asked = false;
  return is_typed ? pass_on(edit, REDO) : CC_ERROR;
}

static unsigned char go_to_end(EditLine *edit, int key) {
  const LineInfoW *line = el_wline(edit);
  (void)key;
  return line->lastchar == line->buffer ? CC_ERROR : pass_on(edit, END);
}

static void bind_key(cedit *self, uint8_t key, const char *function, bool in_commands) {
  char name[8];
  snprintf(name, sizeof name, "\\%03o", key);
  if (in_commands) el_set(self->edit, EL_BIND, "-a", name, function, (char *)NULL);
  if (!in_commands) el_set(self->edit, EL_BIND, name, function, (char *)NULL);
}

void cedit_bind(cedit *self, uint8_t key, bool in_commands) {
  bind_key(self, key, in_commands ? "mendel-command-key" : "mendel-key", in_commands);
}

bool cedit_is_vi(cedit *self) {
  const char *chosen = NULL;
  el_get(self->edit, EL_EDITOR, &chosen);
  return chosen && strcmp(chosen, "vi") == 0;
}

static void choose_keys(cedit *self, cedit_keys keys) {
  const char *name = keys == CEDIT_KEYS_VI ? "vi" : "emacs";
  el_set(self->edit, EL_EDITOR, name);
  el_source(self->edit, NULL);
  if (keys != CEDIT_KEYS_DEFAULT && cedit_is_vi(self) != (keys == CEDIT_KEYS_VI)) el_set(self->edit, EL_EDITOR, name);
  el_set(self->edit, EL_EDITMODE, 1);
  // libedit keeps pointers to names and descriptions, so they are literals.
  el_wset(self->edit, EL_ADDFN, L"mendel-key", L"A key of the reader", act_in_main);
  el_wset(self->edit, EL_ADDFN, L"mendel-command-key", L"A key of the reader, for vi's commands", act_in_commands);
  el_wset(self->edit, EL_ADDFN, L"mendel-redo", L"vi's .", redo);
  el_wset(self->edit, EL_ADDFN, L"mendel-end", L"vi's $", go_to_end);
  if (!cedit_is_vi(self)) {
    el_set(self->edit, EL_BIND, "^[x", "ed-ignore", (char *)NULL);
    el_set(self->edit, EL_BIND, "^[X", "ed-ignore", (char *)NULL);
    return;
  }
  bind_key(self, '.', "mendel-redo", true);
  bind_key(self, REDO, "vi-redo", true);
  bind_key(self, '$', "mendel-end", true);
  bind_key(self, 5, "mendel-end", true);
  bind_key(self, END, "ed-move-to-end", true);
}

// Opens a pseudo-terminal and libedit on it, since libedit needs a terminal to start. Its drawings and messages are discarded.
static EditLine *open_editor(cedit *self, const char *program) {
  if (self->terminal < 0 || grantpt(self->terminal) != 0 || unlockpt(self->terminal) != 0) return NULL;
  set_rows(self, 24);
  const char *name = ptsname(self->terminal);
  FILE *end = name ? fopen(name, "r+e") : NULL;
  EditLine *edit = end && self->dev_null ? el_init(program, end, end, self->dev_null) : NULL;
  if (edit) el_wset(edit, EL_SETFP, 1, self->dev_null);
  return edit;
}

cedit *cedit_open(const char *program, cedit_keys keys) {
  cedit *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->dev_null = fopen("/dev/null", "we");
  self->terminal = posix_openpt(O_RDWR | O_NOCTTY);
  self->history = history_winit();
  self->edit = self->history ? open_editor(self, program) : NULL;
  if (!self->edit) {
    cedit_close(self);
    return NULL;
  }
  fcntl(self->terminal, F_SETFD, FD_CLOEXEC);
  el_wset(self->edit, EL_CLIENTDATA, self);
  el_wset(self->edit, EL_SIGNAL, 0);
  el_wset(self->edit, EL_PROMPT, no_prompt);
  HistEventW event;
  history_w(self->history, &event, H_SETSIZE, CEDIT_HISTORY_SIZE);
  el_wset(self->edit, EL_HIST, history_w, self->history);  // vi's `_` crashes without a history
  choose_keys(self, keys);
  el_wset(self->edit, EL_GETCFN, next_scalar);
  return self;
}

void cedit_set_callbacks(cedit *self, cedit_callbacks callbacks) { self->callbacks = callbacks; }

void cedit_close(cedit *self) {
  if (self->edit) el_end(self->edit);
  if (self->history) history_wend(self->history);
  if (self->dev_null) fclose(self->dev_null);
  if (self->terminal >= 0) close(self->terminal);
  free(self);
}

bool cedit_read(cedit *self) {
  int count = 0;
  if (cedit_is_vi(self)) el_wpush(self->edit, L"\033i");
  return el_wgets(self->edit, &count) != NULL;
}

// Copies the scalars with a terminator, to be freed by the caller; NULL if there are none.
static wchar_t *copy_text(const int32_t *scalars, int count) {
  wchar_t *text = count > 0 ? calloc((size_t)count + 1, sizeof *text) : NULL;
  if (text) memcpy(text, scalars, (size_t)count * sizeof *text);
  return text;
}

bool cedit_replace(cedit *self, int start, int end, const int32_t *scalars, int count) {
  int size, cursor;
  cedit_text(self, &size, &cursor);
  if (size + count > MOST_SCALARS) return false;
  cedit_set_cursor(self, end);
  el_deletestr(self->edit, end - start);
  wchar_t *text = copy_text(scalars, count);
  if (text) el_winsertstr(self->edit, text);
  free(text);
  self->length = size + count;
  return true;
}

void cedit_remember(cedit *self, const int32_t *scalars, int count) {
  HistEventW event;
  wchar_t *text = copy_text(scalars, count);
  if (text) history_w(self->history, &event, H_ENTER, text);
  free(text);
}
