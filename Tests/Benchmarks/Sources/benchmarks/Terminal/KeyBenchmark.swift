import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keys in a terminal: from the press until what they lead to is there.
///
/// How long a sleeping process takes to wake differs between machines, and with what else they do, more than what it does then. So libedit as it
/// is gets the same keys in turn, on a terminal in the same mode, and its time is the target.
enum KeyBenchmark {
  /// The argument with which this program is that peer.
  static let peerArgument = "--libedit"

  static func run(_ workshop: Workshop) throws {
    let start = now()
    let prompt = try Keyboard([workshop.mendel], state: workshop.folder)
    try prompt.read { $0.contains("mendel>") }
    let toPrompt = now() - start
    let peer = try Keyboard([CommandLine.arguments[0], peerArgument], state: workshop.folder)
    try peer.read { $0.contains("libedit>") }
    peer.takeMode(of: prompt)
    let (echoes, peerEchoes) = try alternate(prompt, peer, rounds: 3000)
    try prompt.press("\u{15}")
    var lists: [Double] = []
    for _ in 0..<50 {
      try prompt.press("s")
      lists.append(try prompt.press("\t", until: { $0.contains("scene") }))
      try prompt.press("\u{15}")
    }
    prompt.close()
    peer.close()
    printTable(
      "Keys in a terminal",
      [
        Comparison(work: "to a visible prompt", ours: toPrompt, target: 10e-3),
        Comparison(
          work: "a key until its echo, median", ours: echoes.median, peer: peerEchoes.median,
          peerName: "libedit"),
        Comparison(
          work: "a key until its echo, 95 of 100", ours: echoes.percentile95, peer: peerEchoes.percentile95,
          peerName: "libedit"),
        Comparison(work: "Tab until the list stands, median", ours: lists.median, target: 1e-3),
      ])
  }

  /// Presses the same keys in both, in turn and each of them first as often as the other, and answers how long their echoes took.
  private static func alternate(_ first: Keyboard, _ second: Keyboard, rounds: Int) throws
    -> ([Double], [Double])
  {
    var echoes: ([Double], [Double]) = ([], [])
    for round in 0..<rounds {
      let key = round % 60 == 59 ? "\u{15}" : "override m".character(round)
      if round % 2 == 0 { echoes.0.append(try first.press(key)) }
      echoes.1.append(try second.press(key))
      if round % 2 == 1 { echoes.0.append(try first.press(key)) }
    }
    return echoes
  }
}

extension String {
  fileprivate func character(_ index: Int) -> String {
    String(self[self.index(startIndex, offsetBy: index % count)])
  }
}

/// A program on a terminal of its own.
final class Keyboard {
  private let terminal: Int32
  private let child: pid_t

  init(_ arguments: [String], state: String) throws {
    var child = pid_t()
    terminal = withArguments(arguments) { cterminal_spawn(arguments[0], $0, state, &child) }
    self.child = child
    if terminal < 0 { throw Obstacle(description: "no terminal for \(arguments[0])") }
  }

  /// Gives this terminal the mode of another, so that the system does the same with a key in both.
  func takeMode(of other: Keyboard) {
    var mode = termios()
    if tcgetattr(other.terminal, &mode) == 0 { tcsetattr(terminal, TCSANOW, &mode) }
  }

  /// Presses a key, and answers the seconds until something came that the condition likes, then waits until nothing more comes: what is left
  /// to do is done before the next key, as it is for the fastest fingers.
  @discardableResult
  func press(_ key: String, until isThere: (String) -> Bool = { !$0.isEmpty }) throws -> Double {
    let start = now()
    let bytes = Array(key.utf8)
    guard write(terminal, bytes, bytes.count) == bytes.count else {
      throw Obstacle(description: "no key taken")
    }
    let end = try read(until: isThere)
    while poll(milliseconds: 10) { _ = chunk() }
    return end - start
  }

  /// Reads until the condition likes what came, and answers when that was.
  @discardableResult
  func read(until isThere: (String) -> Bool) throws -> Double {
    var text = ""
    while !isThere(text) {
      guard poll(milliseconds: 5000) else { throw Obstacle(description: "nothing more came behind \(text)") }
      text += chunk()
    }
    return now()
  }

  /// Ends the program.
  func close() {
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    _ = systemClose(terminal)
  }

  private func poll(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return systemPoll(&descriptor, 1, milliseconds) > 0
  }

  private func chunk() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

// The system's calls, under names that do not collide with the methods above.
private func systemPoll(_ descriptors: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ timeout: Int32)
  -> Int32
{
  poll(descriptors, count, timeout)
}
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
