public import ViewTree

/// Why the trait engine cannot do what was asked: a sentence for a person, with the cause and what would work.
///
/// Nothing has changed when it is thrown, but for the limit on passes: drop the copy that threw.
public typealias TraitProblem = TreeProblem
