import Journals
import Presentations
public import Syntax
import Traits

extension World {
  /// Makes Apple's types and traits known under Apple's names.
  package func defineSystemTypes() {
    presentedAsEnum = systemEnum("PresentedAs", PresentationForm.allCases.map(\.rawValue), nil)
    placementEnum = systemEnum("InspectorPlacement", InspectorPlacement.allCases.map(\.rawValue), nil)
    storageEnum = systemEnum("TraitStorage", TraitStorage.allCases.map(\.name), nil)
    costStruct = structs.append(Cost.definition)
    for trait in SystemTrait.all {
      traitTypes.append(type(of: trait.kind))
      name(trait.id, property: trait.property, definition: trait.keyType)
    }
  }

  private func type(of kind: SystemTrait.Kind) -> ValueType {
    switch kind {
    case .number: .double
    case .bool: .bool
    case .optionalString: .optional(.string)
    case .enumeration(let name, let cases):
      .enumeration(systemEnum(name, cases.map(\.name), .integers(cases.map(\.rawValue))))
    case .strings(let name, let cases):
      .enumeration(systemEnum(name, cases.map(\.name), .strings(cases.map(\.rawValue))))
    }
  }

  /// The row of one of Apple's enums, made where it is new.
  private func systemEnum(_ name: String, _ cases: [String], _ rawValues: EnumDefinition.RawValues?)
    -> Int
  {
    let key = names.name(for: name)
    if entry(key).enumeration >= 0 { return Int(entry(key).enumeration) }
    let row = enums.append(EnumDefinition(name: name, cases: cases, rawValues: rawValues, isSystem: true))
    updateEntry(key) { $0.enumeration = Int32(row) }
    return row
  }

  private func name(_ trait: TraitID, property: String, definition: String) {
    let property = names.name(for: property)
    let definition = names.name(for: definition)
    updateEntry(property) { $0.traitProperty = trait.index }
    updateEntry(definition) { $0.traitKey = trait.index }
  }

  /// Defines or replaces a dynamic colour.
  public func define(_ name: Name, color expression: KeptExpression, isReplacing: Bool) {
    if isReplacing {
      colors[Int(entry(name).color)].expression = expression
    } else {
      let row = colors.append(ColorRow(name: names[name], expression: expression))
      updateEntry(name) { $0.color = Int32(row) }
    }
  }

  /// Defines or replaces an action.
  public func define(_ name: Name, _ parts: Definition.ActionParts, origin: Origin, isReplacing: Bool) {
    let action = ActionRow(name: names[name], parts: parts, origin: origin)
    if isReplacing {
      actions[Int(entry(name).action)] = action
    } else {
      let row = actions.append(action)
      updateEntry(name) { $0.action = Int32(row) }
    }
  }

  private func number(_ code: Code) -> Double? {
    if case .double(let number)? = fold(code) { number } else { nil }
  }

  /// The value of code that is constant: literals, cases, and structs of such.
  package func fold(_ code: Code) -> Value? {
    switch code {
    case .constant(let value): return value
    case .toDouble(let operand):
      guard case .int(let number)? = fold(operand) else { return fold(operand) }
      return .double(Double(number))
    case .negate(let operand, _):
      switch fold(operand) {
      case .int(let number)?: return number == .min ? nil : .int(-number)
      case .double(let number)?: return .double(-number)
      default: return nil
      }
    case .bounds(let minimum, let ideal, let maximum):
      let parts = [minimum, ideal, maximum]
      let numbers = parts.map { $0.flatMap { number($0) } }
      guard parts.indices.allSatisfy({ (parts[$0] == nil) == (numbers[$0] == nil) }) else { return nil }
      return .bounds(Value.Bounds(minimum: numbers[0], ideal: numbers[1], maximum: numbers[2]))
    case .defaultField(let row, let index): return structs[Int(row)].fields[index].defaultValue
    case .defaultValue(let trait): return value(traits.declaration(of: trait).defaultValue, of: trait)
    case .structure(let row, let fields):
      let values = fields.compactMap { fold($0) }
      return values.count == fields.count ? .structure(row, values) : nil
    case .list(let elements):
      let values = elements.compactMap { fold($0) }
      return values.count == elements.count ? .list(values) : nil
    default: return nil
    }
  }
}
