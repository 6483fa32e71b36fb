#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of the process, of which a session takes only so much.
enum Memory {
  /// The most bytes with which a long statement goes on.
  static let most = 768 << 20

  /// How many bytes the process holds.
  static var held: Int {
    #if canImport(Darwin)
      return Int(mstats().bytes_used)
    #else
      // Of the numbers there, in pages, the second is what is in memory.
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
      let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    #endif
  }
}
