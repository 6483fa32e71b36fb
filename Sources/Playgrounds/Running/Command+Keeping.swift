import Commands
import Syntax

extension Command {
  /// Whether it can be kept and run again for another line: it defines nothing, keeps no code, and asks
  /// nothing of the session's owner.
  var isRepeatable: Bool {
    switch kind {
    case .evaluate, .print, .setVariable, .setNamedVariable, .setLocal, .setProperty, .override,
      .removeOverride, .invalidate, .expect, .unregister, .update, .updateTraits, .updateProperties:
      true
    case .if(_, let yes, let no): yes.allSatisfy(\.isRepeatable) && no.allSatisfy(\.isRepeatable)
    case .repeat(_, let body, _): body.allSatisfy(\.isRepeatable)
    case .for(local: _, _, where: _, let body): body.allSatisfy(\.isRepeatable)
    case .turn(let body): body.allSatisfy(\.isRepeatable)
    case .declareVariable, .declareNamedVariable, .setInspector, .define, .node, .move, .remove, .appear,
      .disappear, .destroy, .use, .overrideChild, .setField, .performAsCurrent, .setTracing, .setUpdates,
      .on, .removeHandler, .register, .unregisterAll, .why, .whyNot, .whyInspector, .whyNotInspector,
      .whyImage, .whyColor, .whyNotColor, .whyNotImage, .whatIf, .cost, .show, .expectError,
      .presentInspector,
      .dismiss,
      .drag, .resize, .rotate, .session:
      false
    }
  }

  /// Whether it can be kept for lines of its shape: it is repeatable, or keeps one block of code at most and
  /// gives what it makes a new name each time.
  var isKeepable: Bool {
    switch kind {
    case .register: true
    case .declareNamedVariable(_, _, isConstant: _, let value): value.isKeepable
    default: isRepeatable
    }
  }

  /// Whether it would be keepable with its names left open.
  var isKeepableWithNames: Bool {
    if case .declareVariable(_, _, isConstant: _, let value) = kind { value.isKeepable } else { isKeepable }
  }

  /// Where the block of a registration begins, which is kept and run later.
  var keptBlock: Int? {
    switch kind {
    case .register(let registration):
      if case .block(let handler) = registration.action { handler.body.first?.range.start } else { nil }
    case .declareNamedVariable(_, _, isConstant: _, let value): value.keptBlock
    default: nil
    }
  }

  /// Whether it leaves what other statements mean as it is, but for the one name that it may introduce.
  var leavesMeanings: Bool {
    switch kind {
    case .declareVariable, .declareNamedVariable, .register, .why, .show: true
    case .evaluate, .print, .setVariable, .setNamedVariable, .setLocal, .setProperty, .setInspector,
      .define, .node, .move, .remove, .appear, .disappear, .destroy, .use, .override, .removeOverride,
      .overrideChild, .setField, .performAsCurrent, .turn, .setTracing, .setUpdates, .update,
      .updateTraits, .updateProperties, .invalidate, .on, .removeHandler, .unregister, .unregisterAll,
      .whyNot, .whyInspector, .whyNotInspector, .whyImage, .whyColor, .whyNotColor, .whyNotImage, .whatIf,
      .cost,
      .expect, .expectError, .if, .repeat, .for, .presentInspector, .dismiss, .drag, .resize, .rotate,
      .session:
      isRepeatable
    }
  }
}

extension Command.Kind {
  /// Whether a statement of this kind counts as a step of the session: reads do not, even where they are
  /// counted.
  var changesSession: Bool {
    switch self {
    case .evaluate, .print, .expect, .expectError, .why, .whyNot, .whyInspector, .whyNotInspector, .whyImage,
      .whyColor, .whyNotColor, .whyNotImage, .whatIf, .show, .session:
      false
    case .setVariable, .setNamedVariable, .setLocal, .declareVariable, .declareNamedVariable, .setProperty,
      .setInspector, .define, .node, .move, .remove, .appear, .disappear, .destroy, .use, .override,
      .removeOverride, .overrideChild, .setField, .performAsCurrent, .turn, .setTracing, .setUpdates,
      .update, .updateTraits, .updateProperties, .invalidate, .on, .removeHandler, .register, .unregister,
      .unregisterAll, .cost, .if, .repeat, .for, .presentInspector, .dismiss, .drag, .resize, .rotate:
      true
    }
  }
}
