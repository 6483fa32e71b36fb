import Journals
package import Presentations
public import Syntax
import Traits
public import ViewTree

extension World {
  /// What a name stands for.
  package func entry(_ name: Name) -> NameEntry {
    Int(name.id) < entries.count ? entries[Int(name.id)] : NameEntry()
  }

  /// What names stand for; a statement means the same as long as this is the same, and so is ``structure``.
  package func meanings(of names: [Name]) -> [NameEntry] { names.map { entry($0) } }

  /// Whether names still stand for what they stood for at a revision.
  package func areMeanings(_ meanings: [NameEntry], of names: [Name], since revision: Int) -> Bool {
    if renamings.spare(names, from: revision, to: namesRevision) { return true }
    for index in names.indices where entry(names[index]) != meanings[index] { return false }
    return true
  }

  /// The name with this spelling in UTF-8, made if it is new.
  package func name(for bytes: UnsafeBufferPointer<UInt8>) -> Name { names.name(for: bytes) }

  /// Whether a name stands for nothing yet.
  package func isFree(_ name: Name) -> Bool { entry(name) == NameEntry() }

  /// The row of a name's variable, if that is all it stands for.
  package func onlyVariable(named name: Name) -> Int32? {
    let entry = entry(name)
    var only = NameEntry()
    only.variable = entry.variable
    return entry.variable >= 0 && entry == only ? entry.variable : nil
  }

  /// Whether a variable has this type, and is a constant or not.
  package func isVariable(_ row: Int32, of type: ValueType, isConstant: Bool) -> Bool {
    declarations.look(at: Int(row)) { $0.type == type && $0.isConstant == isConstant }
  }

  /// Changes whenever a name may have changed its meaning.
  package var namesRevision: Int { entries.revision }

  /// Changes whenever a running statement changed where environments stand, or made something that paths lead
  /// to.
  package var structure: Int {
    traits.hierarchy.revision &+ environments.revision &+ inspectorRows.revision
  }

  /// Changes what a name stands for.
  package func updateEntry(_ name: Name, _ change: (inout NameEntry) -> Void) {
    let before = entries.revision
    while entries.count <= Int(name.id) { entries.append(NameEntry()) }
    var entry = entries[Int(name.id)]
    change(&entry)
    entries[Int(name.id)] = entry
    renamings.add(Renamings.Change(name: name, before: before, after: entries.revision))
  }

  /// The environments of that name, oldest first.
  public func environments(named name: Name) -> [EnvironmentID] {
    var row = entry(name).environment
    guard row >= 0 else { return [] }
    var found: [EnvironmentID] = []
    while row >= 0 {
      found.append(EnvironmentID(index: row))
      row = environments[Int(row)].next
    }
    return found.reversed()
  }

  /// The environment of that name, where there is one only, as there mostly is.
  package func onlyEnvironment(named name: Name) -> EnvironmentID? {
    let row = entry(name).environment
    guard row >= 0, environments[Int(row)].next < 0 else { return nil }
    return EnvironmentID(index: row)
  }

  /// The environment of that name that was made last.
  package func newestEnvironment(named name: Name) -> EnvironmentID? {
    let row = entry(name).environment
    return row < 0 ? nil : EnvironmentID(index: row)
  }

  /// The child of that name; a controller's children stand in its root view.
  ///
  /// The environments of that name and the children are gone through side by side, until either have come to
  /// their end.
  ///
  /// - Complexity: O(min(*k*, *c*)) in the environments of that name and the children.
  public func child(named name: Name, of parent: EnvironmentID) -> EnvironmentID? {
    let container = traits.hierarchy.rootView(of: parent) ?? parent
    var row = entry(name).environment
    var sibling = traits.hierarchy.firstChild(of: container)
    while row >= 0, let child = sibling {
      let id = EnvironmentID(index: row)
      if traits.hierarchy.parent(of: id) == container { return id }
      if self.name(of: child) == name { return child }
      row = environments[Int(row)].next
      sibling = traits.hierarchy.nextSibling(of: child)
    }
    return nil
  }

  /// The name of an environment; a controller's root view has none of its own.
  public func name(of environment: EnvironmentID) -> Name? {
    guard Int(environment.index) < environments.count else { return nil }
    let name = environments[Int(environment.index)].name
    return name.id < 0 ? nil : name
  }

  /// What to call an environment: its name, or `settings.view`.
  public func label(of environment: EnvironmentID) -> String {
    if let name = name(of: environment) { return names[name] }
    if let parent = traits.hierarchy.parent(of: environment), let name = name(of: parent) {
      return names[name] + ".view"
    }
    return "view"
  }

  /// The names from the root to an environment, joined by slashes.
  public func path(of environment: EnvironmentID) -> String {
    var steps: [String] = []
    var next: EnvironmentID? = environment
    while let id = next {
      if let name = name(of: id) { steps.append(names[name]) }
      next = traits.hierarchy.parent(of: id)
    }
    return steps.reversed().joined(separator: "/")
  }

  /// The shortest way to say which environment is meant: its name where that is unique, else its path.
  ///
  /// - Complexity: O(1) for a name that is unique; else O(*d*) in the depth.
  public func reference(to environment: EnvironmentID) -> String {
    guard let name = name(of: environment) else {
      guard let parent = traits.hierarchy.parent(of: environment) else { return "view" }
      return reference(to: parent) + ".view"
    }
    return onlyEnvironment(named: name) == nil ? path(of: environment) : names[name]
  }

  /// The inspector of that name.
  package func inspector(named name: Name) -> InspectorID? {
    let row = entry(name).inspector
    return row < 0 ? nil : inspectorRows[Int(row)].inspector
  }

  // MARK: - Lists of names, for suggestions and completion

  func names(where test: (NameEntry) -> Bool) -> [String] {
    entries.indices.filter { test(entries[$0]) }.map { names[Name(id: Int32($0))] }
  }

  /// The session's variables.
  public var variableNames: [String] { names { $0.variable >= 0 } }
  /// The environments.
  public var environmentNames: [String] { names { $0.environment >= 0 } }
  /// The inspectors.
  public var inspectorNames: [String] { names { $0.inspector >= 0 } }
  /// The traits' property names.
  public var traitPropertyNames: [String] { names { $0.traitProperty >= 0 } }
  /// The traits' definitions.
  public var traitKeyNames: [String] { names { $0.traitKey >= 0 } }
  /// The dynamic colours.
  public var dynamicColorNames: [String] { names { $0.color >= 0 } }
  /// The dynamic colours and the colours that have a name.
  public var colorNames: [String] { dynamicColorNames + ColorNames.table.map(\.name) }
  /// The actions.
  public var actionNames: [String] { names { $0.action >= 0 } }
  /// The types.
  public var typeNames: [String] {
    Array(World.simpleTypes.keys).sorted() + names { $0.enumeration >= 0 || $0.structure >= 0 }
  }

  /// The names of the definitions of one role.
  package func definitionNames(_ role: Problem.Role) -> [String] {
    switch role {
    case .trait: traitKeyNames
    case .color: dynamicColorNames
    case .action: actionNames
    case .image: imageNames
    case .key: environmentKeyNames
    default: typeNames
    }
  }

  /// The enums that have a case of that name, the learner's own first.
  package func enums(withCase spelling: String) -> [EnumDefinition] {
    let found = enums.indices.filter { isCurrent(enumeration: $0) }.map { enums[$0] }.filter {
      $0.cases.contains(spelling)
    }
    return found.filter { !$0.isSystem } + found.filter(\.isSystem)
  }
}
