public import Syntax
public import Traits
import ViewTree

/// An expression whose names, types and cases are resolved: what the playground evaluates.
///
/// The plain cases are stored in place; only what holds other code is boxed, so that an assignment of a
/// number allocates nothing.
public enum Code: Sendable {
  case constant(Value)
  /// A literal that differs from line to line: the how-manieth of the statement's ``StatementShape``.
  case literal(Int32)
  /// The variable of the session whose name differs from line to line: the how-manieth of the shape's
  /// literals names it.
  case namedVariable(Int32)
  /// A variable of the session, by its row.
  case variable(Int32)
  /// A local of the block, by its place in the frame.
  case local(Int32)
  /// A trait's value at an environment.
  indirect case trait(TraitID, of: Code)
  indirect case traitInCollection(TraitID, Code)
  /// A value of one definition of a trait's data, as another definition shows it.
  indirect case shown(Code, from: ValueType, to: ValueType)
  /// An integer that must be one of another type's values.
  indirect case checked(Code, as: ValueType, SourceRange)
  /// A trait of the collection that a dynamic colour is resolved with.
  case contextTrait(TraitID)
  /// A trait of the collection that is being made: `ripeness` in
  /// `traits { ripeness = 3; width = ripeness + 1 }`.
  case draftTrait(TraitID)
  indirect case override(TraitView, of: Code, SourceRange)
  indirect case hasOverride(TraitID, of: Code)
  indirect case overrideCount(Code)
  /// The overrides of an environment as they are printed.
  indirect case overridesText(of: Code)
  indirect case collection(of: Code)
  indirect case property(EnvironmentProperty, of: Code)
  /// A property that an environment stores; one of the learner's may hold a value of another type when the code runs.
  indirect case stored(PropertyKey, as: ValueType, of: Code, SourceRange)
  indirect case rootView(of: Code)
  indirect case inspectorProperty(InspectorProperty, of: Code)
  indirect case tokenProperty(TokenProperty, of: Code)
  indirect case field(Int, of: Code)
  indirect case replacing(field: Int, of: Code, with: Code)
  indirect case replacingElement(Code, of: Code, with: Code, SourceRange)
  indirect case count(of: Code)
  indirect case rawValue(of: Code)
  case comparisons(Int)
  indirect case element(Code, Code, SourceRange)
  indirect case list([Code])
  indirect case structure(Int32, [Code])
  /// What a struct's or a class's field holds where nobody says, by the row and the field's place: it may be defined anew.
  case defaultField(Int32, Int)
  indirect case newInstance(Int32, [Code])
  indirect case interpolation([Piece])
  indirect case toDouble(Code)
  indirect case not(Code)
  indirect case negate(Code, SourceRange)
  indirect case and(Code, Code)
  indirect case or(Code, Code)
  indirect case equal(Code, Code)
  indirect case notEqual(Code, Code)
  indirect case less(BinaryOperator, Code, Code)
  indirect case intArithmetic(BinaryOperator, Code, Code, SourceRange)
  indirect case doubleArithmetic(BinaryOperator, Code, Code, SourceRange)
  indirect case durationArithmetic(BinaryOperator, Code, Code, SourceRange)
  /// How often one duration is in another.
  indirect case durationRatio(Code, Code, SourceRange)
  indirect case concatenation(Code, Code)
  indirect case joinedLists(Code, Code, SourceRange)
  indirect case conditional(Code, Code, Code)
  indirect case bounds(Code?, Code?, Code?)
  indirect case traits([TraitSetting])
  indirect case modifying(Code, [TraitSetting])
  indirect case changedTraits(Code, from: Code)
  indirect case containsTraits(Code, in: Code)
  indirect case differsInColor(Code, from: Code)
  /// `UITraitCollection(traitsFrom: […])`
  indirect case merged(Code)
  /// `UITraitCollection.current`
  case currentTraits
  indirect case encode(Code)
  indirect case decode(Code)
  indirect case archiveProperty(ArchiveProperty, of: Code)
  indirect case contains(Code, Code)
  indirect case resolvedColor(Code, with: Code)
  indirect case cgColor(of: Code)
  indirect case imageFile(Code, with: Code)
  indirect case traitText(TraitText, Code)
  /// A trait's default, which may be defined anew.
  case defaultValue(TraitID)

  /// A piece of an interpolated string.
  public enum Piece: Sendable {
    case text(String)
    /// A text that differs from line to line.
    case literal(Int32)
    case value(Code)
  }

  /// `theme = bold` in a block of traits.
  public struct TraitSetting: Sendable {
    /// The trait, as it was named.
    package var view: TraitView
    package var value: Code
    /// Whether the value is computed from what the collection has so far.
    package var readsDraft = false

    package var trait: TraitID { view.id }
  }
}

/// An expression that is kept, and evaluated each time it is asked: a dynamic colour, a struct's own `==`.
public struct KeptExpression: Sendable {
  package var code: Code
  /// How many of its parts lie in one another.
  package var height: Int
  /// The learner's types that it names.
  package var types: [ValueType]
  /// The traits that a dynamic colour names, by the definitions by which it names them.
  package var traits: [TraitView]
  /// The lines in which it stands, which are others than those of the statement that runs when it is evaluated.
  package var origin: Origin?
}

/// What an environment counts and lists about itself.
public enum EnvironmentProperty: String, Sendable, CaseIterable {
  case layouts, draws, registrations
}

/// What a registration's token tells.
public enum TokenProperty: String, Sendable, CaseIterable {
  case calls, traits, target
}

/// What an inspector tells.
public enum InspectorProperty: String, Sendable, CaseIterable {
  case presentedAs, placement, width, isPresented
}

/// What a trait tells about its definition.
public enum TraitText: String, Sendable, CaseIterable {
  case name, identifier, defaultValue, affectsColorAppearance, storage
}

/// What an encoded collection tells.
public enum ArchiveProperty: String, Sendable, CaseIterable {
  case count, identifiers
}

/// A property that an environment stores: one of UIKit's, or a plain one of the learner's.
public struct PropertyKey: Hashable, Sendable {
  /// Its name.
  public var name: Name
}

/// Code and its static type.
public struct Typed: Sendable {
  package var code: Code
  package var type: ValueType
}
