public import Commands
public import ViewTree

/// The chain that decides a value.
public struct Explanation: Sendable {
  /// One link, nearest first.
  public struct Link: Sendable, Equatable {
    /// Where: an environment, or the trait's definition.
    public var place: String
    /// `override`, `default`, `device` ….
    public var source: String
    /// The value that it would give.
    public var value: String
    /// What became of it.
    public var remark: Remark
  }

  /// What became of a link.
  public enum Remark: Sendable, Equatable {
    case decides
    /// It was removed and decides until the update.
    case ending
    /// Another value took its place; it decides until the update.
    case replaced
    case hidden(by: String)
    case pending
    /// The update has come to its place and not yet to the environment that was asked.
    case awaited(by: String)
    /// It does not count here: what holds instead.
    case unmet(String)
    case none
  }

  /// The value asked for.
  public var value: String
  /// The links.
  public var links: [Link]
  /// A sentence behind the chain: a pending pass, a stale collection.
  public var notes: [String]
  /// The decisions of Mendel's that the answer rests on, where Apple is silent.
  public var decisions: [OpenPoint] = []
}

/// The hierarchy with one trait's values, or with none.
public struct TreeReport: Sendable {
  /// One environment, in preorder.
  public struct Row: Sendable, Equatable {
    /// How far from its root.
    public var depth: Int
    /// What it is called.
    public var name: String
    /// What it is.
    public var kind: EnvironmentKind
    /// The trait's value there, where one trait is shown.
    public var value: String?
    /// What is to be said of it: an override, a stale root.
    public var mark: String?
    /// How many rows it stands for, where a long report is summed up; it then has no name.
    public var folded = 0
  }

  /// The rows in preorder; each root starts at depth 0.
  public var rows: [Row]
  /// The statement that shows what was summed up.
  public var whole: String?
}

/// Aligned columns.
public struct TableReport: Sendable {
  /// The columns' titles, if the table has them.
  public var header: [String]
  /// The rows' cells.
  public var rows: [[String]]
  /// What to say where there are no rows.
  public var empty: String
  /// How many rows were left out, and the statement that shows them.
  public var omitted: (count: Int, whole: String)?
  /// Whether those were the first rows; mostly they are the last.
  public var omitsFirst = false
  /// What is to be known of all of them.
  public var note: String?
  /// Whether the last cells are code, of which the beginning is enough where the row is narrow.
  public var endsInCode = false

  /// Makes a table.
  public init(header: [String], rows: [[String]], empty: String) {
    (self.header, self.rows, self.empty) = (header, rows, empty)
  }

  /// The table with at most so many rows, and what was left out.
  func limited(to limit: Int, whole: String) -> TableReport {
    guard rows.count > limit else { return self }
    var table = self
    table.rows = Array(rows.prefix(limit))
    table.omitted = (rows.count - limit, whole)
    return table
  }

  /// The table with at most so many rows, the newest of a list that grows at its end.
  func limited(toNewest limit: Int, whole: String) -> TableReport {
    guard rows.count > limit else { return self }
    var table = self
    table.rows = Array(rows.suffix(limit))
    (table.omitted, table.omitsFirst) = ((rows.count - limit, whole), true)
    return table
  }
}

/// Names and what they hold, one a line.
public struct FactsReport: Sendable {
  /// What the facts are about.
  public var title: String
  /// The facts.
  public var facts: [(name: String, value: String)]
}

/// A value that differs between two states.
public struct Difference: Sendable, Equatable {
  /// What it is: `cell.theme`, `x`.
  public var subject: String
  /// Before; nothing where it was not there.
  public var before: String?
  /// After; nothing where it is gone.
  public var after: String?
  /// How many differences it stands for, where a long list is summed up; the subject is then what they have
  /// in common: `.theme`.
  public var folded = 0
}
