/// The rules of UIKit's trait system that titles of tests name, in our words.
///
/// A test named `"R25: …"` would fail if rule R25 were broken. The numbers are those of the notes from which the engine was written; they say nothing
/// else. Where Apple leaves a rule open, what holds here is a ``Decision``. ``RuleTests`` compares the table with the titles.
enum RuleTable {
  /// The rules, one a line: its name, and what it says.
  static let text = """
    R1    A collection is made by a closure that sets values, and has exactly those; without one, nothing is set.
    R2    Modifying a collection makes another one from it; what is not set in the closure stays, and so does the first.
    R3    A collection never changes, can be sent to other threads and encoded, and a copy is the same one.
    R4    The trait's type is the key; a trait that nobody set reads as its default.
    R5    Changed traits are those whose values differ; against nothing, all that are set; against itself, none.
    R6    The deprecated merging takes system traits from the last that specifies them, custom ones from the first alone.
    R7    A single trait can be given, replaced and read; how values of its type are stored follows from the type.
    R8    A value that is stored otherwise than the trait's is refused, with the trait and both sorts of storage.
    R9    A description lists the traits that are not at their default, with names of traits and of cases.
    R10   Only a trait with an identifier of its own is encoded.
    R11   The current collection is set before the methods that lay out and draw, and before callbacks of changes.
    R12   A collection can be made the current one for as long as a closure runs; that nests, and what was before returns.
    R13   A type with a default is all that a custom trait needs; nobody registers it.
    R14   Its name, its identifier and whether colours follow it can be given; else it has its type's name and neither.
    R15   A property for a trait is two extensions that read and write by its type.
    R16   Values are compared often, by their own equality; those without one cannot be told apart.
    R17   Objective-C defines traits by how they are stored: floating-point numbers, integers, objects.
    R18   A definition in Swift and one in Objective-C share data if identifier, name and default agree.
    R19   Environments are scenes, windows, presentation controllers, controllers and views, in that order.
    R20   Each environment has a collection of its own, which it inherits from its parent.
    R21   Before iOS 17 a controller inherits from its parent controller, and its view from it: past the views between.
    R22   Since iOS 17 a controller inherits from the superview of its view, and its view from it: one line downwards.
    R22a  A presented controller inherits from its presentation controller, which inherits from the window, not the presenter.
    R22b  An override on a controller reaches its view, what stands in that, and its child controllers.
    R23   Overrides lie over what is inherited; they flow downwards, and the nearest one wins.
    R24   Reading an override that is not set is an error; asking whether it is there comes first.
    R25   It can be asked whether an override is there, and it can be removed; removing one that is not there is harmless.
    R26   Overrides are a structure behind a property in Swift; each environment has its own.
    R27   A description of overrides lists them, or says that there are none.
    R28   An override with the unspecified case is one; it takes removal to let the parent through again.
    R29   What a parent controller gives a child, and a style that overrides the interface's, are older and still there.
    R30   Each change of an override updates everything below; so it belongs no higher than needed, and is changed rarely.
    R31   A view's traits are updated in a hierarchy only, right before its layout; until then it answers the old ones.
    R32   A pass goes downwards: traits, properties, layout of each; it repeats until all is quiet, and then draws.
    R33   A controller whose view is outside of the hierarchy has old or predicted traits.
    R34   A new environment's traits are predicted; where they turn out right, nobody is told of a change.
    R35   Views and controllers can be asked to update their traits at once, with callbacks; ancestors come before descendants.
    R36   Outside of a window layout brings no new traits, and asking for an update of traits does.
    R37   An override is not in force at once but after the next update, at its own environment as well.
    R38   A delegate of a scene is told of changes with the collection before.
    R39   What appears is told that it will, gets its traits, is told that it is appearing, is laid out, and then did appear.
    R40   A controller is told that it is appearing once in each appearance, even where no layout is needed.
    R41   Methods of layout are where traits are best read; they run often.
    R42   A registration names one trait or more, and calls a handler, a target's action, or the receiver's own.
    R43   It is called once in a pass if at least one of its traits has changed there, and for no other trait.
    R44   It gets the environment and the collection before; an action may take neither, the first, or both.
    R45   It is not called for the values that are there when it is made.
    R46   It lives as long as the environment, whoever keeps its token, and can be ended earlier.
    R47   Its handler is kept as long as it, with everything that the handler has captured.
    R48   No trait at all is an error; ending twice or with a strange token is not; two that are alike are two.
    R49   Traits can change more than once before something is drawn, so that callbacks ask for layout and do no more.
    R50   Several changes before a pass are one, and a value that is set back before it is none.
    R51   Ancestors are called before descendants; at one environment, registrations in the order in which they were made.
    R52   The deprecated method is called for every changed trait, with the collection before, and not for an insertion.
    R53   The lists of traits that affect colours and image lookup can be registered for.
    R54   A launch argument logs the older callbacks.
    R55   Overriding the property of the collection is not supported.
    R56   Since iOS 18 the traits that a method reads while it runs are tracked, and a change asks for it again.
    R57   Tracked are the methods that update properties and constraints, lay out and draw.
    R58   A view's method is tracked for the view's own traits, a controller's also for its view's.
    R59   A change asks for what the method does: properties, constraints, layout or drawing; the last run's reads count.
    R60   Observable objects are tracked in the same methods.
    R61   A dynamic colour decides by the collection that it is resolved with, each time anew.
    R62   A resolved colour is static; a colour's components are those of the current collection and do not follow.
    R63   A change of a trait that affects colours draws a view that shows dynamic ones again; of another trait, none.
    R64   What shows an image looks it up with its own traits, and again when one that matters changes.
    R65   A trait that affects colours costs more to change, because what is below is drawn again.
    """

  /// The rules by name.
  static let rules: [String: String] = Dictionary(
    uniqueKeysWithValues: text.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      return (String(words[0]), words[1].trimmingPrefix { $0 == " " }.description)
    })
}
