/// The rows of what an app does: its hierarchy, overrides, run loop, registrations and presentations.
extension Statements {
  static let hierarchy: [Row] = [
    Row(
      .scene, [.scene],
      [
        .slot(.name, .newName), .optional([.word(.on), .slot(.device, .device)]),
        .optional([.slot(.block, .block)]),
      ], .hierarchy, "Creates a scene, or adds to one"),
    node(.window, .window), node(.presentation, .presentation), node(.controller, .controller),
    node(.view, .view),
    Row(
      .create, [.create],
      [
        .slot(.subject, .name), .slot(.name, .newName), .optional([.word(.in), .slot(.place, .place)]),
        .optional([.slot(.block, .block)]),
      ], .hierarchy, "Creates one environment, in the hierarchy or outside"),
    Row(
      .move, [.move], [.slot(.place, .place), .word(.to), .slot(.destination, .place)], .hierarchy,
      "Moves an environment under another parent"),
    Row(
      .removeOverride, [.remove, .override], [.slot(.place, .place)], .overrides,
      "Removes an override, so that the inherited value returns"),
    Row(
      .removeHandler, [.remove, .on], [.slot(.place, .place), .slot(.event, .name)], .runLoop,
      "Removes the handler of an event"),
    Row(
      .remove, [.remove], [.slot(.place, .place)], .hierarchy,
      "Takes an environment out of the hierarchy; it keeps its last values"),
    Row(
      .appear, [.appear],
      [.slot(.place, .place), .optional([.word(.in), .slot(.destination, .place)])], .hierarchy,
      "Lets a controller appear: callbacks, insertion and layout in Apple's order"),
    Row(
      .disappear, [.disappear], [.slot(.place, .place)], .hierarchy,
      "Lets a controller disappear: viewWillDisappear, removal, viewDidDisappear"),
    Row(
      .destroy, [.destroy], [.slot(.place, .place)], .hierarchy,
      "Lets go of an object; it ends with its registrations, unless something holds it"),
    Row(
      .use, [.use], [.word(.iOS), .slot(.first, .rawWord)], .hierarchy,
      "Follows the rules of iOS 16, 17, 18 or 26 from this turn on"),
  ]

  private static func node(_ form: StatementForm, _ word: Word) -> Row {
    Row(
      form, [word], [.slot(.name, .newName), .optional([.slot(.block, .block)])], .hierarchy,
      "Adds to a \(word.spelling); in a block, creates a new one there")
  }

  static let overrides: [Row] = [
    Row(
      .override, [.override],
      [
        .slot(.place, .place),
        .choice([[.sign("="), .slot(.value, .value)], [.slot(.sets, .sets)]]),
      ], .overrides, "Sets trait overrides on an environment"),
    Row(
      .setUpdates, [.set, .updates], [.choice([[.flag(.first, .manual)], [.flag(.second, .automatic)]])],
      .runLoop,
      "Lets pending work wait for `update`, or not"),
    Row(
      .assign, [.set], [.slot(.place, .place), .sign("="), .slot(.values, .values)], .overrides,
      "Changes a variable or a property; `set` may be left out"),
    Row(
      .letVariable, [.let],
      [
        .slot(.name, .newName), .optional([.sign(":"), .slot(.type, .type)]), .sign("="),
        .slot(.value, .value),
      ], .overrides, "Names a value, or a registration's token, for good"),
    Row(
      .varVariable, [.var],
      [
        .slot(.name, .newName), .optional([.sign(":"), .slot(.type, .type)]), .sign("="),
        .slot(.value, .value),
      ], .overrides, "Makes a variable; in an environment's block, a plain property"),
    Row(.toggle, [.toggle], [.slot(.place, .place)], .overrides, "Turns true to false and back"),
  ]

  static let runLoop: [Row] = [
    Row(.turn, [.turn], [.slot(.block, .block)], .runLoop, "Runs statements as one turn of the run loop"),
    Row(
      .updateTraits, [.update, .traits], [.slot(.place, .place)], .runLoop,
      "updateTraitsIfNeeded() on one environment, its ancestors first"),
    Row(.update, [.update], [], .runLoop, "Does the pending work of a turn's end now"),
    Row(
      .invalidate, [.invalidate], [.slot(.place, .place), .optional([.slot(.event, .name)])], .runLoop,
      "setNeedsLayout(); `display`, `properties` and `constraints` ask for those"),
    Row(
      .trace, [.trace], [.choice([[.flag(.first, .on)], [.flag(.second, .off)]])], .runLoop,
      "Shows every callback as it happens, or not"),
    Row(
      .on, [.on], [.optional([.slot(.place, .place)]), .slot(.event, .name), .slot(.block, .block)], .runLoop,
      "Runs statements whenever an environment lays out, draws, appears …"),
  ]

  static let registrations: [Row] = [
    Row(
      .register, [.register],
      [
        .optional([.slot(.place, .place)]), .word(.for), .slot(.keys, .keys),
        .optional([.word(.capturing), .slot(.captures, .names)]),
        .choice([
          [.slot(.block, .block)],
          [.optional([.word(.target), .slot(.target, .place)]), .word(.action), .slot(.action, .name)],
        ]),
      ], .registrations, "registerForTraitChanges: runs a block or an action when a trait changes"),
    Row(
      .unregister, [.unregister], [.slot(.place, .place)], .registrations,
      "Ends a registration by its token"),
  ]

  static let presentations: [Row] = [
    Row(
      .presentInspector, [.present, .inspector],
      [
        .slot(.name, .newName), .word(.on), .slot(.place, .place), .slot(.items, .inspectorItems),
      ], .presentations, "Presents an inspector: a column where there is room, else a sheet"),
    Row(.dismiss, [.dismiss], [.slot(.place, .place)], .presentations, "Dismisses a presentation"),
    Row(
      .drag, [.drag], [.slot(.place, .place), .word(.to), .slot(.value, .value)], .presentations,
      "Drags a column's divider to a width"),
    Row(
      .resize, [.resize], [.slot(.place, .place), .word(.to), .slot(.size, .size)], .presentations,
      "Resizes a scene's window: 700x800, or a share of the screen, 1/2"),
    Row(.rotate, [.rotate], [.slot(.place, .place)], .presentations, "Turns a scene's device by 90 degrees"),
  ]
}
