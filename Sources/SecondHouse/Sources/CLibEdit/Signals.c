#include "CLibEdit.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

volatile sig_atomic_t cedit_interrupt_flag;

static volatile sig_atomic_t resized, stopped, continued, ending, editing;
static int wake[2] = {-1, -1};
static struct termios ordinary, raw;
static bool knows_ordinary, knows_raw;

// The signals that are caught while an entry is edited, and what was done about them before.
static const int caught[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGILL, SIGTRAP, SIGABRT};
enum { CAUGHT = sizeof caught / sizeof *caught };
static struct sigaction before[CAUGHT];

// A terminal that ^S has stopped takes nothing, and must not keep a process that was told to end.
static bool is_stuck(void) {
  struct pollfd request = {.fd = STDOUT_FILENO, .events = POLLOUT};
  return ending && poll(&request, 1, 0) == 0;
}

static void put(const char *bytes, size_t count) {
  while (count > 0 && !is_stuck()) {
    ssize_t written = write(STDOUT_FILENO, bytes, count);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) bytes += written, count -= (size_t)written;
  }
}

void cedit_write(const uint8_t *bytes, int count) { put((const char *)bytes, (size_t)count); }

void cedit_restore(void) {
  static const char quiet[] = "\033[?2004l\033[0m";
  if (!editing) return;
  editing = 0;
  put(quiet, sizeof quiet - 1);
  if (knows_ordinary) tcsetattr(STDIN_FILENO, TCSANOW, &ordinary);
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
    default: {  // a crash: leave the terminal usable, then crash as before
      cedit_restore();
      struct sigaction action = {.sa_handler = SIG_DFL};
      sigaction(signal, &action, NULL);
      raise(signal);
    }
  }
  if (wake[1] >= 0) (void)!write(wake[1], "", 1);
  errno = saved;
}

static void catch_signal(int signal, struct sigaction *old) {
  struct sigaction action = {.sa_handler = note};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, old);
}

static void open_wake(void) {
  if (wake[0] >= 0 || pipe(wake) != 0) return;
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
    fcntl(wake[i], F_SETFD, FD_CLOEXEC);
  }
}

void cedit_catch_interrupts(void) {
  open_wake();
  catch_signal(SIGINT, NULL);
}

void cedit_begin(void) {
  open_wake();
  knows_ordinary = tcgetattr(STDIN_FILENO, &ordinary) == 0;
  knows_raw = false;
  resized = stopped = continued = ending = 0;
  editing = 1;
  for (int i = 0; i < CAUGHT; i++) {
    catch_signal(caught[i], &before[i]);
    if (before[i].sa_handler == SIG_IGN) sigaction(caught[i], &before[i], NULL);  // as the parent wished
  }
  put("\033[?2004h", 8);
}

void cedit_end(void) {
  if (editing) put("\033[?2004l", 8);
  editing = 0;
  for (int i = 0; i < CAUGHT; i++) sigaction(caught[i], &before[i], NULL);
}

// libedit leaves ^C, ^Z and ^S to the terminal (asking it not to, by EL_SETTY, works in some versions only), and sets its own mode
// anew around a quoted character.
void cedit_keep_keys(void) {
  struct termios mode;
  if (!editing || tcgetattr(STDIN_FILENO, &mode) != 0) return;
  if (mode.c_lflag & ISIG || mode.c_iflag & IXON) {
    mode.c_lflag &= ~(tcflag_t)ISIG;
    mode.c_iflag &= ~(tcflag_t)IXON;
    tcsetattr(STDIN_FILENO, TCSANOW, &mode);
  }
  raw = mode;
  knows_raw = true;
}

int cedit_wait(int milliseconds) {
  struct timeval time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  fd_set set;
  FD_ZERO(&set);
  FD_SET(STDIN_FILENO, &set);
  if (wake[0] >= 0) FD_SET(wake[0], &set);
  int highest = wake[0] > STDIN_FILENO ? wake[0] : STDIN_FILENO;
  int count = select(highest + 1, &set, NULL, NULL, milliseconds < 0 ? NULL : &time);
  if (count < 0) return errno == EINTR ? CEDIT_SIGNAL : CEDIT_INPUT;
  int news = FD_ISSET(STDIN_FILENO, &set) ? CEDIT_INPUT : 0;
  if (count > 0 && wake[0] >= 0 && FD_ISSET(wake[0], &set)) {
    char drained[64];
    while (read(wake[0], drained, sizeof drained) > 0) {}
    news |= CEDIT_SIGNAL;
  }
  return news;
}

// What shows a character that is typed next: all bytes, with the place for its own. One line of the cache.
static struct {
  uint8_t count, place;
  bool shows_spaces;
  char bytes[CEDIT_STYLE_SIZE + 5];
} foreseen;

void cedit_foresee(const uint8_t *style, int count, bool shows_spaces) {
  static const char plain[] = "\033[0m";
  if (count > CEDIT_STYLE_SIZE) return;
  if (count > 0) memcpy(foreseen.bytes, style, (size_t)count);
  if (count > 0) memcpy(foreseen.bytes + count + 1, plain, sizeof plain - 1);
  foreseen.place = (uint8_t)count;
  foreseen.count = (uint8_t)(count > 0 ? count + (int)sizeof plain : 1);
  foreseen.shows_spaces = shows_spaces;
}

static bool echo(uint8_t byte) {
  if (foreseen.count == 0 || byte < 0x20 || byte > 0x7E) return false;
  if (byte == 0x20) {
    if (foreseen.shows_spaces) put(" ", 1);
    return foreseen.shows_spaces;
  }
  foreseen.bytes[foreseen.place] = (char)byte;
  put(foreseen.bytes, foreseen.count);
  return true;
}

// What the terminal's system does with the character it may do on the same core, once this process rests.
static int rest(void) {
  int news = cedit_wait(1);
  return (news & CEDIT_SIGNAL) | (news & CEDIT_INPUT ? CEDIT_MORE : 0);
}

int cedit_read_keys(int milliseconds, uint8_t *bytes, int capacity, int *count) {
  int news = cedit_wait(milliseconds);
  *count = 0;
  if (news & CEDIT_INPUT) {
    ssize_t result = read(STDIN_FILENO, bytes, (size_t)capacity);
    if (result == 1 && echo(*bytes)) news |= CEDIT_ECHO | rest();
    if (result > 0) *count = (int)result;
    if (result == 0 || (result < 0 && errno != EINTR && errno != EAGAIN)) news |= CEDIT_END;
  }
  foreseen.count = 0;
  return news;
}

void cedit_suspend(void) {
  put("\033[?2004l", 8);
  if (knows_ordinary) tcsetattr(STDIN_FILENO, TCSADRAIN, &ordinary);
  struct sigaction stop = {.sa_handler = SIG_DFL}, old;
  sigaction(SIGTSTP, &stop, &old);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &old, NULL);
  cedit_resume();
}

void cedit_resume(void) {
  stopped = continued = 0;
  if (knows_raw) tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
  put("\033[?2004h", 8);
}

// Characters come at once and are not echoed; `signals` are the bits for what else is off.
static void watch(tcflag_t signals) {
  struct termios mode;
  if (!knows_ordinary) return;
  mode = ordinary;
  mode.c_lflag &= ~((tcflag_t)(ICANON | ECHO | IEXTEN) | signals);
  mode.c_cc[VMIN] = 1;
  mode.c_cc[VTIME] = 0;
  mode.c_cc[VQUIT] = _POSIX_VDISABLE;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &mode);
  raw = mode;
  knows_raw = true;
}

void cedit_make_raw(void) { watch(ISIG); }

void cedit_watch_keys(void) { watch(0); }

void cedit_flush_stdout(void) { fflush(stdout); }

bool cedit_size(int *rows, int *columns) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

bool cedit_take_signal(int signal) {
  volatile sig_atomic_t *flag = signal == SIGWINCH ? &resized : signal == SIGTSTP ? &stopped : &continued;
  bool was_set = *flag != 0;
  *flag = 0;
  return was_set;
}

int cedit_ending_signal(void) { return ending; }
