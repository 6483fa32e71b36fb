import Journals
public import Presentations
public import Syntax
import Traits
public import ViewTree

extension World {
  // MARK: - Variables

  /// Makes a variable of the session.
  public func declareVariable(_ name: Name, _ type: ValueType, isConstant: Bool, _ value: Value) {
    let row = variables.append(value)
    declarations.append(Declaration(name: name, type: type, isConstant: isConstant))
    updateEntry(name) { $0.variable = Int32(row) }
  }

  // Other modules read and write the values here: what they did themselves would be watched for overlapping
  // accesses.

  /// The value of a variable.
  package func value(ofVariable row: Int32) -> Value { variables[Int(row)] }

  /// Gives a variable another value; one that it has already changes nothing.
  ///
  /// - Returns: How many parts of the values were compared.
  package func setVariable(_ row: Int32, to value: Value) -> Int {
    var visits = 0
    if variables.look(at: Int(row), { $0.isSame(as: value, visits: &visits) }) { return visits }
    variables[Int(row)] = value
    return visits
  }

  /// Whether turns are ended by `update` only.
  package var updatesManually: Bool { settings[0].updatesManually }

  // MARK: - Environments

  /// All environments that have a name, oldest first.
  public var allEnvironments: [EnvironmentID] {
    environments.indices.filter { environments[$0].name.id >= 0 }.map { EnvironmentID(index: Int32($0)) }
      .filter { !traits.hierarchy.isDestroyed($0) }
  }

  /// Gives a new environment its name; a controller's root view gets a row without one.
  public func register(_ id: EnvironmentID, named name: Name) {
    let older = entry(name).environment
    fillEnvironments(through: Int(id.index) - 1)
    environments.append(EnvironmentRow(name: name, next: older))
    if let view = traits.hierarchy.rootView(of: id) { fillEnvironments(through: Int(view.index)) }
    updateEntry(name) { $0.environment = id.index }
  }

  /// Where a controller that was created in another will appear.
  public func destination(of id: EnvironmentID) -> EnvironmentID? {
    let row = environments[Int(id.index)].destination
    return row < 0 ? nil : EnvironmentID(index: row)
  }

  /// Remembers where a controller will appear.
  public func setDestination(_ parent: EnvironmentID, of id: EnvironmentID) {
    environments[Int(id.index)].destination = parent.index
  }

  func fillEnvironments(through index: Int) {
    while environments.count <= index { environments.append(EnvironmentRow(name: Name(id: -1))) }
  }

  /// The children that a learner made: a controller's are those of its root view.
  public func shownChildren(of id: EnvironmentID) -> [EnvironmentID] {
    traits.hierarchy.children(of: id).flatMap {
      traits.hierarchy.isRootView($0) ? Array(traits.hierarchy.children(of: $0)) : [$0]
    }
  }

  // MARK: - Stored properties

  /// The row of a property of an environment.
  package func propertyRow(_ name: Name, of id: EnvironmentID) -> Int? {
    guard Int(id.index) < environments.count else { return nil }
    var row = environments[Int(id.index)].firstProperty
    while row >= 0 {
      if properties[Int(row)].name == name { return Int(row) }
      row = properties[Int(row)].next
    }
    return nil
  }

  /// A property that an environment stores.
  package func property(_ name: Name, of id: EnvironmentID) -> PropertyRow? {
    propertyRow(name, of: id).map { properties[$0] }
  }

  /// The environment that has a plain property of that name; of several the one whose came first.
  ///
  /// - Complexity: O(*p*) in the properties of all environments.
  package func owner(ofProperty name: Name) -> EnvironmentID? {
    properties.indices.first {
      properties[$0].name == name && propertyRow(name, of: properties[$0].owner) == $0
    }
    .map { properties[$0].owner }
  }

  /// Stores a property.
  ///
  /// - Returns: How many parts of the values were compared.
  package func setProperty(_ name: Name, of id: EnvironmentID, _ value: Value, _ type: ValueType) -> Int {
    if let row = propertyRow(name, of: id) {
      var visits = 0
      if !properties[row].value.isSame(as: value, visits: &visits) { properties[row].value = value }
      return visits
    }
    fillEnvironments(through: Int(id.index))
    let row = properties.append(
      PropertyRow(
        owner: id, name: name, type: type, value: value, next: environments[Int(id.index)].firstProperty))
    environments[Int(id.index)].firstProperty = Int32(row)
    return 0
  }

  /// The type that the plain properties of that name have, where they agree.
  package func plainPropertyType(_ name: Name) -> ValueType? {
    let types = Set(properties.indices.filter { properties[$0].name == name }.map { properties[$0].type })
    return types.count == 1 ? types.first : nil
  }

  /// The properties of an environment, as facts.
  public func storedProperties(of id: EnvironmentID) -> [(name: String, value: String)] {
    rows(of: id).map { row in
      let property = properties[row]
      return (names[property.name], shown(property) ?? literal(property.value))
    }
  }

  /// The values of an environment's properties.
  package func storedValues(of id: EnvironmentID) -> [Value] { rows(of: id).map { properties[$0].value } }

  /// What the last draw showed of a colour or an image.
  private func shown(_ property: PropertyRow) -> String? {
    property.shown.map { plain($0) }
  }

  /// The rows of the properties of an environment, oldest first.
  func rows(of id: EnvironmentID) -> [Int] {
    guard Int(id.index) < environments.count else { return [] }
    var rows: [Int] = []
    var row = environments[Int(id.index)].firstProperty
    while row >= 0 {
      rows.append(Int(row))
      row = properties[Int(row)].next
    }
    return rows.reversed()
  }

  // MARK: - Inspectors

  /// Keeps an inspector's name.
  package func addInspector(_ name: Name, _ id: InspectorID) {
    if let row = inspectorRows.indices.first(where: { inspectorRows[$0].name == name }) {
      inspectorRows[row].inspector = id
      updateEntry(name) { $0.inspector = Int32(row) }
      return
    }
    let row = inspectorRows.append(InspectorRow(name: name, inspector: id))
    updateEntry(name) { $0.inspector = Int32(row) }
  }

  /// The name of an inspector.
  public func label(of id: InspectorID) -> String {
    inspectorRows.indices.first { inspectorRows[$0].inspector == id }.map { names[inspectorRows[$0].name] }
      ?? "inspector"
  }
}

extension World {
  /// The scenes, oldest first.
  public var scenes: [EnvironmentID] { allEnvironments.filter { traits.hierarchy.kind(of: $0) == .scene } }

  /// The environments that stand in nothing: scenes first, then what is in no hierarchy.
  public var roots: [EnvironmentID] {
    scenes
      + allEnvironments.filter {
        traits.hierarchy.parent(of: $0) == nil && traits.hierarchy.kind(of: $0) != .scene
      }
  }

  /// The environments, and the root views of controllers, which can have overrides as well.
  public var allEnvironmentsWithRootViews: [EnvironmentID] {
    allEnvironments.flatMap { id in [id] + (traits.hierarchy.rootView(of: id).map { [$0] } ?? []) }
  }

  /// Those among them that have values of their own for some trait.
  ///
  /// - Complexity: O(*c* + *n* log *n*) in such values and in these environments, however large the tree is
  public var environmentsWithOwnValues: [EnvironmentID] {
    let hierarchy = traits.hierarchy
    typealias Place = (id: EnvironmentID, owner: Int32, place: Int)
    let places = traits.environmentsWithOwnValues.compactMap { (id) -> Place? in
      let isView = hierarchy.isRootView(id)
      guard let owner = isView ? hierarchy.parent(of: id) : id, isShown(owner) else { return nil }
      return (id, owner.index, isView ? 1 : 0)
    }
    return places.sorted { ($0.owner, $0.place) < ($1.owner, $1.place) }.map(\.id)
  }
}
