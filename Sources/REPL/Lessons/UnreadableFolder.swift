import Drawings
import FileStores
import Lessons
import Transcripts

/// A folder of a course that the user may not read, so that nobody knows what lessons lie in it: for `verify` a finding, for `learn` a note.
struct UnreadableFolder {
  /// The folder as it is named from where the program runs.
  var path: String
  /// Where it lies below its language's folder, or below the course; empty for that itself.
  var place: String

  /// The folders of a listing, which lies at a path.
  static func all(of listing: FolderListing, at folder: String) -> [UnreadableFolder] {
    listing.unreadable.map { UnreadableFolder(path: $0.isEmpty ? folder : folder + "/" + $0, place: $0) }
  }

  /// Why a course that consists of nothing else cannot be opened.
  var problem: FileProblem { FileProblem(path, .unreadable) }

  /// What a learner is told.
  var note: String { problem.sentence + ", and is left out" }

  private static let sentence = "this folder cannot be read: permission denied"
  private static let suggestion = "let `chmod u+rx` open it, or take it out of the course"

  /// The folder in the list of `verify`, and what is wrong with it.
  ///
  /// ```
  /// failed  02-screens
  /// Lessons/en/02-screens: error: this folder cannot be read: permission denied
  ///   let `chmod u+rx` open it, or take it out of the course
  /// ```
  func lines(_ transcript: Transcript) -> [StyledText] {
    let name = place.isEmpty ? path : place
    return [StyledText("failed  ", .error) + StyledText(Escaping.safe(name), .name)]
      + transcript.lines(at: path, Self.sentence, Self.suggestion)
  }

  /// The folder as one object, in the form that lessons have; it has no lines.
  var json: JSON {
    let finding: JSON = [
      "line": .null, "kind": "unreadable", "message": .string(Self.sentence),
      "suggestion": .string(Self.suggestion),
    ]
    return ["lesson": .null, "file": .string(path), "ok": false, "findings": .array([finding])]
  }
}
