import Sessions
import Traits
import ViewTree

extension Session {
  mutating func explanation(ofLook name: String, at id: EnvironmentID, _ place: Place) throws(Problem)
    -> Explanation
  {
    guard let look = field(name, of: id), look != .nothing else {
      throw Problem(
        "`\(reference(to: id))` has no \(name)", at: place,
        suggestion: "`set \(reference(to: id)).\(name) = …` gives it one")
    }
    if name.hasPrefix("layer.") {
      // A CGColor does not depend on traits.
      guard case .color = look else { return Explanation(value: shown(look), notes: ["it was set"]) }
      return Explanation(
        value: shown(look),
        notes: [
          "a CGColor was resolved when it was set, with UITraitCollection.current of that moment, and follows nothing",
          "set it again where the traits are right: in layoutSubviews, or in a registration for systemTraitsAffectingColorAppearance",
        ])
    }
    let now = self.look(of: look, with: traits.collection(at: id))
    var links: [Explanation.Link]
    if case .image(let image) = look, let variants = definitions.images[image] {
      links = self.links(
        ofImage: variants, showing: file(ofImage: image, with: traits.collection(at: id)), at: id)
    } else {
      links = now.reads.map { link(of: $0, at: id) }
      if case .color(.named(let color)) = look {
        links.insert(.init(place: color, source: "colour", value: now.text), at: 0)
      }
    }
    let seen = shownLook(name, of: id)
    return Explanation(value: seen, links: links, notes: lookNotes(name, id, seen, now))
  }

  private func link(of index: Int, at id: EnvironmentID) -> Explanation.Link {
    let info = definitions.traits[index]
    let deciding = traits.explanation(of: info.id, at: id).deciding
    return Explanation.Link(
      place: info.word, source: deciding?.environment.map { "from \(reference(to: $0))" } ?? "default",
      value: shown(traitValue(index, at: id)),
      remark: traits.definition(of: info.id).affectsColorAppearance
        ? "affects colour: drawn anew" : "does not affect colour")
  }

  /// Every file of an image: the one that is shown, and the reason against each other.
  private func links(
    ofImage variants: [ImageVariant], showing winner: String, at id: EnvironmentID
  ) -> [Explanation.Link] {
    func words(_ variant: ImageVariant) -> String {
      let parts = variant.conditions.map { "\(definitions.traits[$0.trait].word) \(shown($0.value))" }
      return parts.isEmpty ? "any" : parts.joined(separator: ", ")
    }
    let best = variants.first { $0.file == winner }
    return variants.map { variant in
      var link = Explanation.Link(place: words(variant), value: variant.file)
      if variant.file == winner {
        (link.remark, link.style) = ("decides", .success)
      } else if let unmet = variant.conditions.first(where: { traitValue($0.trait, at: id) != $0.value }) {
        link.remark = fact(unmet.trait, at: id)
      } else if let best {
        link.remark = "hidden by \(words(best))"
      }
      return link
    }
  }

  /// A look for a collection, as text, and the traits that decide it: the traits that a colour reads, or those in the conditions of
  /// an image's files.
  mutating func look(of value: Value, with collection: TraitCollection) -> (text: String, reads: [Int]) {
    let outer = runtime.reads
    runtime.reads = []
    defer { runtime.reads = outer }
    let resolved = shown(resolved(value, with: collection))
    guard case .image(let name) = value, let image = definitions.images[name] else {
      return (resolved, (runtime.reads ?? []).sorted(on: \.self))
    }
    return (resolved, Set(image.flatMap(\.conditions).map(\.trait)).sorted(on: \.self))
  }

  /// The value of a property that a view shows: the one drawn last.
  func shownLook(_ name: String, of id: EnvironmentID) -> String {
    shown(field("drawn.\(name)", of: id) ?? .nothing)
  }

  /// Notes on when the look will change, or why it does not change.
  private func lookNotes(
    _ name: String, _ id: EnvironmentID, _ seen: String, _ now: (text: String, reads: [Int])
  ) -> [String] {
    let place = reference(to: id)
    if !traits.tree.isInHierarchy(id) {
      return seen == now.text ? [] : ["`\(place)` is in no hierarchy: it is drawn when it is inserted"]
    }
    var copy = copyForTrial
    if !traits.isUpToDate || traits.depth > 0, (try? copy.update(.unknown)) != nil,
      copy.shownLook(name, of: id) != seen
    {
      let time =
        settings.updatesManually && traits.depth == 0
        ? "by `update`: updates are manual" : "at the end of the turn"
      return ["it is \(copy.shownLook(name, of: id)) when the view is drawn, \(time)"]
    }
    if seen == now.text { return now.reads.isEmpty ? ["no trait decides it"] : [] }
    let unmarked = now.reads.map { definitions.traits[$0] }.first { info in
      let definition = traits.definition(of: info.id)
      return !definition.affectsColorAppearance && !definition.affectsImageLookup
    }
    guard let unmarked else {
      return ["it is \(now.text) when the view is drawn again: `invalidate \(place) display`"]
    }
    return [
      "with the traits of now it would be \(now.text), but `\(place)` was not drawn again: `\(unmarked.word)` is not marked; `affects color` in the definition of `\(unmarked.name)` does it, or `invalidate \(place) display` each time"
    ]
  }

  func traitValue(_ index: Int, at id: EnvironmentID) -> Value {
    let info = definitions.traits[index]
    return value(traits.value(of: info.id, at: id), as: info.type)
  }

  /// A trait's current value in words: `userInterfaceStyle is light`.
  func fact(_ index: Int, at id: EnvironmentID) -> String {
    "\(definitions.traits[index].word) is \(shown(traitValue(index, at: id)))"
  }
}
