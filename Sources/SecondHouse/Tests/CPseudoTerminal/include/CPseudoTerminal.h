#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

/// Starts a program on a new terminal, below a little shell that only knows job control: when the program stops, the shell
/// takes the terminal back and waits for `cpty_foreground`. Returns the terminal's other end, or -1.
int cpty_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, pid_t *shell);
/// Lets a stopped program go on in the foreground.
void cpty_foreground(pid_t shell);
/// Changes the terminal's size; the program in the foreground gets SIGWINCH.
void cpty_resize(int terminal, int rows, int columns);
/// Whether the terminal echoes, waits for whole lines, and turns ^C into a signal.
bool cpty_is_ordinary(int terminal);
/// The process group in the foreground.
pid_t cpty_group(int terminal);

#endif
