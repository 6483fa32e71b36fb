import Drawings
import Playgrounds

extension Transcript {
  /// The line of a confirmation.
  func lines(_ value: Confirmation) -> [StyledText] {
    confirmation(styled((speaksSentences ? spoken(value) : nil) ?? sentence(value)))
  }

  /// Text from a session, made safe, with what stands in backquotes styled as a name.
  func styled(_ text: String) -> StyledText {
    var result = StyledText()
    for (index, part) in said(Shortening.short(text)).split(separator: "`", omittingEmptySubsequences: false)
      .enumerated()
    {
      result += StyledText(safe(String(part)), index.isMultiple(of: 2) ? .plain : .name)
    }
    return result
  }

  func sentence(_ value: Confirmation) -> String {
    switch value {
    case .definedEnum(let name, let cases): "enum `\(name)`: \(cases.joined(separator: ", "))"
    case .definedStruct(let name, let fields): "struct `\(name)`: \(fields.joined(separator: ", "))"
    case .definedClass(let name, let fields): "class `\(name)`: \(fields.joined(separator: ", "))"
    case .sharedTrait(let property, let other, let affectsColor):
      "trait `\(property)`, another way to the data of `\(other)`" + (affectsColor ? ", affects colour" : "")
    case .extendedTraits(let property, let definition): "trait `\(definition)` has the property `\(property)`"
    case .definedImage(let name, let files): "image `\(name)`: \(files.joined(separator: ", "))"
    case .definedTrait(let property, let type, let value, let affectsColor):
      "trait `\(property)`: \(type) = \(value)" + (affectsColor ? ", affects colour" : "")
    case .definedKey(let name, let type, let value): "environment key `\(name)`: \(type) = \(value)"
    case .definedColor(let name): "colour `\(name)`, resolved from traits"
    case .definedAction(let name, let parameters):
      "action `\(name)`" + (parameters == 0 ? "" : " with \(count(parameters, "parameter"))")
    case .variable(let name, let value, let isConstant):
      isConstant ? "`\(name)` is \(value)" : "`\(name)` = \(value)"
    case .property(let place, let name, let value): "`\(place)`.\(name) = \(value)"
    case .expectationHolds: "holds"
    case .asBefore(let same): "\(sentence(same)), as before"
    case .failedAsExpected(let sentence): "failed as expected: \(sentence.replacing("`", with: "'"))"
    default: hierarchySentence(value)
    }
  }

  /// What becomes of something that leaves: before iOS 17 a child controller hears from its parent all the
  /// same.
  private func leaving(_ isFollowing: Bool) -> String {
    isFollowing ? "it still follows its parent controller" : "it keeps its last values"
  }

  /// What a statement did, without what it left: that is no more so.
  private func beginning(_ value: Confirmation) -> String {
    switch value {
    case .removed(let name, isFollowing: _): "`\(name)` left the hierarchy"
    case .disappeared(let name, isFollowing: _): "`\(name)` disappeared"
    default: hierarchySentence(value)
    }
  }

  private func end(_ place: Confirmation.Place) -> String {
    switch place {
    case .inside(let parent): ", and stands in `\(parent)` now"
    case .nowhere: ", and stands in nothing now"
    case .gone: ", and is gone"
    }
  }

  private func hierarchySentence(_ value: Confirmation) -> String {
    switch value {
    case .environments(let number, let isMore, let outline):
      (isMore ? "\(number) more environments" : count(number, "environment")) + ": \(outline)"
    case .created(let name, _, waitsIn: let parent?): "`\(name)` is a child of `\(parent)`, not yet appeared"
    case .created(let name, let isInHierarchy, nil):
      isInHierarchy ? "`\(name)` created" : "`\(name)` created, in no hierarchy yet"
    case .moved(let name, let parent): "`\(name)` moved to `\(parent)`"
    case .removed(let name, let isFollowing): "`\(name)` left the hierarchy; \(leaving(isFollowing))"
    case .inNoHierarchy(let name): "`\(name)` is in no hierarchy"
    case .overtaken(let former, let place): beginning(former) + end(place)
    case .appeared(let name): "`\(name)` appeared"
    case .disappeared(let name, let isFollowing): "`\(name)` disappeared; \(leaving(isFollowing))"
    case .destroyed(let name, let others, let registrations):
      "`\(name)` is gone"
        + (others == 0 ? "" : ", and \(count(others, "environment")) in it")
        + (registrations == 0 ? "" : "; \(count(registrations, "registration")) ended")
    case .version(let version, let summary): "iOS \(version): \(summary)"
    case .versionEffects(let effects): "in this session " + effects.map(phrase).joined(separator: ", ")
    case .overrode(let place, let trait, let old, let new, let followers, let follower):
      "`\(place)`.\(trait): " + (old == new ? "\(new), as before" : "\(old) → \(new)")
        + tail(followers, follower)
    case .overrodeEqual(let place, let trait, let new):
      "`\(place)`.\(trait): \(new), equal by == to the value before"
    case .overrodeAlike(let place, let trait, let value):
      "`\(place)`.\(trait): \(value), as before, now by an override"
    case .overrodePending(let place, let trait, let new):
      "`\(place)`.\(trait): \(new) is set, and pending until the update"
    case .overrideRemoved(let place, let trait, let value):
      "`\(place)`.\(trait): override removed, \(value) returns"
    case .overrideRemovedPending(let place, let trait):
      "`\(place)`.\(trait): the override is removed, and in force until the update"
    case .noOverride(let place, let trait): "`\(place)` had no override of \(trait)"
    case .childOverridden(let child, let parent, let traits):
      traits.map { "`\(parent)` gives `\(child)` \($0)" } ?? "`\(parent)` gives `\(child)` nothing any more"
    default: loopSentence(value)
    }
  }

  /// What is another under the rules of another version.
  private func phrase(_ effect: VersionEffect) -> String {
    switch effect {
    case .inheritance(let number):
      count(number, "controller") + (number == 1 ? " inherits" : " inherit") + " otherwise"
    case .resting(let number): count(number, "registration") + (number == 1 ? " rests" : " rest")
    case .called(let number): count(number, "registration") + (number == 1 ? " is" : " are") + " called again"
    case .tracked(let number): count(number, "method") + (number == 1 ? " is" : " are") + " tracked"
    case .untracked(let number):
      count(number, "method") + (number == 1 ? " is" : " are") + " not tracked any more"
    case .newer(let number):
      count(number, "override") + (number == 1 ? " stays that is" : " stay that are") + " newer"
    }
  }

  /// Who follows an override: one by name, more by number.
  func tail(_ followers: Int, _ follower: String?) -> String {
    switch (followers, follower) {
    case (0, _): ""
    case (1, let follower?): "; `\(follower)` follows"
    default: "; \(count(followers, "environment")) follow"
    }
  }

  private func loopSentence(_ value: Confirmation) -> String {
    switch value {
    case .updates(let isManual):
      isManual ? "updates wait for `update`" : "updates come at the end of each turn"
    case .tracing(let isOn): isOn ? "callbacks are shown as they happen" : "callbacks are no longer shown"
    case .updated: "updated"
    case .updatedTraits(let place): "traits of `\(place)` updated"
    case .updatedProperties(let place): "properties of `\(place)` updated"
    case .invalidated(let place, let needs): "`\(place)` needs \(needs)"
    case .handler(let place, let event, let isReplacing, let isTrackedLater):
      "`\(place)` runs this on \(event)" + (isReplacing ? ", instead of the one before" : "")
        + (isTrackedLater ? "; what it reads is tracked from its next run on" : "")
    case .handlerRemoved(let place, let event): "`\(place)` runs nothing on \(event)"
    case .registered(let place, let traits, let token):
      (token.map { "`\($0)`: " } ?? "") + "`\(place)` is observed for \(list(traits))"
    case .unregistered: "registration ended"
    case .unregisteredAll(let place, let number):
      number == 0 ? "`\(place)` is not observed" : "\(count(number, "registration")) on `\(place)` ended"
    default: sessionSentence(value)
    }
  }

  private func sessionSentence(_ value: Confirmation) -> String {
    switch value {
    case .presented(let name, let form, let width):
      "`\(name)` presented as \(form)" + (width.map { ", \($0) wide" } ?? "")
    case .dismissed(let name): "`\(name)` dismissed"
    case .notPresented(let name): "`\(name)` was dismissed before"
    case .dragged(let name, let width): width.map { "`\(name)` is \($0) wide" } ?? "`\(name)` collapsed"
    case .resized(let name, let size, let horizontal, let vertical):
      "`\(name)` is \(size): \(horizontal) width, \(vertical) height"
    case .undid(let number, let text): "undid \(number): \(firstLine(text))"
    case .redid(let number, let text): "redid \(number): \(firstLine(text))"
    case .wentTo(let number, let text):
      "at \(number)" + (text.map { ": \(firstLine($0))" } ?? ": the empty session")
    case .reset(let isUndoable): "an empty session" + (isUndoable ? "; `undo` brings the last one back" : "")
    case .undidReset(let number): "undid reset: at \(number) again"
    case .redidReset: "redid reset"
    case .saved(let file, let number): "\(count(number, "statement")) saved to \(file)"
    case .recorded(let file, let number): "\(count(number, "step")) recorded in \(file)"
    case .loaded(let file, let number):
      "\(count(number, "statement")) loaded" + (file.isEmpty ? "" : " from \(file)")
    case .more(let number): "… \(number) more"
    default: ""
    }
  }

  /// The first line of a statement, with a mark where more follow; backquotes are not names here.
  func firstLine(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.first ?? "").replacing("`", with: "'") + (lines.count > 1 ? " …" : "")
  }

  /// Names behind each other, as many as two rows have room for; of others, how many there are.
  private func list(_ names: [String]) -> String {
    var (shown, width) = (0, 0)
    for name in names where shown == 0 || width + name.utf8.count <= Self.listWidth {
      (shown, width) = (shown + 1, width + name.utf8.count + 2)
    }
    if shown + 1 >= names.count { shown = names.count }
    let more = names.count - shown
    return names.prefix(shown).joined(separator: ", ") + (more == 0 ? "" : " … and \(more) more")
  }

  /// How many bytes of names a confirmation lists.
  private static let listWidth = 100

  /// `1 environment`, `7 environments`.
  func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)" + (number == 1 ? "" : "s") }
}
