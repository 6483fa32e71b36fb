import ViewTree

extension AppleTypes {
  /// What table and collection views ask their data source.
  static let dataSources = [
    AppleType(
      "UITableView", .class, "",
      [
        asking(
          "func numberOfRows(inSection section: Int) -> Int", "tableView", ["", "numberOfRowsInSection"]),
        asking("var numberOfSections: Int { get }", "numberOfSections", ["in"], otherwise: .int(1)),
        asking("func cellForRow(at path: IndexPath) -> UITableViewCell?", "tableView", ["", "cellForRowAt"]),
      ]),
    AppleType(
      "UICollectionView", .class, "",
      [
        asking(
          "func numberOfItems(inSection section: Int) -> Int", "collectionView",
          ["", "numberOfItemsInSection"]),
        asking("var numberOfSections: Int { get }", "numberOfSections", ["in"], otherwise: .int(1)),
        asking(
          "func cellForItem(at path: IndexPath) -> UICollectionViewCell?", "collectionView",
          ["", "cellForItemAt"]),
      ]),
  ]

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
