import ViewTree

extension AppleTypes {
  /// What table and collection views ask their data source.
  static let dataSources = [
    ("UITableView", "tableView", "Rows", "cellForRow"),
    ("UICollectionView", "collectionView", "Items", "cellForItem"),
  ].map { type, method, items, cell in
    AppleType(
      type, .class, "",
      [
        asking(
          "func numberOf\(items)(inSection section: Int) -> Int", method, ["", "numberOf\(items)InSection"]),
        asking("var numberOfSections: Int { get }", "numberOfSections", ["in"], otherwise: .int(1)),
        asking("func \(cell)(at path: IndexPath) -> \(type)Cell?", method, ["", "\(cell)At"]),
      ])
  }

  /// A question that goes to the method of a data source; without one, or a method, there is another answer.
  private static func asking(
    _ declaration: String, _ method: String, _ labels: [String], otherwise: Value = .nothing
  ) -> AppleRow {
    .on(declaration, "What its data source says.") { session, id, given, place throws(Problem) in
      let controller = session.traits.tree.parent(of: id).flatMap { session.traits.tree.parent(of: $0) }
      let named = session.field("dataSource", of: id) ?? .nothing
      guard var source = named == .nothing ? controller.map({ .environment($0) }) : named,
        let member = session.member(method, of: .named(session.className(of: source)))?.first(where: {
          $0.signature.parameters.map { $0.label ?? "" } == labels
        })
      else { return otherwise == .nothing && declaration.hasSuffix("Int") ? .int(0) : otherwise }
      var arguments = [.environment(id)] + given
      return try session.invoke(member, of: &source, &arguments, place, as: nil)
    }
  }
}
