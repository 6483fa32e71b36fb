/// One statement: which row of the ``Statements`` table it follows, and what filled that row's slots.
public struct Statement: Sendable {
  /// The row.
  public var form: StatementForm
  /// What was written, in the order of the pattern; a slot of an optional part that was left out is missing.
  public var operands: [Operand]
  /// Where it was written, without the separator behind it.
  public var range: SourceRange

  /// Makes a statement.
  public init(_ form: StatementForm, _ operands: [Operand], _ range: SourceRange) {
    self.form = form
    self.operands = operands
    self.range = range
  }

  /// What stands in a slot, if anything does.
  public subscript(slot: Slot) -> Operand.Content? {
    for operand in operands where operand.slot == slot { return operand.content }
    return nil
  }
}

/// One filled slot of a statement.
public struct Operand: Sendable {
  /// Which slot of the pattern.
  public var slot: Slot
  /// What stands there.
  public var content: Content

  /// Fills a slot.
  public init(_ slot: Slot, _ content: Content) {
    self.slot = slot
    self.content = content
  }

  /// What can stand in a slot; ``SlotKind`` says which slot holds which.
  public enum Content: Sendable {
    /// ``SlotKind/newName``, ``SlotKind/name``.
    case identifier(Identifier)
    /// ``SlotKind/cases``, ``SlotKind/keys``, ``SlotKind/parameters``.
    case identifiers([Identifier])
    /// ``SlotKind/place``, ``SlotKind/value``, ``SlotKind/condition``.
    case expression(Expression)
    /// ``SlotKind/values``.
    case expressions([Expression])
    /// ``SlotKind/type``.
    case type(TypeReference)
    /// ``SlotKind/block``.
    case block(Block)
    /// ``SlotKind/sets``.
    case sets([Assignment])
    /// ``SlotKind/fields``.
    case fields([Field])
    /// ``SlotKind/traitItems``.
    case traitItems([TraitItem])
    /// ``SlotKind/imageItems``.
    case imageItems([ImageItem])
    /// ``SlotKind/inspectorItems``.
    case inspectorItems([InspectorItem])
    /// ``SlotKind/device``.
    indirect case device(DeviceReference)
    /// ``SlotKind/text``, ``SlotKind/rawWord``: as meant, escapes resolved.
    case text(String, SourceRange)
    /// ``SlotKind/statement``, and where a `let` or an assignment holds a `register` or a `cost`.
    indirect case statement(Statement)
    /// A word that may be left out and was not.
    case present(SourceRange)
  }
}

/// `{ … }` around statements.
public struct Block: Sendable {
  /// What stands in it.
  public var statements: [Statement]
  /// From brace to brace.
  public var range: SourceRange

  /// Makes a block.
  public init(_ statements: [Statement], _ range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

/// `AppTheme`, `String?`, `[Episode]`.
public indirect enum TypeReference: Sendable {
  /// A type by its name.
  case named(Identifier)
  /// A type or `nil`.
  case optional(TypeReference, SourceRange)
  /// Many of a type.
  case list(TypeReference, SourceRange)

  /// Where it was written.
  public var range: SourceRange {
    switch self {
    case .named(let identifier): identifier.range
    case .optional(_, let range), .list(_, let range): range
    }
  }
}

/// `count = 0`, `label: String = ""`, and `equal { … }` at the end of a struct.
public enum Field: Sendable {
  /// A stored property.
  case stored(name: Identifier, type: TypeReference?, value: Expression?)
  /// The struct's own `==`, over `left` and `right`: one expression.
  case equality(Expression, SourceRange)
}

/// A line in the block of `define trait`.
public enum TraitItem: Sendable {
  /// `name "theme"`
  case name(String, SourceRange)
  /// `identifier "com.example.theme"`
  case identifier(String, SourceRange)
  /// `affects color`
  case affectsColor(SourceRange)
  /// `accessors none`
  case noAccessors(SourceRange)

  /// The word that it begins with.
  public var word: Word {
    switch self {
    case .name: .name
    case .identifier: .identifier
    case .affectsColor: .affects
    case .noAccessors: .accessors
    }
  }

  /// Where it stands.
  public var range: SourceRange {
    switch self {
    case .name(_, let range), .identifier(_, let range), .affectsColor(let range), .noAccessors(let range):
      range
    }
  }
}

/// A line in the block of `define image`: `userInterfaceStyle dark, displayScale 2: "logo-dark"`,
/// `any: "logo"`.
public struct ImageItem: Sendable {
  /// A trait and the value it must have; none of them for `any`.
  public struct Condition: Sendable {
    /// The trait's property.
    public var trait: Identifier
    /// The value.
    public var value: Expression
  }

  /// What must hold, all of it.
  public var conditions: [Condition]
  /// The file.
  public var file: String
  /// Where the line was written.
  public var range: SourceRange
}

/// A line in the block of `present inspector`.
public enum InspectorItem: Sendable {
  /// `columnWidth 200...300...400`, `columnWidth 300`
  case columnWidth(Expression, SourceRange)
  /// `interactiveDismissDisabled`, `interactiveDismissDisabled false`
  case interactiveDismissDisabled(Expression?, SourceRange)

  /// The word that it begins with.
  public var word: Word {
    switch self {
    case .columnWidth: .columnWidth
    case .interactiveDismissDisabled: .interactiveDismissDisabled
    }
  }

  /// Where it stands.
  public var range: SourceRange {
    switch self {
    case .columnWidth(_, let range), .interactiveDismissDisabled(_, let range): range
    }
  }
}

/// `mac 1200x800`, `iPhone16 portrait`.
public struct DeviceReference: Sendable {
  /// The device's name.
  public var name: Identifier
  /// A window's size, where one was given.
  public var size: Expression?
  /// `portrait` or `landscape`, where one was given.
  public var orientation: Identifier?

  /// Makes a reference.
  public init(name: Identifier, size: Expression?, orientation: Identifier?) {
    self.name = name
    self.size = size
    self.orientation = orientation
  }
}
