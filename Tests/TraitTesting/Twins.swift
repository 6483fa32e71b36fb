package import Traits
package import ViewTree

/// The model and the engine side by side: each operation is done with both, and whatever they can be told apart by is compared.
package struct Twins {
  package var model = Model()
  package var system = TraitSystem()
  let traits: [TraitID]
  /// What operations call the environments that they made, in the model and in the engine.
  var numbers: [Int: (model: Int, id: EnvironmentID)] = [:]
  var made: [Int] = []
  var registrations: [RegistrationID] = []
  /// The model's environment of each of the engine's.
  var models: [EnvironmentID: Int] = [:]
  var ids: [Int: EnvironmentID] = [:]
  /// How many handlers may still do something in this operation.
  private var budget = 0
  private var steps = 0
  /// How many calls were compared.
  package private(set) var calls = 0
  /// The calls of this operation, for whoever reads a difference.
  private var told: [String] = []
  /// The first difference.
  package private(set) var difference: String?

  package init() throws {
    system.reportsEvents = false
    traits = try HistoryTrait.define(in: &system)
  }

  /// The environments that operations can name.
  var places: [Place] {
    var places: [Place] = []
    for number in made {
      guard let node = numbers[number]?.model, !model.nodes[node].isDestroyed else { continue }
      let kind = model.nodes[node].kind
      places.append(Place(number: number, kind: kind))
      if model.rootView(node) != nil { places.append(Place(number: number, kind: kind, isView: true)) }
    }
    return places
  }

  func node(_ place: Place) -> (model: Int, id: EnvironmentID)? {
    guard let made = numbers[place.number] else { return nil }
    var found = made
    if place.isView {
      guard let view = model.rootView(made.model), let id = system.tree.rootView(of: made.id) else {
        return nil
      }
      found = (view, id)
    }
    return model.nodes[found.model].isDestroyed ? nil : found
  }

  private mutating func differ(_ text: String) {
    if difference == nil { difference = text + " after " + told.suffix(6).joined(separator: ", ") }
  }

  // MARK: - Doing

  /// Does an operation with both, and compares what everything answers, and every fourth time whatever else can be asked.
  package mutating func run(_ operation: Operation) {
    (budget, told) = (12, [])
    perform(operation)
    compareValues()
    steps += 1
    if steps.isMultiple(of: 4) { compareRows() }
  }

  private mutating func perform(_ operation: Operation) {
    if difference != nil { return }
    let (walks, depth) = (model.walks.count, system.depth)
    let isDone: Bool
    do {
      isDone = try apply(operation)
    } catch {
      return differ("the engine refuses what the model allows: \(error), \(operation)")
    }
    if isDone { drain(walks, depth) }
  }

  private mutating func drain(_ walks: Int, _ depth: Int) {
    while difference == nil {
      var work: Model.Work?
      while work == nil, model.walks.count > walks { work = model.next() }
      let callback = nextCall(above: depth)
      guard let callback else {
        if let work { differ("only the model calls \(describe(work))") }
        return
      }
      guard let work else {
        return differ("only the engine calls \(callback.target) at \(callback.environment)")
      }
      calls += 1
      told.append(describe(work))
      compare(work, callback)
      if budget == 0 { continue }
      budget -= 1
      for operation in body(of: work) { perform(operation) }
    }
  }

  private mutating func nextCall(above depth: Int) -> Callback? {
    do {
      while system.depth > depth {
        switch try system.next() {
        case .call(let callback): return callback
        case .compare(_, let old, let new): system.answer(equal: HistoryTrait.areEqual(old, new))
        case .event, nil: continue
        }
      }
    } catch { differ("the engine throws \(error)") }
    return nil
  }

  private func body(of work: Model.Work) -> [Operation] {
    switch work {
    case .registration(let index, _, previous: _): model.registrations[index].body
    case .method(let event, let id, previous: _): model.nodes[id].handlers[event] ?? []
    }
  }

  private func describe(_ work: Model.Work) -> String {
    switch work {
    case .registration(let index, let id, previous: _): "registration \(index) at \(name(id))"
    case .method(let event, let id, previous: _): "\(event) at \(name(id))"
    }
  }

  private func name(_ node: Int) -> String {
    ids[node].map { "\($0.index) (\(model.nodes[node].kind))" } ?? "?"
  }

  // MARK: - Comparing

  private mutating func compare(_ work: Model.Work, _ callback: Callback) {
    switch (work, callback.target) {
    case (.registration(let index, let id, let previous), .registration(let registration)):
      if registrations[index] != registration || ids[id] != callback.environment {
        differ("the model calls \(describe(work)), the engine \(callback.target) at \(callback.environment)")
      }
      compare(previous, callback)
    case (.method(let event, let id, let previous), .method(let other)):
      if event != other || ids[id] != callback.environment {
        differ("the model calls \(describe(work)), the engine \(callback.target) at \(callback.environment)")
      }
      if let previous { compare(previous, callback) }
    default: differ("the model calls \(describe(work)), the engine \(callback.target)")
    }
    compareValues()
  }

  private mutating func compare(_ previous: [Int: Int], _ callback: Callback) {
    guard let other = callback.previous else { return differ("no previous collection") }
    for trait in traits.indices {
      let value = HistoryTrait.number(of: system.value(of: traits[trait], in: other), of: trait)
      if value != model.value(trait, in: previous) { differ("previous \(trait): \(value) in the engine") }
    }
  }

  private mutating func compareValues() {
    for (id, node) in models where !model.nodes[node].isDestroyed {
      let collection = system.collection(at: id)
      for trait in traits.indices {
        let value = HistoryTrait.number(of: system.value(of: traits[trait], in: collection), of: trait)
        if value != model.value(trait, node) {
          differ(
            "trait \(trait) at \(name(node)): \(model.value(trait, node)) in the model, \(value) in the engine"
          )
        }
      }
    }
  }

  private mutating func compareRows() {
    let tree = system.tree
    for (id, node) in models {
      let row = model.nodes[node]
      if tree.isDestroyed(id) != row.isDestroyed { differ("one is destroyed: \(name(node))") }
      if row.isDestroyed { continue }
      let (layouts, draws) = (system.layouts(at: id), system.draws(at: id))
      if row.kind != .controller, layouts != row.layouts || draws != row.draws {
        differ(
          "\(name(node)): \(row.layouts) layouts and \(row.draws) draws in the model, \(layouts) and \(draws)"
        )
      }
      if tree.parent(of: id) != row.parent.flatMap({ ids[$0] }) { differ("parent of \(name(node))") }
      if row.kind == .controller,
        tree.parentController(of: id) != row.parentController.flatMap({ ids[$0] })
      {
        differ("parent controller of \(name(node))")
      }
    }
    for (index, registration) in registrations.enumerated() {
      let (row, other) = (system.registration(registration), model.registrations[index])
      if row?.calls != other.calls || row?.isEnded != other.isEnded { differ("registration \(index)") }
    }
  }
}

extension Model.Kind {
  package var kind: EnvironmentKind {
    switch self {
    case .scene: .scene
    case .window: .window
    case .presentation: .presentation
    case .controller: .controller
    case .view: .view
    }
  }

  init(_ kind: EnvironmentKind) {
    self = Model.Kind.allCases.first { $0.kind == kind } ?? .view
  }

  var possibleParents: [Model.Kind] { kind.possibleParents.map(Model.Kind.init) }
}
