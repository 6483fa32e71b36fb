import Lessons
import Testing

@Suite("What the lesson mode says")
struct LessonRemarkTests {
  @Test(
    "each remark, word by word",
    arguments: [
      (
        .welcome,
        "Enter runs the step above the prompt. Type anything else to try it out; `back` takes it back. `contents` and `quit` help to get about."
      ),
      (.stepFailed, "The step failed, which it should not. `skip` goes on without it."),
      (.nothingToGoBack, "You are on the lesson's own line; `previous` goes to the step before."),
      (.isBack, "Back on the lesson's own line."), (.isBackAtStart, "Back at the exercise's start."),
      (
        .isBackFromPlay,
        "Back from the sandbox. What you tried before is in force; `back` takes it back."
      ),
      (.firstStep, "This is the first step."),
      (.playing, "A sandbox: nothing you do here counts. `back` returns to the lesson."),
      (.stillPlaying, "You are in the sandbox; `back` returns to the lesson."),
      (.end, "That was the last step. Go on experimenting, or press Enter to leave."),
      (
        .resumed(step: 3, of: 9),
        "You are where you left off, at step 3 of 9. `contents` lists the steps, `previous` goes back."
      ),
      (.ownStatements, "What you tried there is in force; `back` takes it back."),
      (.resumedInPart(step: 2, of: 9), "Interrupted on the way, at step 2 of 9."),
      (.changedSince, "The lesson has changed since you left. This is the last step that is as it was."),
      (
        .setupInterrupted,
        "Interrupted while the lesson was setting something up. Open it again to go on."
      ),
      (
        .exercise(hints: 2),
        "Your turn: any way that gets there is right. `check` says what is missing, `hint` helps, `solution` tells."
      ),
      (.noExercise("hint", isAsking: false), "`hint` belongs to an exercise, and none is open."),
      (
        .noExercise("hint", isAsking: true),
        "`hint` belongs to an exercise, and none is open; `skip` goes on without an answer."
      ),
      (.progress(held: 1, of: 2), "Not yet: 1 of 2 holds."), (.moreUnmet(3), "`check` lists 3 more."),
      (.unsolved, "The exercise is not solved yet. `hint` helps, `skip` goes on without it."),
      (
        .solved(statements: 1, author: 1), "Solved with 1 statement, as the author did. Press Enter to go on."
      ),
      (
        .solved(statements: 1, author: 2),
        "Solved with 1 statement; the author needed 2. Press Enter to go on."
      ),
      (.solved(statements: 3, author: 1), "Solved with 3 statements; 1 can do. Press Enter to go on."),
      (.alreadySolved, "You have solved it. Press Enter to go on."),
      (.solutionShown, "This is the author's answer. Press Enter to go on."),
      (.hint(1, of: 2), "Hint 1 of 2:"),
      (.noMoreHints, "There are no more hints; `solution` shows an answer."),
      (.prediction, "What will it print? Type it, or press Enter to see."), (.predicted, "As you said."),
      (.mispredicted("\u{1B}red"), "You said \\u{1B}red; it is what stands above."),
      (
        .quiz(choices: 3, right: 1),
        "Answer with a number from 1 to 3 or with how a choice begins; `skip` goes on without an answer."
      ),
      (
        .quiz(choices: 4, right: 2),
        "2 choices are right: answer with their numbers, as in `1, 2`, or with how they begin; `skip` goes on without an answer."
      ),
      (
        .noChoice("x\u{7}", of: 3),
        "`x\\u{7}` is none of the choices; answer with a number from 1 to 3, or how one begins."
      ),
      (.severalChoices("the", [1, 3]), "`the` begins the choices 1, 3; type more of one, or its number."),
      (.rightChoice, "Right."), (.rightInPart, "Right, but not all; try again, or `skip`."),
      (.wrongChoice, "Not quite; try again, or `skip`."),
    ] as [(LessonRemark, String)])
  func sentences(remark: LessonRemark, sentence: String) { #expect(remark.sentence == sentence) }
}
