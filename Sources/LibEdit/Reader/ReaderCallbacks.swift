internal import CLibEdit

/// The functions that C calls while an entry is read, and the way from there back to the reader.
final class ReaderCallbacks {
  weak var reader: TerminalLineReader?

  var functions: cedit_callbacks {
    cedit_callbacks(
      owner: Unmanaged.passUnretained(self).toOpaque(),
      next: { owner in ReaderCallbacks.reader(of: owner)?.nextScalar() ?? -1 },
      act: { owner, key, inCommands in
        ReaderCallbacks.reader(of: owner)?.act(on: key, inCommands: inCommands) ?? CEDIT_FINISH
      })
  }

  private static func reader(of owner: UnsafeMutableRawPointer?) -> TerminalLineReader? {
    guard let owner else { return nil }
    return Unmanaged<ReaderCallbacks>.fromOpaque(owner).takeUnretainedValue().reader
  }
}
