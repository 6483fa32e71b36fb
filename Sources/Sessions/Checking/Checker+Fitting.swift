import Syntax

extension Checker {
  /// Converts a checked value to a type, or throws: an Int to a Double, a value to an optional, an object to its superclass.
  package func fit(_ checked: Checked, to type: Type) throws(Problem) -> Checked {
    if checked.type == type { return checked }
    if checked.isForced, !type.isOptional { return try fit(forced(checked), to: type) }
    if let converted = converted(checked, to: type) { return converted }
    if type.wrapped == .named("CGColor"), checked.type.wrapped == .named("UIColor") {
      throw problem(
        "a layer's colour is a CGColor, which follows no trait: it is spelled otherwise", at: checked.range,
        suggestion: "write `\(text(checked.range)).cgColor`")
    }
    throw problem(
      "expected \(named(type)), found \(named(checked.type))", at: checked.range,
      suggestion: conversion(of: checked, to: type))
  }

  /// The name of a type in messages.
  package func named(_ type: Type) -> String {
    switch type {
    case .void: "nothing"
    case .named("ViewOnScreen"): "a view on the screen"
    default: type.description
    }
  }

  /// Converts like ``fit(_:to:)``, but returns nil if the value does not fit.
  func converted(_ checked: Checked, to type: Type) -> Checked? {
    if checked.type == type { return checked }
    if fits(checked.type, type) {
      var copy = checked
      copy.type = type.isOpen ? checked.type : type
      if type.layers > checked.type.layers, type.base.isErased || checked.type.isOptional,
        checked.type.base.isErased || checked.type.isOptional, checked.literal == nil
      {
        copy = checked.map(copy.type, checked.range) { _, value in value.wrapped }
      }
      if checked.type == .any, [.int, .double, .bool, .string].contains(type), checked.literal == nil {
        copy.code = requiring(type, checked)
      }
      return copy
    }
    if checked.type == .int, type.wrapped == .double {
      if let number = checked.literal?.number {
        return Checked(constant: .double(number), type, checked.range)
      }
      return checked.map(type, checked.range) { _, value in .double(value.number ?? 0) }
    }
    if type.wrapped == .named("NSRange"), checked.type == .optional(.range(of: .int)) {
      // A part of an `NSString`, which is nowhere if there is none.
      return checked.map(type, checked.range) { session, value throws(Problem) in
        let places = try session.elements(value)
        let start = places.first ?? .int(.max)
        return .structure(.init("NSRange", [start, .int(places.count)]))
      }
    }
    guard checked.type == .list(.int), type.wrapped == .list(.double) else { return nil }
    return checked.map(type, checked.range) { _, list in
      .list(list.elements.map { .double($0.number ?? 0) })
    }
  }

  /// Code that checks at run time whether a value of static type `Any` has the given type.
  private func requiring(_ type: Type, _ checked: Checked) -> Code {
    let (code, place) = (checked.code, place(checked.range))
    return { session throws(Problem) in
      let value = try code(&session)
      if value.isOpaque || session.isOf(value, type) || type == .double && value.number != nil {
        return value
      }
      throw Problem(
        "expected \(type), found \(session.type(of: value))", at: place,
        suggestion: "`as? \(type)` asks whether it is one")
    }
  }

  /// A range or a text as a list of its numbers or characters, or a collection of the learner's; nil for other types.
  func list(of checked: Checked) -> Checked? {
    if session.info(checked.type)?.isApple == false, let element = session.element(of: checked.type) {
      return list(checked, of: element)
    }
    guard checked.type == .string || checked.type == .range(of: .int) else { return nil }
    return list(checked, of: checked.type == .string ? .string : .int)
  }

  func list(_ checked: Checked, of element: Type) -> Checked {
    checked.map(.list(element), checked.range) { session, value throws(Problem) in
      .list(try session.elements(value))
    }
  }

  /// A text, range or dictionary as a list, if an extension of `Sequence` declares the member; so too a sequence of the learner's.
  func sequence(_ checked: Checked, having name: Name) -> Checked? {
    guard let element = session.element(of: checked.type),
      let members = session.info(.list(element))?.members[name.text],
      members.contains(where: { !$0.isRow || checked.type.name != nil && !$0.resolved.signature.isMutating })
    else { return nil }
    if case .list = checked.type { return nil }
    return list(checked, of: element)
  }

  package func fits(_ type: Type, _ other: Type) -> Bool { session.fits(type, other) }

  func fits(_ type: Type, _ other: Type, _ found: inout [String: Type]) -> Bool {
    session.fits(type, other, &found)
  }

  package func common(_ first: Type, _ second: Type, at range: SourceRange) throws(Problem) -> Type {
    if first == .nothing, !second.isOptional { return .optional(second) }
    if second == .nothing, !first.isOptional { return .optional(first) }
    if fits(second, first) { return first }
    if fits(first, second) { return second }
    if first.isNumber, second.isNumber { return .double }
    if case .metatype = first, case .metatype = second { return .named("UITrait") }
    if let shared = session.commonSuperclass(first, second) { return .named(shared) }
    if first.isOptional || second.isOptional {
      return .optional(try common(first.wrapped, second.wrapped, at: range))
    }
    throw problem("expected \(named(first)), found \(named(second))", at: range)
  }

  package func requireValue(_ checked: Checked) throws(Problem) {
    if checked.type == .void { throw problem("this has no value", at: checked.range) }
  }

  package func resolve(_ syntax: TypeSyntax) throws(Problem) -> Type {
    let around = selfType.flatMap { session.info($0) }
    // In a body, a generic parameter of the type is represented by its bound. In declarations it stays open for the users of the type.
    let open = (around?.bounds ?? [:]).keys.filter { name in
      contexts[0].name.isEmpty && extending?.requirements.contains { $0.part == name } != true
    }
    return try syntax.type(
      { names, types, range throws(Problem) in try resolve(names, types, range) },
      leavingOpen: openParameters.union(open).union((around?.parameters ?? []).map { $0 + "." }))
  }

  private func resolve(_ names: [Name], _ types: [Type], _ range: SourceRange) throws(Problem) -> Type {
    if names.count > 1, names[0].text == "Self" { return try resolve(Array(names.dropFirst()), types, range) }
    let text = names.map(\.text).joined(separator: ".")
    // What a builder makes is a view here, whatever its parts are.
    if text == "TupleView" { return .named("View") }
    if !types.isEmpty {
      if let alias = type(called: text) {
        let places = types.enumerated().map { ("\($0)", $1) }
        let filled = alias.filled(with: Dictionary(uniqueKeysWithValues: places))
        if filled != alias { return filled }
      }
      if let known = Type.builtIn(text, of: types) { return known }
      let whole = try resolve(names, [], range).name ?? text
      return .generic(whole, types)
    }
    if text == "Self", let type = selfType { return openParameters.contains(text) ? .unknown(text) : type }
    if let type = selfType, session.info(type)?.parameters.contains(text) == true { return .unknown(text) }
    if let part = session.part(names.map(\.text), of: selfType) { return part }
    let outer = names.dropLast().map(\.text).joined(separator: ".")
    let owner = outer.isEmpty ? selfType : type(called: outer)
    if names.last?.text == "RawValue", let raw = owner.flatMap({ session.property("rawValue", of: $0) }) {
      return raw.type
    }
    // `Item.ID`, where `Item` is an associated type.
    if names.count > 1, case .unknown? = owner { return .any }
    if let known = session.nameInBody(names[names.count - 1].text, of: owner) { return known }
    if text == "Set" || text == "Array" { return session.selfType(named: text) }
    if let type = type(called: text, isOfModule: names[0].isOfModule) { return type }
    switch text {
    case "Subviews", "LayoutSubviews": return .list(.named("LayoutSubview"))
    case "Subviews.Element", "LayoutSubviews.Element": return .named("LayoutSubview")
    case "SubviewsCollection": return .list(.named("Subview"))
    case "SubviewsCollection.Element": return .named("Subview")
    case "Subview.ID": return .any
    // The `Cache` of a layout that declares none.
    case "Cache" where selfType.map { session.isKind("\($0)", of: "Layout") } == true: return .void
    case "TargetContext": return .named("ScrollTargetBehaviorContext")
    default: throw noType(text, range)
    }
  }

  func noType(_ name: String, _ range: SourceRange, or others: [String] = []) -> Problem {
    if isLeftOut(name) { return problem("\(name) is neither declared nor part of Mendel", at: range) }
    return problem(
      "there is no type `\(name)`", at: range,
      suggestion: Spelling.suggestion(for: name, among: session.typeNames + others))
  }
}

extension Session {
  /// Whether a value of the first type is also a value of the second, without conversion.
  func fits(_ type: Type, _ other: Type) -> Bool {
    var found: [String: Type] = [:]
    return fits(type, other, &found)
  }

  /// The protocols whose conformances of Swift's own types are asked of `meets`.
  private static let protocolsOfValues: Set = [
    "Equatable", "Hashable", "Comparable", "LosslessStringConvertible",
  ]

  /// The same, which also infers placeholders in the second type, or compares them with what was found before.
  func fits(_ type: Type, _ other: Type, _ found: inout [String: Type]) -> Bool {
    if type == other { return true }
    switch (type, other) {
    case (.any, .binding), (.any, .range(of: .int)): return false
    case (.any, .unknown(let name)) where found[name] == nil:
      found[name] = .any
      return true
    case (_, .any), (.any, _), (.named("Never"), _): return true
    case (_, .unknown(let name)):
      guard let known = found[name] else {
        found[name] = type
        if let index = type.name.flatMap({ definitions.traitNames[$0] }) {
          found["\(name).Value"] = definitions.traits[index].type
        }
        return true
      }
      return fits(type, known)
    case (.unknown, _), (.optional(.unknown), .optional): return true
    case (.optional(let a), .optional(let b)): return fits(a, b, &found)
    // An optional view is a view.
    case (.optional(let a), .named("View")): return fits(a, other, &found)
    case (_, .optional(let b)): return fits(type, b, &found)
    // A binding to a value is not a binding to an optional.
    case (.binding(let a), .binding(.optional)) where !a.isOptional && a != .any && !a.isOpen: return false
    case (.list(let a), .list(let b)), (.binding(let a), .binding(let b)), (.set(let a), .set(let b)),
      (.set(let a), .list(let b)), (.list(let a), .set(let b)):
      return fits(a, b, &found)
    case (_, .sequence(let b)): return element(of: type).map { fits($0, b, &found) } ?? false
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      return fits(a, c, &found) && fits(b, d, &found)
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { fits($0.type, $1.type, &found) }
    case (.function(let a, let b), .function(let c, let d)):
      // `labels.forEach(view.addSubview)`: a function with a more general parameter also takes the more special type.
      return a.count == c.count && zip(a, c).allSatisfy { fits($0, $1, &found) || fits($1, $0) }
        && (d == .void || fits(b, d, &found))
    case (.metatype(.unknown), .named("UITrait")): return true
    case (.metatype(.named(let name)), .named("UITrait")):
      return definitions.traitNames[name] != nil || name == "UITraitDefinition"
    case (.metatype(let a), .metatype(let b)): return fits(a, b, &found)
    case (_, .named(let name)) where Self.protocolsOfValues.contains(name):
      return !type.isOpen && meets(Requirement(part: "", type: other, isSame: false), type)
    case (.named(let a), .named(let b)), (.named(let a), .generic(let b, _)),
      (.generic(let a, _), .named(let b)), (.generic(let a, _), .generic(let b, _)):
      // SwiftUI does not host classes as views, though a controller may be a representable for previews.
      if b == "View", info(type)?.kind == .class { return false }
      guard isKind(a, of: b) else { return fits(type, partsOf: b) }
      findParts(of: type, in: other, &found)
      return true
    case (.int, .named("NSNumber")), (.double, .named("NSNumber")), (.list, .named("Array")),
      (.string, .named("LocalizedStringKey")), (_, .named("Sendable")):
      return true
    case (let type, .named("CustomStringConvertible")): return type.tableName != nil && !type.isOptional
    case (_, .named(let name)) where definitions.types[name]?.kind == .protocol:
      // An extension may let numbers, texts or lists conform to a declared protocol.
      return type.tableName.map { isKind($0, of: name) } ?? false
    case (_, .named(let name)): return fits(type, partsOf: name)
    default: return false
    }
  }
}

extension TypeSyntax {
  /// The type that the syntax means, by the names' meanings in `named`; generic parameters that are not in `open` become their bounds.
  func type<Failure>(
    _ named: ([Name], [Type], SourceRange) throws(Failure) -> Type, leavingOpen open: Set<String> = []
  ) throws(Failure) -> Type {
    func type(_ syntax: TypeSyntax) throws(Failure) -> Type { try syntax.type(named, leavingOpen: open) }
    switch kind {
    case .optional(let inner): return .optional(try type(inner))
    case .array(let element): return .list(try type(element))
    case .dictionary(let key, let value): return .dictionary(try type(key), try type(value))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      let types = try elements.map { element throws(Failure) in
        Type.TupleElement(label: element.label?.text, type: try type(element.type))
      }
      return types.count == 1 ? types[0].type : .tuple(types)
    case .function(let parameters, let result): return .function(try parameters.map(type), try type(result))
    case .metatype(let inner):
      let meant = try type(inner)
      return meant == .named("UITraitDefinition") ? .named("UITrait") : .metatype(meant)
    case .named(let names, let arguments): return try named(names, try arguments.map(type), range)
    case .parameter(let name, let bound):
      // `S.Action` stays open if `S` does, or if `S` is a generic parameter of the surrounding type.
      let owner = name.split(separator: ".").dropLast().first.map(String.init) ?? name
      let isOpen = open.contains(owner) || owner != name && open.contains(owner + ".")
      return try isOpen ? .unknown(name) : bound.map(type) ?? .unknown(name)
    case .composition(let parts):
      let types = try parts.map(type)
      // `KeyPath<A, B> & Sendable`, `AnyObject & Themed`
      if let other = types.first(where: { $0.name == nil && $0 != .any }) { return other }
      return .named(types.compactMap(\.name).joined(separator: " & "))
    }
  }
}
