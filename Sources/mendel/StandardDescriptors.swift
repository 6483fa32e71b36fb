#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The three descriptors with which a program starts, and without which some callers start it.
enum StandardDescriptors {
  /// Gives each of the three that is closed something that refuses what it is for.
  ///
  /// Else the next file to be opened would take its number: a pipe of the program's own would become its standard input.
  static func fill() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
