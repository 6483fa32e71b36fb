import Drawings
import Files
import LineEditing
import Presentations
import Sessions
import Syntax
import Traits

extension Shell {
  /// The prompt with the number of the state at the right, unless it is the first state.
  static func prompt(_ interpreter: Interpreter) -> Prompt {
    let number = interpreter.history.current
    return Prompt(number: number == 0 ? "" : "\(number)")
  }

  /// The request for the next entry: the prompt, and the help of the session while it is typed.
  var request: LineRequest {
    var request = LineRequest(prompt: prompt(runner.interpreter))
    let help = help
    // A text that Enter inserted is submitted as it is, even if more could follow.
    var inserted: String?
    request.completeness = { [isSingleLine] in
      $0 == inserted || isSingleLine() ? .complete : help.completeness(of: $0)
    }
    request.styles = { help.styles(of: $0) }
    request.completions = { [self] in completions(of: $0, at: $1) }
    request.textForEmptyEnter = { [textForEmptyEnter] in
      inserted = textForEmptyEnter()
      return inserted
    }
    request.recording = recording
    return request
  }

  func completions(of text: String, at cursor: Int) -> Completions {
    let site = help.read(text).site(at: cursor)
    let completer = Completer(
      runner.interpreter.session, site, raw: { [self] in words($0, beginning: site.prefix) })
    return Completions(
      replacing: site.replacement.start..<site.replacement.end,
      completer.candidates.map { Completions.Candidate($0.name, $0.gloss, insertText: $0.text) })
  }

  /// Completions that only the shell knows: states, files, lessons.
  private func words(_ slot: String, beginning prefix: String) -> [Completer.Candidate] {
    switch slot {
    case "number", "first", "second":
      let history = runner.interpreter.history
      return history.numbers.reversed().prefix(200).compactMap { number in
        history[number].map { Completer.Candidate(String(number), $0.text) }
      }
    case "device": return DeviceTable.models.map { Completer.Candidate($0.name, $0.title) }
    case "event": return TraitEvent.allCases.map { Completer.Candidate($0.rawValue, "") }
    case "version": return SystemVersion.allCases.map { Completer.Candidate("\($0.rawValue)", "") }
    case "file": return files(beginning: prefix)
    case "lesson":
      let entries = (try? Course(named: nil))?.entries ?? []
      return entries.map { Completer.Candidate($0.id, $0.frontMatter?.title ?? "") }
    default: return runner.interpreter.session.language.words(slot)
    }
  }

  /// The files in the folder of a path that is being typed; hidden files are left out.
  private func files(beginning path: String) -> [Completer.Candidate] {
    let folder = String(path.dropLast(Files.name(of: path).count))
    let place = folder.isEmpty ? "." : Files.expanded(folder, home: runner.environment("HOME"))
    return Files.names(in: place).prefix(200).map { name in
      let isFolder = Files.isFolder(place + "/" + name)
      return Completer.Candidate(folder + name + (isFolder ? "/" : ""), isFolder ? "folder" : "")
    }
  }

  /// `override ?`: lists the completions at the question mark.
  func offer(_ read: SourceText) {
    let end = Array(read.text.utf8).lastIndex(of: UInt8(ascii: "?")) ?? 0
    let found = completions(of: read.text, at: end).candidates
    let rows = found.map { [StyledText($0.name, .keyword), StyledText($0.gloss)] }
    runner.present([.report { rows.isEmpty ? ["nothing may stand here"] : Table(rows).lines($0) }])
  }
}
