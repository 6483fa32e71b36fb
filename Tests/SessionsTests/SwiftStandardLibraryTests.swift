import Testing

/// What pasted code uses of the standard library.
struct SwiftStandardLibraryTests {
  @Test func listsAreTransformedWithClosuresKeyPathsAndOperators() {
    #expect(
      pasted(
        """
        let list = [3, 1, 2]
        list.sorted()
        list.map { $0 * 2 }.filter { $0 > 2 }
        list.enumerated().map { "\\($0):\\($1)" }.joined(separator: ",")
        list.enumerated().map { index, value in index * value }
        list.reduce(0, +)
        list.reduce(into: 0) { $0 += $1 }
        list.map(\\.description)
        list.first { $0 < 3 }
        list.contains(where: { $0 == 9 })
        zip(list, ["a", "b"]).map { "\\($0)\\($1)" }
        """) == [
          "[1, 2, 3]", "[6, 4]", "\"0:3,1:1,2:2\"", "[0, 1, 4]", "6", "6", "[\"3\", \"1\", \"2\"]", "1",
          "false", "[\"3a\", \"1b\"]",
        ])
  }

  @Test func aLineThatPrintLeavesOpenIsNotLost() {
    let lines = pasted("func f() { for i in 1...70 { print(i) }; print(\"tail\", terminator: \"\") }\nf()")
    #expect(lines.count == 71 && lines.last == "tail")
    let text = "for i in 1...3 { print(i, terminator: \" \") }\nprint(\"go\")\nprint(4, terminator: \"\")\n5"
    #expect(pasted(text) == ["1 2 3 go", "4", "5"])
  }

  @Test func listsAreChangedInPlace() {
    #expect(
      pasted(
        """
        var list = [1, 2]
        list.append(3); list.append(contentsOf: [4, 5]); list.insert(0, at: 0)
        list.remove(at: 1)
        list.removeAll { $0 > 3 }
        list.swapAt(0, 1)
        list
        list.remove(at: 9)
        """) == ["[2, 0, 3]", "error: the list has 3 elements, from 0 to 2, and no 9"])
  }

  @Test func dictionariesKeepTheOrderOfTheirKeys() {
    #expect(
      pasted(
        """
        var ages = ["b": 2, "a": 1]
        ages["c", default: 0] += 3
        ages.keys
        ages.map { key, value in "\\(key)\\(value)" }
        ages.removeValue(forKey: "a")
        ages.count
        """) == ["[\"a\", \"b\", \"c\"]", "[\"a1\", \"b2\", \"c3\"]", "2"])
  }

  @Test func numbersConvertAndFormat() {
    #expect(
      pasted(
        """
        Int("12") ?? 0
        Int("x") == nil
        Int(3.9)
        CGFloat(7) / 2
        max(0, 2.5)
        (1234567).formatted()
        1234.5.formatted()
        2.5.rounded()
        10.isMultiple(of: 5)
        String(format: "%.2f %@ %03d", 1.5, "x", 7)
        let hex = 0x1e90ff
        let part: CGFloat = CGFloat((hex / 256) % 256) / 255
        part < 1
        """) == [
          "12", "true", "3", "3.5", "2.5", "\"1,234,567\"", "\"1,234.5\"", "3.0", "true", "\"1.50 x 007\"",
          "true",
        ])
  }

  @Test func textsAreCutAndJoined() {
    #expect(
      pasted(
        """
        "Hello World".split(separator: " ").map { $0.uppercased() }
        " a ".trimmingCharacters(in: .whitespaces).isEmpty
        "one two".capitalized
        "a-b".replacingOccurrences(of: "-", with: "+")
        "abc".hasPrefix("ab") && "abc".contains("c")
        """) == ["[\"HELLO\", \"WORLD\"]", "false", "\"One Two\"", "\"a+b\"", "true"])
  }

  @Test func identifiersCountAndRectanglesAreStructs() {
    #expect(
      pasted(
        """
        UUID() == UUID()
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        rect.size.width = 10
        rect.insetBy(dx: 1, dy: 1).width
        rect.origin == CGPoint(x: 1, y: 2)
        CGSize.zero == CGSize(width: 0, height: 0)
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).bottom
        """) == ["false", "8.0", "true", "true", "3.0"])
  }

  @Test func workThatIsPutOffRunsInTheNextTurn() {
    #expect(
      pasted(
        """
        func work() {
            defer { print("third") }
            DispatchQueue.main.async { print("fourth") }
            print("first")
            guard 1 > 2 else { print("second"); return }
        }
        work()
        """) == ["first", "second", "third", "fourth"])
  }
}
