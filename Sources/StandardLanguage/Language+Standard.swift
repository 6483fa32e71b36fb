import AppleTables
import Sessions
import Statements
import Traits

extension Language {
  package static let standard = Language(
    kinds: statements.flatMap { [$0] + StatementKind.redefinitions(of: $0) },
    types: AppleTypes.all + [TypeEntry("Cost", .cost)],
    words: { slot in
      switch slot {
      case "scenario": Experiment.scenarios.map { .init($0.name, $0.title) }
      case "subject": Decision.known.map { .init($0.id, $0.title) }
      default: []
      }
    },
    swift: SwiftWriter.code)
}
