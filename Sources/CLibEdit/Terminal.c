#include "CLibEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <stdio.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

volatile sig_atomic_t cedit_interrupt_flag;

static volatile sig_atomic_t resized, stopped, continued, ending, taken;
static int wake[2] = {-1, -1};
static struct termios ordinary, raw;
static bool knows_modes;

// The signals caught while the terminal is taken, and their previous actions.
static const int caught[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGILL,
                             SIGTRAP,  SIGABRT, SIGSEGV, SIGBUS,  SIGFPE, SIGSYS,  SIGXCPU, SIGXFSZ};
enum { CAUGHT = sizeof caught / sizeof *caught };
static struct sigaction before[CAUGHT];

// A terminal stopped by ^S accepts no output, and must not block a process that was asked to end.
static bool may_write(int descriptor) {
  struct pollfd request = {.fd = descriptor, .events = POLLOUT};
  while (poll(&request, 1, ending ? 0 : 100) <= 0) {
    if (ending) return false;
  }
  return true;
}

int cedit_write(int descriptor, const char *bytes, long count) {
  while (count > 0 && may_write(descriptor)) {
    ssize_t written = write(descriptor, bytes, (size_t)count);
    if (written < 0 && errno != EINTR && errno != EAGAIN) return errno;
    if (written > 0) bytes += written, count -= written;
  }
  return 0;
}

static void tell_terminal(const char *sequence) { cedit_write(STDOUT_FILENO, sequence, (long)strlen(sequence)); }

static void restore(void) {
  if (!taken) return;
  if (knows_modes) tcsetattr(STDIN_FILENO, TCSANOW, &ordinary);
  tell_terminal("\033[?2004l\033[0m");
  taken = 0;
}

static void note(int signal) {
  int saved = errno;
  switch (signal) {
    case SIGINT: cedit_interrupt_flag = 1; break;
    case SIGWINCH: resized = 1; break;
    case SIGTSTP: stopped = 1; break;
    case SIGCONT: continued = 1; break;
    case SIGTERM:
    case SIGHUP: ending = signal; break;
    default:  // the process dies: restore the terminal, then die as before
      ending = signal;
      restore();
      for (int i = 0; i < CAUGHT; i++) {
        if (caught[i] == signal) sigaction(signal, &before[i], NULL);
      }
      raise(signal);
  }
  if (wake[1] >= 0) (void)!write(wake[1], "", 1);
  errno = saved;
}

static void catch_signal(int signal, struct sigaction *old) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, old);
}

// Makes a pipe by which a signal wakes a waiting call, and an alternate stack for signals such as a stack overflow.
static void prepare(void) {
  static char stack[1 << 16];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  if (wake[0] >= 0 || pipe(wake) != 0) return;
  sigaltstack(&own, NULL);
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
    fcntl(wake[i], F_SETFD, FD_CLOEXEC);
  }
}

void cedit_catch_interrupts(void) {
  prepare();
  catch_signal(SIGINT, NULL);
  // A user who sends SIGQUIT wants no crash report that waits for a key.
  struct sigaction quit;
  sigaction(SIGQUIT, NULL, &quit);
  if (quit.sa_handler != SIG_IGN) sigaction(SIGQUIT, &(struct sigaction){.sa_handler = SIG_DFL}, NULL);
}

// Reads pending input. A ^D on an empty line reads as an end of input; one is enough, since the reader of it ends.
static int typed_ahead(uint8_t *bytes, int capacity) {
  struct pollfd request = {.fd = STDIN_FILENO, .events = POLLIN};
  int count = 0;
  while (count < capacity && poll(&request, 1, 0) > 0) {
    ssize_t result = read(STDIN_FILENO, bytes + count, (size_t)(capacity - count));
    if (result == 0) bytes[count++] = 4;
    if (result <= 0) break;
    count += (int)result;
  }
  return count;
}

int cedit_begin(bool keeps_signals, uint8_t *bytes, int capacity) {
  fflush(stdout);
  prepare();
  resized = 0;
  for (int i = 0; i < CAUGHT; i++) {
    catch_signal(caught[i], &before[i]);
    if (before[i].sa_handler == SIG_IGN) sigaction(caught[i], &before[i], NULL);  // ignored, as the parent process wished
  }
  int early = typed_ahead(bytes, capacity);
  knows_modes = tcgetattr(STDIN_FILENO, &ordinary) == 0;
  raw = ordinary;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN | (keeps_signals ? 0 : ISIG));
  raw.c_iflag &= ~(tcflag_t)(INLCR | ICRNL | (keeps_signals ? 0 : IXON));
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  raw.c_cc[VQUIT] = _POSIX_VDISABLE;
  cedit_resume();
  int count = early + typed_ahead(bytes + early, capacity - early);
  for (int i = early; i < count; i++) bytes[i] = bytes[i] ? bytes[i] : 4;  // a pending ^D became 0 in the change of mode
  return count;
}

void cedit_end(void) {
  restore();
  for (int i = 0; i < CAUGHT; i++) sigaction(caught[i], &before[i], NULL);
}

void cedit_resume(void) {
  stopped = continued = 0;
  taken = 1;
  if (knows_modes) tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  tell_terminal("\033[?2004h");
}

void cedit_suspend(void) {
  restore();
  struct sigaction stop = {.sa_handler = SIG_DFL}, old;
  sigaction(SIGTSTP, &stop, &old);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &old, NULL);
  cedit_resume();
}

int cedit_next_bytes(int milliseconds, uint8_t *bytes, int capacity, bool *is_signalled) {
  struct timeval time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  fd_set set;  // poll does not work with terminals on macOS
  FD_ZERO(&set);
  FD_SET(STDIN_FILENO, &set);
  FD_SET(wake[0], &set);
  *is_signalled = select(wake[0] + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &time) < 0;
  if (*is_signalled) return 0;
  while (FD_ISSET(wake[0], &set) && read(wake[0], (char[64]){0}, 64) > 0) *is_signalled = true;
  if (!FD_ISSET(STDIN_FILENO, &set)) return 0;
  ssize_t result = read(STDIN_FILENO, bytes, (size_t)capacity);
  if (result > 0) return (int)result;
  return result < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}

bool cedit_take_signal(int signal) {
  volatile sig_atomic_t *flag = signal == SIGWINCH  ? &resized
                                : signal == SIGTSTP ? &stopped
                                : signal == SIGINT  ? &cedit_interrupt_flag
                                                    : &continued;
  bool was_set = *flag != 0;
  *flag = 0;
  return was_set;
}

int cedit_ending_signal(void) { return ending; }
