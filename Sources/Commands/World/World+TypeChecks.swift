import Journals
package import Traits

/// Whether values that come from elsewhere are of a type: what an archive holds was encoded under definitions that may be others by now.
extension World {
  /// Whether the engine's value stands for one of a type; `visits` grows by the parts that were looked at.
  ///
  /// - Complexity: O(*n*) in the elements of a list, those of lists that several share counted once.
  package func isValue(_ value: TraitValue, of type: ValueType, visits: inout Int) -> Bool {
    switch (value, type) {
    case (.integer(let number), .enumeration(let row)): enums[row].index(ofRawValue: number) != nil
    case (.integer(let number), .bool): number == 0 || number == 1
    case (.integer, .int), (.integer, .optional(.int)), (.floating, .double), (.floating, .optional(.double)):
      true
    case (.floating(let number), .enumeration(let row)): enums[row].index(ofRawValue: number) != nil
    case (.object(let object), _): isObject(object, of: type, &visits)
    default: false
    }
  }

  private func isObject(_ object: any TraitObject, of type: ValueType, _ visits: inout Int) -> Bool {
    if let payload = object as? TraitPayload { return isValue(payload.value, of: type, &visits) }
    guard let string = object as? TraitString else { return isValue(.nothing, of: type, &visits) }
    if case .enumeration(let row) = type.unwrapped {
      return enums[row].index(ofRawValue: string.value) != nil
    }
    return isValue(.string(string.value), of: type, &visits)
  }

  /// Whether a value is of a type, counted in the same way.
  ///
  /// Goes down a list level by level, since all elements of one level are of one type.
  package func isValue(_ value: Value, of type: ValueType, _ visits: inout Int) -> Bool {
    var (level, type) = ([value], type)
    while true {
      visits += level.count
      while case .optional(let wrapped) = type {
        level.removeAll { if case .nothing = $0 { true } else { false } }
        type = wrapped
      }
      guard case .list(let element) = type else { return level.allSatisfy { isSimple($0, of: type) } }
      var (elements, seen): ([Value], Set<UInt>) = ([], [])
      for value in level {
        guard case .list(let own) = value else { return false }
        if seen.insert(own.place).inserted { elements += own }
      }
      (level, type) = (elements, element)
    }
  }

  /// Whether a value that is no list and not missing is of a type; a struct's fields are of the types that its definition says.
  private func isSimple(_ value: Value, of type: ValueType) -> Bool {
    switch (value, type) {
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string), (.size, .size),
      (.duration, .duration), (.bounds, .bounds), (.color, .color), (.dynamicColor, .color),
      (.color, .cgColor), (.collection, .collection), (.archive, .archive), (.image, .image),
      (.environment, .environment), (.registration, .registration), (.trait, .trait),
      (.inspector, .inspector):
      true
    case (.enumCase(let row, _), .enumeration(let wanted)): Int(row) == wanted
    case (.structure(let row, _), .structure(let wanted)): Int(row) == wanted
    case (.instance(let row), .instance(let wanted)): Int(instances[Int(row)].definition) == wanted
    default: false
    }
  }
}
