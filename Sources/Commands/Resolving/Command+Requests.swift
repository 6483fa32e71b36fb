public import Syntax
import Traits

/// What `show` shows.
public enum Topic: String, Sendable, CaseIterable {
  case tree, trait, traits, key, overrides, registrations, log, cost, screen, devices, decisions, decision

  /// What it shows, in one line.
  public var summary: String {
    switch self {
    case .tree: "the environments, with a trait's values if one is named"
    case .trait: "what a trait's definition says"
    case .traits: "all traits, or the values that an environment has"
    case .key: "what an environment key's definition says"
    case .overrides: "the overrides, and where they are"
    case .registrations: "who is observed for which traits"
    case .log: "the callbacks that ran, newest last"
    case .cost: "what the session has done so far, counted"
    case .screen: "a scene on its device, as a wireframe"
    case .devices: "the devices, with their sizes"
    case .decisions: "what Apple leaves open, a line each"
    case .decision: "one of these: what Mendel does, and why"
    }
  }
}

/// Whom `show` shows.
public enum Subject: Sendable {
  case environment(Code)
  case trait(TraitView)
  /// A trait in an environment and what stands in it.
  case traitBelow(TraitView, Code)
  /// An environment key, by its row.
  case environmentKey(Int32)
  case decision(OpenPoint)
}

/// What only the owner of the session can do, or what moves through its history.
public enum SessionRequest: Sendable, Equatable {
  case help(String?)
  case undo, redo, reset, quit
  /// The newest statements, or all.
  case history(isWhole: Bool)
  case goto(Int)
  case diff(Int, Int)
  case save(String)
  case load(String)
  case record(String)
  case lesson(StatementForm, String?)
}
