import LibEdit
import Platform
import REPL

func raiseStackLimit(to size: rlim_t) {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    let resource = RLIMIT_STACK
  #endif
  var limit = rlimit()
  guard getrlimit(resource, &limit) == 0, limit.rlim_cur < size else { return }
  limit.rlim_cur = min(size, limit.rlim_max)
  _ = setrlimit(resource, &limit)
}

// Opens closed standard streams: otherwise the next opened file would get their numbers.
for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
// With the signal ignored, a write beyond the file size limit is an error like a full disk, instead of ending the process.
signal(SIGXFSZ, SIG_IGN)
raiseStackLimit(to: rlim_t(stackSize))
let status = MendelCommand.start()
exit(Interrupts.endingSignal.map { 128 + $0 } ?? status)
