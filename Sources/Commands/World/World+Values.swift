import Journals
public import Presentations
import Syntax
public import Traits
import ViewTree

extension World {
  /// How values of a type are stored: `Bool`, `Int`, `Int?` and enums with Int raw values as integers,
  /// `Double`, `Double?` and enums with Double raw values as floating-point numbers, all else as objects
  /// (WWDC23 "Unleash the UIKit trait system").
  package func storage(of type: ValueType) -> TraitStorage {
    switch type {
    case .bool, .int, .optional(.int): .integer
    case .enumeration(let row): enums[row].rawValues?.storage ?? .object
    case .double, .optional(.double): .floating
    default: .object
    }
  }

  /// A value as the trait engine keeps it for a trait.
  public func engineValue(_ value: Value, of trait: TraitID) -> TraitValue {
    engineValue(value, ask { $0.storage(of: trait) })
  }

  /// A value in one of the three kinds of storage; no number is `NSNotFound`, or the greatest there is, as in
  /// Objective-C.
  package func engineValue(_ value: Value, _ storage: TraitStorage) -> TraitValue {
    switch (storage, value) {
    case (.integer, .bool(let flag)): return .integer(flag ? 1 : 0)
    case (.integer, .int(let number)): return .integer(number)
    case (.integer, .enumCase(let row, let index)):
      return .integer(
        enums.look(at: Int(row)) {
          if case .integers(let values) = $0.rawValues { values[Int(index)] } else { Int(index) }
        })
    case (.integer, _): return .integer(.max)
    case (.floating, .double(let number)): return .floating(number)
    case (.floating, .enumCase(let row, let index)):
      guard case .double(let number) = rawValue(row, index) else { return .floating(Double(index)) }
      return .floating(number)
    case (.floating, _): return .floating(.greatestFiniteMagnitude)
    case (.object, .nothing): return .object(TraitNil())
    case (.object, .enumCase(let row, let index)):
      guard case .string(let string) = rawValue(row, index) else { return .object(TraitPayload(value)) }
      return .string(string)
    case (.object, _): return .object(TraitPayload(value))
    }
  }

  /// The raw value of a case; `nil` for a plain enum's.
  package func rawValue(_ row: Int32, _ index: Int32) -> Value {
    enums[Int(row)].rawValues?.value(at: Int(index)) ?? .nothing
  }

  /// An engine's value as the language's, by the type of the trait's first definition.
  public func value(_ value: TraitValue, of trait: TraitID) -> Value { self.value(value, type(of: trait)) }

  /// An engine's value as a value of a type.
  package func value(_ value: TraitValue, _ type: ValueType) -> Value {
    switch value {
    case .integer(let number): return integer(number, type)
    case .floating(let number):
      if case .enumeration(let row) = type {
        return .enumCase(Int32(row), Int32(enums[row].index(ofRawValue: number) ?? 0))
      }
      return type == .optional(.double) && number == .greatestFiniteMagnitude ? .nothing : .double(number)
    case .object(let object): return self.value(object, type)
    }
  }

  /// An object of the engine's own table is a string: a case by its raw value, or plain text.
  func value(_ object: any TraitObject, _ type: ValueType) -> Value {
    if let payload = object as? TraitPayload { return payload.value }
    guard let string = object as? TraitString else { return .nothing }
    if case .enumeration(let row) = type.unwrapped, let index = enums[row].index(ofRawValue: string.value) {
      return .enumCase(Int32(row), Int32(index))
    }
    return .string(string.value)
  }

  private func integer(_ number: Int, _ type: ValueType) -> Value {
    switch type {
    case .bool: .bool(number != 0)
    case .enumeration(let row):
      .enumCase(Int32(row), Int32(enums[row].index(ofRawValue: number) ?? 0))
    case .optional(.int) where number == .max: .nothing
    default: .int(number)
    }
  }

  /// A value as it is written in the language; a string in quotes.
  public func literal(_ value: Value, _ type: ValueType? = nil) -> String {
    switch value {
    case .string(let text): return type == .overrides ? text : "\"" + World.escaped(text) + "\""
    default: return plain(value)
    }
  }

  /// A value as `print` shows it.
  public func plain(_ value: Value) -> String {
    switch value {
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return String(number)
    case .double(let number): return World.decimal(number)
    case .string(let text): return text
    case .color(let color): return ColorNames.hex(color)
    case .dynamicColor(let row): return colors[Int(row)].name
    case .size(let width, let height): return "\(World.short(width))x\(World.short(height))"
    case .duration(let seconds): return "\(World.short(seconds))s"
    case .bounds(let bounds):
      // Two are the least and the greatest, as they are read.
      let ideal: [Double?] = bounds.ideal == nil ? [] : [bounds.ideal]
      let parts = [bounds.minimum] + ideal + [bounds.maximum]
      return parts.map { $0.map(World.short) ?? "" }.joined(separator: "...")
    case .enumCase(let row, let index): return enums[Int(row)].cases[Int(index)]
    case .structure, .instance, .list, .collection, .archive: return composed(value)
    case .image(let row): return images[Int(row)].name
    case .environment(let id): return reference(to: id)
    case .registration(let row): return describe(token: Int(row))
    case .trait(let trait): return traits.declaration(of: trait).name
    case .inspector(let id): return label(of: id)
    case .nothing: return "nil"
    }
  }

  /// A number without a fraction that says nothing.
  public static func short(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    let text = decimal(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A number as it can be typed: without an exponent.
  ///
  /// ```swift
  /// World.decimal(1e-5)      // "0.00001"
  /// World.decimal(1.5e20)    // "150000000000000000000.0"
  /// ```
  /// - Complexity: O(*d*) in its digits, a few hundred at most
  static func decimal(_ number: Double) -> String {
    let text = number.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
      return text
    }
    let sign = number < 0 ? "-" : ""
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 && parts[1] != "0" ? parts[1] : ""
    let digits = (parts.first ?? "") + fraction
    if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
    return sign + digits + String(repeating: "0", count: max(0, exponent - fraction.count)) + ".0"
  }

  /// A string's text as it is written between quotes.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension World {
  /// How something is presented, as a value.
  public func form(_ form: PresentationForm) -> Value {
    .enumCase(Int32(presentedAsEnum), Int32(PresentationForm.allCases.firstIndex(of: form) ?? 0))
  }

  /// Where a column stands, as a value.
  public func placement(_ placement: InspectorPlacement) -> Value {
    .enumCase(Int32(placementEnum), Int32(InspectorPlacement.allCases.firstIndex(of: placement) ?? 0))
  }
}
