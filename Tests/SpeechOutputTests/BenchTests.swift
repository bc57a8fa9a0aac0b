import Testing

@testable import SpeechOutput

@Test func bench() {
  print(
    "bench",
    SpeechBenchmark.run(
      text: "Deep dish, radio button, selected, 2 of 3", executable: Program.aloud) as Any)
}
