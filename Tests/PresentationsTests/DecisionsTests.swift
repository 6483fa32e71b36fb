import Presentations
import Testing

@Suite("Decisions")
struct DecisionsTests {
  @Test("every decision has a question, an answer and a reason, and each question is decided once")
  func complete() {
    #expect(PresentationDecision.all.allSatisfy { $0.question.hasSuffix("?") })
    #expect(PresentationDecision.all.allSatisfy { $0.answer.hasSuffix(".") && $0.reason.hasSuffix(".") })
    #expect(Set(PresentationDecision.all.map(\.question)).count == PresentationDecision.all.count)
  }
}
