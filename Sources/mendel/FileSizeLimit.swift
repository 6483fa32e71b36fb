#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What happens where a file would grow larger than the user lets it (`ulimit -f`).
enum FileSizeLimit {
  /// Lets the write fail, which is told like that to a full disk, instead of ending the process.
  static func survive() { signal(SIGXFSZ, SIG_IGN) }
}
