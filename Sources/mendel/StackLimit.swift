#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How deep the program may go: 200 handlers inside one another, each with its blocks and expressions, need more than the usual 8 MiB.
enum StackLimit {
  /// What the deepest statement that the language allows needs, with room to spare.
  static let bytes: rlim_t = 96 << 20

  /// Asks the system for so much stack; pages that are not touched cost nothing.
  static func raise() {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    #else
      let resource = RLIMIT_STACK
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < bytes else { return }
    limit.rlim_cur = min(bytes, limit.rlim_max)
    _ = setrlimit(resource, &limit)
  }
}
