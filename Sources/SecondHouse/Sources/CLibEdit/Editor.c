#include "CLibEdit.h"

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct cedit {
  EditLine *edit;
  HistoryW *history;
  FILE *nowhere;
  cedit_callbacks callbacks;
};

bool cedit_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
  }
  return false;
}

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

static int next_scalar(EditLine *edit, wchar_t *scalar) {
  cedit *self = owner_of(edit);
  int32_t next = self->callbacks.next(self->callbacks.owner);
  if (next < 0) return 0;
  *scalar = (wchar_t)next;
  return 1;
}

static unsigned char act(EditLine *edit, int key, bool in_commands) {
  cedit *self = owner_of(edit);
  cedit_outcome outcome = self->callbacks.act(self->callbacks.owner, key, in_commands);
  return outcome == CEDIT_FINISH ? CC_NEWLINE : CC_REFRESH;
}

static unsigned char act_in_main(EditLine *edit, int key) { return act(edit, key, false); }
static unsigned char act_in_commands(EditLine *edit, int key) { return act(edit, key, true); }

// libedit keeps the pointers of names and descriptions, so they are literals.
static void add_functions(EditLine *edit) {
  el_wset(edit, EL_ADDFN, L"mendel-key", L"A key of the playground", act_in_main);
  el_wset(edit, EL_ADDFN, L"mendel-command-key", L"A key of the playground, for vi's commands", act_in_commands);
}

static void choose_keys(EditLine *edit, cedit_keys keys, bool reads_editrc) {
  el_set(edit, EL_EDITOR, keys == CEDIT_KEYS_VI ? "vi" : "emacs");
  if (reads_editrc) el_source(edit, NULL);
  const char *chosen = NULL;
  el_get(edit, EL_EDITOR, &chosen);
  bool is_vi = chosen && strcmp(chosen, "vi") == 0;
  if (keys != CEDIT_KEYS_DEFAULT && is_vi != (keys == CEDIT_KEYS_VI)) {
    el_set(edit, EL_EDITOR, keys == CEDIT_KEYS_VI ? "vi" : "emacs");
  }
  el_set(edit, EL_EDITMODE, 1);
}

// libedit wants to see a terminal when it starts; what it draws and complains about goes nowhere afterwards.
static EditLine *open_editor(const char *program, FILE *nowhere) {
  int descriptor = dup(STDIN_FILENO);
  FILE *terminal = descriptor < 0 ? NULL : fdopen(descriptor, "r+");
  if (!terminal) return NULL;
  EditLine *edit = el_init(program, stdin, terminal, nowhere);
  if (edit) el_wset(edit, EL_SETFP, 1, nowhere);
  fclose(terminal);
  return edit;
}

cedit *cedit_open(const char *program, cedit_keys keys, bool reads_editrc, cedit_callbacks callbacks) {
  cedit *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->callbacks = callbacks;
  self->nowhere = fopen("/dev/null", "w");
  self->edit = self->nowhere ? open_editor(program, self->nowhere) : NULL;
  self->history = history_winit();
  if (!self->edit || !self->history) {
    cedit_close(self);
    return NULL;
  }
  el_wset(self->edit, EL_CLIENTDATA, self);
  el_wset(self->edit, EL_SIGNAL, 0);
  el_wset(self->edit, EL_PROMPT, no_prompt);
  HistEventW event;
  history_w(self->history, &event, H_SETSIZE, CEDIT_HISTORY_SIZE);
  el_wset(self->edit, EL_HIST, history_w, self->history);  // vi's `_` crashes without one
  add_functions(self->edit);
  choose_keys(self->edit, keys, reads_editrc);
  el_wset(self->edit, EL_GETCFN, next_scalar);
  return self;
}

void cedit_close(cedit *self) {
  if (self->edit) el_end(self->edit);
  if (self->history) history_wend(self->history);
  if (self->nowhere) fclose(self->nowhere);
  free(self);
}

bool cedit_is_vi(cedit *self) {
  const char *chosen = NULL;
  el_get(self->edit, EL_EDITOR, &chosen);
  return chosen && strcmp(chosen, "vi") == 0;
}

bool cedit_bind(cedit *self, uint8_t key, bool in_main, bool in_commands) {
  char name[8];
  snprintf(name, sizeof name, "\\%03o", key);
  bool bound = !in_main || el_set(self->edit, EL_BIND, name, "mendel-key", (char *)NULL) == 0;
  return (!in_commands || el_set(self->edit, EL_BIND, "-a", name, "mendel-command-key", (char *)NULL) == 0) && bound;
}

bool cedit_read(cedit *self) {
  int count = 0;
  return el_wgets(self->edit, &count) != NULL;
}

const int32_t *cedit_text(cedit *self, int *count) {
  _Static_assert(sizeof(wchar_t) == sizeof(int32_t), "a wchar_t holds a Unicode scalar");
  const LineInfoW *line = el_wline(self->edit);
  *count = (int)(line->lastchar - line->buffer);
  return (const int32_t *)line->buffer;
}

int cedit_cursor(cedit *self) {
  const LineInfoW *line = el_wline(self->edit);
  return (int)(line->cursor - line->buffer);
}

// el_cursor is missing on macOS; what el_wline returns is a view of the real line there and elsewhere.
void cedit_set_cursor(cedit *self, int cursor) {
  LineInfoW *line = (LineInfoW *)el_wline(self->edit);
  int count = (int)(line->lastchar - line->buffer);
  line->cursor = line->buffer + (cursor < 0 ? 0 : cursor > count ? count : cursor);
}

// The scalars with an end mark, to be freed; NULL for none.
static wchar_t *copy_text(const int32_t *scalars, int count) {
  wchar_t *text = count > 0 ? calloc((size_t)count + 1, sizeof *text) : NULL;
  if (text) memcpy(text, scalars, (size_t)count * sizeof *text);
  return text;
}

void cedit_replace(cedit *self, int start, int end, const int32_t *scalars, int count) {
  cedit_set_cursor(self, end);
  el_deletestr(self->edit, end - start);
  wchar_t *text = copy_text(scalars, count);
  if (text) el_winsertstr(self->edit, text);
  free(text);
}

void cedit_remember(cedit *self, const int32_t *scalars, int count) {
  HistEventW event;
  wchar_t *text = copy_text(scalars, count);
  if (text) history_w(self->history, &event, H_ENTER, text);
  free(text);
}
