import FileStores
import LineEditing
import Playgrounds

/// What may stand behind the words that are about the session and its files: the numbers of its states, files, lessons.
///
/// The language does not know these; who owns the session does.
struct SessionCandidates {
  let playground: Playground
  /// The lessons that `learn` finds.
  let lessons: () -> [Completions.Candidate]

  /// How many files and states are offered: nobody reads on.
  private static let limit = 200

  /// What may stand at the cursor, if the line begins with such a word and a blank.
  ///
  /// - Complexity: O(*n*) in the states or files.
  func completions(of text: String, at cursor: Int) -> Completions? {
    let typed = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let line = typed.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let head = words.first, let word = words.last, words.count > 1 else { return nil }
    let found: [Completions.Candidate]
    switch (head, words.count) {
    case ("goto", 2), ("diff", 2...3): found = states
    case ("load", 2), ("save", 2), ("record", 2): found = files(beginning: word)
    case ("learn", 2): found = lessons()
    default: return nil
    }
    let fitting = found.filter { $0.name.hasPrefix(word) }.prefix(Self.limit)
    return Completions(replacing: cursor - word.utf8.count..<cursor, Array(fitting))
  }

  /// The states that can be reached, the newest first.
  private var states: [Completions.Candidate] {
    playground.history.numbers.reversed().prefix(Self.limit).compactMap { number in
      playground.history[number].map { Completions.Candidate(String(number), $0.text) }
    }
  }

  /// What lies in the folder of a path that is being typed; hidden files are not offered.
  private func files(beginning path: String) -> [Completions.Candidate] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let place = folder.isEmpty ? "." : Places.expanded(folder)
    let names = (try? FolderListing.names(in: place)) ?? []
    return names.sorted().map { name in
      let isFolder = Files().isFolder(place + "/" + name)
      return Completions.Candidate(folder + name + (isFolder ? "/" : ""), isFolder ? "folder" : "")
    }
  }
}
