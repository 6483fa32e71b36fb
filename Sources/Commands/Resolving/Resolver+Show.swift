import Syntax
import Traits
import ViewTree

/// `show …`.
extension Resolver {
  mutating func show(_ statement: Statement) throws(Problem) -> Command.Kind {
    let name = statement.identifier(.topic)
    let isWhole = statement.has(.first)
    guard let topic = Topic(rawValue: text(name)) else {
      let known = Topic.allCases.map(\.rawValue)
      throw Problem(
        .unknownWord(text(name), role: .topic, nearest: nearest(name, known), choices: known), name.range)
    }
    guard statement.has(.place) else {
      if let use = topic.need { throw Problem(.needsUse(use, world.examples), name.range) }
      return .show(topic, nil, isWhole: isWhole)
    }
    let subject = statement.expression(.place)
    if statement.has(.second) {
      return .show(topic, try part(of: topic, subject, statement.expression(.second)), isWhole: isWhole)
    }
    if Resolver.wholeTopics.contains(topic) {
      throw Problem(
        .engine(
          cause: "`show \(topic.rawValue)` is about everything", suggestion: "write `show \(topic.rawValue)`"),
        subject.range)
    }
    if topic == .decision { return .show(topic, .decision(try decision(subject)), isWhole: isWhole) }
    if topic == .key { return .show(topic, .environmentKey(try environmentKey(subject)), isWhole: isWhole) }
    if let ours = otherShow(of: topic, subject) {
      throw Problem(.write(ours, for: "show \(topic.rawValue) \(source(subject))"), subject.range)
    }
    if topic == .trait || (topic == .tree && isTrait(subject)) {
      return .show(topic, .trait(try requireTrait(key: subject)), isWhole: isWhole)
    }
    return .show(topic, .environment(try requireEnvironment(subject)), isWhole: isWhole)
  }

  /// `show tree theme form`: two words behind the topic have a meaning there only.
  private mutating func part(of topic: Topic, _ subject: Expression, _ place: Expression) throws(Problem)
    -> Subject
  {
    guard topic == .tree else { throw Problem(.wrongArguments("show \(topic.rawValue)"), place.range) }
    if case .name(let name) = subject.kind, !environments(named: name).isEmpty, !isTrait(subject),
      isTrait(place)
    {
      let ours = "show tree \(source(place)) \(source(subject))"
      throw Problem(
        .write(ours, for: "show tree \(source(subject)) \(source(place))"), subject.range.through(place.range)
      )
    }
    return .traitBelow(try requireTrait(key: subject), try requireEnvironment(place))
  }

  /// What shows what is asked for: `show trait cell`, `show tree all`.
  private mutating func otherShow(of topic: Topic, _ subject: Expression) -> String? {
    guard case .name(let name) = subject.kind, trait(property: name) == nil, trait(key: name) == nil else {
      return nil
    }
    let isPlace = !environments(named: name).isEmpty
    if topic == .trait, isPlace { return "show traits \(text(name))" }
    return topic == .tree && !isPlace && text(name) == "all" ? "show all tree" : nil
  }

  /// Topics that are about everything.
  private static let wholeTopics: Set<Topic> = [.log, .cost, .devices, .decisions]

  /// The environment key that a name means.
  private func environmentKey(_ expression: Expression) throws(Problem) -> Int32 {
    guard case .name(let name) = expression.kind else {
      throw Problem(.needsUse(.showKey, world.examples), expression.range)
    }
    let row = world.entry(name).environmentKey
    if row >= 0 { return row }
    let nearest = Spelling.nearest(to: text(name), among: world.environmentKeyNames)
    throw Problem(.unknownWord(text(name), role: .key, nearest: nearest, choices: []), expression.range)
  }

  /// The open point that a name means.
  private func decision(_ expression: Expression) throws(Problem) -> OpenPoint {
    guard case .name(let name) = expression.kind else {
      throw Problem(.needsUse(.showDecision), expression.range)
    }
    if let point = OpenPoint.named(text(name)) { return point }
    let nearest = Spelling.nearest(to: text(name), among: OpenPoint.all.map(\.name))
    throw Problem(.unknownWord(text(name), role: .decision, nearest: nearest, choices: []), expression.range)
  }

  private func isTrait(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression.kind else { return false }
    return trait(property: name) != nil || trait(key: name) != nil || world.environments(named: name).isEmpty
  }
}

extension Topic {
  /// What is wrong where the topic stands without what it is about, if it needs something.
  fileprivate var need: Problem.Use? {
    switch self {
    case .trait: .showTrait
    case .key: .showKey
    case .decision: .showDecision
    default: nil
    }
  }
}
