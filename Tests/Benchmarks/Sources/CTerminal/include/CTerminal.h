#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <sys/types.h>

/// Starts a program on a new terminal of 24 rows and 80 columns, with a folder of its own for what it keeps; returns the terminal's other end,
/// or -1.
int cterminal_spawn(const char *path, char *const arguments[], const char *state, pid_t *child);

/// Reads lines with libedit as it is, until the terminal ends: the peer that shows what a key costs at the least.
void cterminal_edit_lines(void);

#endif
