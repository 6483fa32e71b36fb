internal import Traits

/// Finds out which of UIKit's methods a class overrides, because only these are called and cost something.
///
/// UIKit asks the Objective-C runtime whether a class has a `draw(_:)` of its own. Swift has a table of methods in each class, whose beginning is
/// that of the base class, entry by entry: where the entries differ, the method is overridden. Which entry is whose is found out with two
/// classes, one that overrides all methods, and one that overrides none.
///
/// Where a compiler lays tables out in another way, all methods of a subclass count as overridden: those that it has not do nothing.
@MainActor struct MethodTable {
  typealias Call = @MainActor (Responder, TraitCollection?) -> Void

  private let base: AnyClass
  private var methods: [(event: TraitEvent, call: Call)]
  private let slots: [Int]

  /// - Parameter methods: Those that the class has besides `traitCollectionDidChange`, in the order of their declarations.
  init<Base: Responder>(
    _ base: Base.Type, all: Base.Type, none: Base.Type,
    _ methods: KeyValuePairs<TraitEvent, @MainActor (Base) -> Void> = [:]
  ) {
    let (table, full, empty) = (Self.words(of: base), Self.words(of: all), Self.words(of: none))
    slots = table.indices.filter { full[$0] != table[$0] && empty[$0] == table[$0] }
    self.base = base
    self.methods = [(.traitCollectionDidChange, { $0.traitCollectionDidChange($1) })]
    for (event, call) in methods {
      self.methods.append((event, { object, _ in if let object = object as? Base { call(object) } }))
    }
  }

  func events(overriddenBy type: AnyClass) -> [TraitEvent] {
    if slots.count != methods.count { return type == base ? [] : methods.map(\.event) }
    let (table, own) = (Self.words(of: base), Self.words(of: type))
    return zip(methods, slots).filter { own[$1] != table[$1] }.map(\.0.event)
  }

  func call(_ event: TraitEvent, of object: Responder, _ previous: TraitCollection?) {
    methods.first { $0.event == event }?.call(object, previous)
  }

  /// The words of a class, behind its address: what it is, its size, its methods.
  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    #if canImport(ObjectiveC)
      let size = 56
    #else
      let size = 32
    #endif
    // The size of the class as a whole, and how much of it lies before the address.
    let whole = address.load(fromByteOffset: size, as: UInt32.self)
    let before = address.load(fromByteOffset: size + 4, as: UInt32.self)
    let count = Int(whole - before) / MemoryLayout<UInt>.stride
    return UnsafeBufferPointer(start: address.assumingMemoryBound(to: UInt.self), count: count)
  }
}
