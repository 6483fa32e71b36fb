import Journals
import Traits

extension World {
  /// About how many bytes of values the last statement's changes keep, as what undoes them and as what would do them again; few count as none.
  ///
  /// A value counts where it has given way to one that does not hold it: of a list with a new element, the list without its other elements.
  /// Where several states keep the same, it counts for each.
  ///
  /// - Complexity: O(*c* + *v*) in the changes, and in the parts of the values that they concern
  package func weightOfChanges() -> (backward: Int, forward: Int) {
    var weight = ReplacedValues()
    variables.forEachOpen { row, old in weight.add(old, row < variables.count ? variables[row] : nil) }
    properties.forEachOpen { row, old in
      weight.add(old?.value, row < properties.count ? properties[row].value : nil)
    }
    instances.forEachOpen { row, old in
      weight.add(old?.fields, row < instances.count ? instances[row].fields : nil)
    }
    handlers.forEachOpen { row, old in
      weight.add(old?.body?.captured, row < handlers.count ? handlers[row].body?.captured : nil)
    }
    lentTraits.forEachOpenObject { object, isOld in
      guard let value = (object as? TraitPayload)?.value else { return }
      if isOld { weight.add(value, nil) } else { weight.add(nil, value) }
    }
    return weight.bytes
  }
}
