#include "CTerminal.h"

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

int cterminal_spawn(const char *path, char *const arguments[], const char *state, pid_t *child) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int terminal;
  *child = forkpty(&terminal, NULL, NULL, &size);
  if (*child == 0) {
    setenv("TERM", "xterm-256color", 1);
    setenv("XDG_STATE_HOME", state, 1);
    execv(path, arguments);
    _exit(127);
  }
  return *child < 0 ? -1 : terminal;
}

static char *prompt(EditLine *edit) {
  static char text[] = "libedit> ";
  (void)edit;
  return text;
}

void cterminal_edit_lines(void) {
  EditLine *edit = el_init("libedit", stdin, stdout, stderr);
  if (!edit) return;
  el_set(edit, EL_PROMPT, prompt);
  el_set(edit, EL_EDITOR, "emacs");
  int count = 0;
  while (el_gets(edit, &count) && count > 0) continue;
  el_end(edit);
}
