import Sessions

extension AppleTypes {
  /// Test functions; a check that fails ends the running code, with an error at its place.
  static let testing = TypeInfo.read(
    """
    class XCTestCase: NSObject  // Tests, as methods.
      init()
      func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }  // What a test waits for.
      func wait(for expectations: [XCTestExpectation], timeout: Double) { RunLoop.main._wait(timeout) }  // Lets time pass.
      kept setUp() setUpWithError() tearDown() tearDownWithError() fulfillment() measure() addTeardownBlock() continueAfterFailure:Bool
    kept XCTestExpectation fulfill() expectedFulfillmentCount:Int isInverted:Bool
    struct Global
      func XCTFail(_ message: String = "") { _end("XCTFail", message) }  // Fails.
      func XCTAssert(_ condition: Bool, _ message: String = "") { if !condition { _end("XCTAssert: not true", message) } }  // Fails where it is false.
      func _expect(_ holds: Bool) { if !holds { _end("the expectation does not hold", "") } }
      each True/!/false, False//true | func XCTAssert#(_ condition: Bool, _ message: String = "") { if #1condition { _end("XCTAssert#: #2", message) } }  // Fails where it is #2.
      func XCTAssertEqual<T>(_ a: T, _ b: T, _ message: String = "") { if a != b { _end("XCTAssertEqual: \\(a) is not \\(b)", message) } }  // Fails where two values differ.
      func XCTAssertEqual<T>(_ a: T?, _ b: T?, _ message: String = "") { if a != b { _end("XCTAssertEqual: \\(a.map { "\\($0)" } ?? "nil") is not \\(b.map { "\\($0)" } ?? "nil")", message) } }  // Fails where two values differ.
      func XCTAssertNotEqual<T>(_ a: T, _ b: T, _ message: String = "") { if a == b { _end("XCTAssertNotEqual: both are \\(a)", message) } }  // Fails where two values are equal.
      func XCTAssertEqual(_ a: Double, _ b: Double, accuracy: Double, _ message: String = "") {
        if abs(a - b) > accuracy { _end("XCTAssertEqual: \\(a) is not \\(b)", message) }
      }  // Fails where two numbers differ by more.
      func XCTAssertIdentical<T>(_ a: T, _ b: T, _ message: String = "") { if a != b { _end("XCTAssertIdentical: two objects", message) } }  // Fails where it is not the same object.
      func XCTAssertNil<T>(_ value: T?, _ message: String = "") { if let value { _end("XCTAssertNil: \\(value)", message) } }  // Fails where there is a value.
      func XCTAssertNotNil<T>(_ value: T?, _ message: String = "") { if value == nil { _end("XCTAssertNotNil: nil", message) } }  // Fails where there is none.
      func XCTUnwrap<T>(_ value: T?, _ message: String = "") throws -> T { if let value { return value }; _end("XCTUnwrap: nil", message) }  // The value, which must be there.
      each GreaterThan/<=/not greater, GreaterThanOrEqual/</less, LessThan/>=/not less, LessThanOrEqual/>/greater | func XCTAssert#(_ a: Double, _ b: Double, _ message: String = "") { if a #1 b { _end("XCTAssert#: \\(a) is #2 than \\(b)", message) } }  // Fails where the first is #2.
    """)
}
