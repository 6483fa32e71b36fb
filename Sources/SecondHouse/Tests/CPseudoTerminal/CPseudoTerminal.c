#include "CPseudoTerminal.h"

#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <util.h>
#define START_PROCESS fork
#else
#include <pty.h>
/* The child only calls the system and becomes another program, so that it needs no copy of the tests' page tables. */
#define START_PROCESS vfork
#endif

static void run_program(const char *path, char *const arguments[], char *const environment[]) {
  setpgid(0, 0);
  tcsetpgrp(STDIN_FILENO, getpid());
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(path, arguments, environment);
  _exit(127);
}

static void run_shell(pid_t program) {
  int status, number;
  sigset_t go_on;
  sigemptyset(&go_on);
  sigaddset(&go_on, SIGUSR1);
  while (waitpid(program, &status, WUNTRACED) == program && WIFSTOPPED(status)) {
    tcsetpgrp(STDIN_FILENO, getpgrp());
    (void)!write(STDOUT_FILENO, "[stopped]\r\n", 11);
    sigwait(&go_on, &number);
    tcsetpgrp(STDIN_FILENO, program);
    kill(-program, SIGCONT);
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

int cpty_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, pid_t *shell) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int terminal = -1;
  *shell = forkpty(&terminal, NULL, NULL, &size);
  if (*shell != 0) return *shell < 0 ? -1 : terminal;
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGUSR1);
  sigprocmask(SIG_BLOCK, &blocked, NULL);
  signal(SIGTTOU, SIG_IGN);
  pid_t program = START_PROCESS();
  if (program == 0) run_program(path, arguments, environment);
  setpgid(program, program);
  run_shell(program);
  _exit(127);
}

void cpty_foreground(pid_t shell) { kill(shell, SIGUSR1); }

void cpty_resize(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(terminal, TIOCSWINSZ, &size);
}

bool cpty_is_ordinary(int terminal) {
  struct termios mode;
  tcflag_t flags = ECHO | ICANON | ISIG;
  return tcgetattr(terminal, &mode) == 0 && (mode.c_lflag & flags) == flags && mode.c_cc[VINTR] == 3;
}

pid_t cpty_group(int terminal) { return tcgetpgrp(terminal); }
