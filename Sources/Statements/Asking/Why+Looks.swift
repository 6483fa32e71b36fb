import Sessions
import Syntax
import Traits
import ViewTree

extension Session {
  /// Why a view shows the colour or the image that it does.
  mutating func explanation(ofLook name: String, at id: EnvironmentID, _ place: Place) throws(Problem)
    -> Explanation
  {
    let look = field(name, of: id) ?? .nothing
    if look == .nothing {
      throw Problem(
        "`\(reference(to: id))` has no \(name)", at: place,
        suggestion: "`set \(reference(to: id)).\(name) = …` gives it one")
    }
    if case .image(let image) = look, let variants = definitions.images[image]?.variants {
      return explanation(ofImage: variants, name, at: id)
    }
    let (now, reads) = self.look(of: look, with: traits.collection(at: id))
    let seen = shownLook(name, of: id)
    var links = reads.map { link(of: $0, at: id) }
    if case .color(.named(let color)) = look {
      links.insert(.init(place: color, source: "colour", value: now, remark: ""), at: 0)
    }
    return Explanation(value: seen, links: links, notes: lookNotes(name, id, seen, now, reads))
  }

  /// A trait by which a colour decides.
  private func link(of index: Int, at id: EnvironmentID) -> Explanation.Link {
    let info = definitions.traits[index]
    let deciding = traits.explanation(of: info.id, at: id).first { $0.role == .decides || $0.role == .ending }
    let owner = deciding?.environment.map { "from \(reference(to: $0))" }
    return Explanation.Link(
      place: info.property ?? info.name, source: owner ?? "default",
      value: shown(value(traits.value(of: info.id, at: id), as: info.type)),
      remark: affectsColors(info) ? "affects colour: drawn anew" : "does not affect colour")
  }

  private func affectsColors(_ info: TraitInfo) -> Bool {
    traits.definition(of: info.id).affectsColorAppearance
  }

  /// What a look is with a collection, as it is written, and which traits decide it.
  mutating func look(of value: Value, with collection: TraitCollection) -> (text: String, reads: [Int]) {
    let outer = runtime.reads
    runtime.reads = []
    defer { runtime.reads = outer }
    let resolved = resolved(value, with: collection)
    return (shown(resolved), (runtime.reads ?? []).sorted())
  }

  /// What a view shows of a property: what was drawn last, or a plain colour.
  func shownLook(_ name: String, of id: EnvironmentID) -> String {
    if let drawn = field("drawn.\(name)", of: id) { return shown(drawn) }
    if case .color(.fixed)? = field(name, of: id) { return shown(field(name, of: id) ?? .nothing) }
    return "nil"
  }

  /// When it looks otherwise, or why it does not.
  private func lookNotes(
    _ name: String, _ id: EnvironmentID, _ seen: String, _ now: String, _ reads: [Int]
  ) -> [String] {
    let place = reference(to: id)
    if !traits.tree.isInHierarchy(id) {
      return seen == now ? [] : ["`\(place)` is in no hierarchy: it is drawn when it is inserted"]
    }
    if let next = lookAfterUpdate(name, of: id), next != seen {
      return ["it is \(next) when the view is drawn, \(drawing)"]
    }
    if seen == now { return reads.isEmpty ? ["no trait decides it"] : [] }
    guard let unmarked = reads.map({ definitions.traits[$0] }).first(where: { !affectsColors($0) }) else {
      return ["it is \(now) when the view is drawn again: `invalidate \(place) display`"]
    }
    return [
      "with the traits of now it would be \(now), but `\(place)` was not drawn again: `\(unmarked.property ?? unmarked.name)` is not marked; `affects color` in the definition of `\(unmarked.name)` does it, or `invalidate \(place) display` each time"
    ]
  }

  private var drawing: String {
    settings.updatesManually && traits.depth == 0
      ? "by `update`: updates are manual" : "at the end of the turn"
  }

  /// What a view shows behind the next update.
  private func lookAfterUpdate(_ name: String, of id: EnvironmentID) -> String? {
    guard !traits.isUpToDate || traits.depth > 0 else { return nil }
    var copy = copyForTrial
    let nowhere = Place(SourceRange(0, 0), in: Source(""))
    do throws(Problem) { try copy.update(nowhere) } catch { return nil }
    return copy.shownLook(name, of: id)
  }

  /// Every file of an image, which one is shown, and what keeps the others away.
  private func explanation(ofImage variants: [ImageDefinition.Variant], _ name: String, at id: EnvironmentID)
    -> Explanation
  {
    guard case .image(let image)? = field(name, of: id) else { return Explanation(value: "nil", links: []) }
    let winner = file(of: image, with: traits.collection(at: id))
    let best = variants.first { $0.file == winner }.map { words($0) } ?? ""
    let links = variants.map { variant -> Explanation.Link in
      var link = Explanation.Link(place: words(variant), source: "", value: variant.file, remark: "")
      if variant.file == winner {
        (link.remark, link.style) = ("decides", .success)
      } else if let unmet = variant.conditions.first(where: { !holds($0, at: id) }) {
        link.remark = fact(unmet.trait, at: id)
      } else if !winner.isEmpty {
        link.remark = "hidden by \(best)"
      }
      return link
    }
    let seen = shownLook(name, of: id)
    let now = winner.isEmpty ? "nil" : Session.quoted(winner)
    return Explanation(value: seen, links: links, notes: lookNotes(name, id, seen, now, [0]))
  }

  private func holds(_ condition: (trait: Int, value: Value), at id: EnvironmentID) -> Bool {
    let info = definitions.traits[condition.trait]
    return value(traits.value(of: info.id, at: id), as: info.type) == condition.value
  }

  /// A trait as it is: `userInterfaceStyle is light`.
  func fact(_ index: Int, at id: EnvironmentID) -> String {
    let info = definitions.traits[index]
    return
      "\(info.property ?? info.name) is \(shown(value(traits.value(of: info.id, at: id), as: info.type)))"
  }

  private func words(_ variant: ImageDefinition.Variant) -> String {
    let parts = variant.conditions.map { condition in
      let info = definitions.traits[condition.trait]
      return "\(info.property ?? info.name) \(shown(condition.value))"
    }
    return parts.isEmpty ? "any" : parts.joined(separator: ", ")
  }

  /// `why cell.layer.borderColor`: a CGColor knows no traits.
  func explanation(ofLayer name: String, at id: EnvironmentID, _ place: Place) throws(Problem) -> Explanation
  {
    guard let value = field("layer.\(name)", of: id), value != .nothing else {
      throw Problem("`\(reference(to: id)).layer` has no \(name)", at: place)
    }
    guard case .color = value else {
      return Explanation(value: shown(value), links: [], notes: ["it was set"])
    }
    return Explanation(
      value: shown(value), links: [],
      notes: [
        "a CGColor was resolved when it was set, with UITraitCollection.current of that moment, and follows nothing",
        "set it again where the traits are right: in layoutSubviews, or in a registration for systemTraitsAffectingColorAppearance",
      ])
  }
}
