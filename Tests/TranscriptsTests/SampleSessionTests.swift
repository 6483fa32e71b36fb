import SessionTesting
import Testing

@Suite("How a session looks")
struct SampleSessionTests {
}
