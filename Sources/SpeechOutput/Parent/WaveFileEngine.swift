// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Speech that is written to a WAV file or a pipe: everything that would be heard, in order.
///
/// A cut takes nothing back. How far a voice has come when a key is pressed is a matter of real
/// time, which a scripted session does not have, so each announcement is kept whole and the next
/// one follows it. The samples are mono, signed, 16 bits, 22,050 a second.
public final class WaveFileEngine: SpeechEngine {
  /// A file that cannot be written.
  public struct OpeningError: Error, Hashable, Sendable {
    /// The path as it was given, with U+FFFD for what is no UTF-8.
    public let path: String

    /// The system's error number (`errno`).
    public let number: Int32
  }

  /// Why the file does not hold everything that was said.
  public enum Failure: Hashable, Sendable {
    /// It could not be written, for this reason of the system (`errno`).
    case unwritable(Int32)
    /// There was nothing to speak with.
    case noSpeech
  }

  /// What is missing from the file; complete after ``close()``.
  public private(set) var failure: Failure?

  private let descriptor: Int32
  private let start: off_t?
  private let supervisor: SpeechSupervisor
  private var isClosed = false

  /// Opens the file and starts synthesis.
  ///
  /// - Parameters:
  ///   - path: The file, made or emptied; `-` is standard output.
  ///   - executable: The path of a program that calls ``SpeechChild/run()``: this one.
  ///   - settings: How it sounds.
  /// - Throws: ``OpeningError`` when the file cannot be opened for writing.
  public convenience init(
    path: String, executable: String = "/proc/self/exe",
    settings: SpeechSettings = SpeechSettings()
  ) throws(OpeningError) {
    try self.init(path: Array(path.utf8), executable: executable, settings: settings)
  }

  /// The same for a path byte for byte, which need not be text.
  public init(
    path bytes: [UInt8], executable: String = "/proc/self/exe",
    settings: SpeechSettings = SpeechSettings()
  ) throws(OpeningError) {
    let path = String(decoding: bytes, as: UTF8.self)
    descriptor =
      path == "-"
      ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
      : open(
        (bytes + [0]).map(CChar.init(bitPattern:)), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OpeningError(path: path, number: errno) }
    let flags = fcntl(descriptor, F_GETFL)
    guard flags & O_ACCMODE != O_RDONLY else {
      Glibc.close(descriptor)
      throw OpeningError(path: path, number: EBADF)
    }
    // What is only ever appended to cannot have its header corrected either.
    let position = flags & O_APPEND != 0 ? -1 : lseek(descriptor, 0, SEEK_CUR)
    start = position >= 0 ? position : nil
    supervisor = SpeechSupervisor(
      executable: executable, destination: .newWave, waveDescriptor: descriptor,
      settings: settings, limits: SpeechSupervisor.Limits())
  }

  deinit {
    close()
  }

  public func speak(_ utterances: [Utterance]) {
    supervisor.speak(utterances)
  }

  public func cut() {}

  public func apply(_ settings: SpeechSettings) {
    supervisor.apply(settings)
  }

  /// Returns at once: what is written is not heard, and ``close()`` waits for the whole file.
  public func finish(atMost milliseconds: Int, cutWhenReadable descriptor: Int32?) {}

  /// Waits until everything is written, as long as that takes, and completes the header;
  /// ``failure`` tells what went wrong.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    supervisor.finish(atMost: nil, cutWhenReadable: nil)
    supervisor.end()
    if let reason = supervisor.refusal { fail(.unwritable(reason)) }
    completeHeader()
    // A disk at a distance may tell only now that it is full.
    if Glibc.close(descriptor) != 0 { fail(.unwritable(errno)) }
    if let number = supervisor.startFailure {
      fail(.unwritable(number))
    } else if supervisor.hasGivenUp {
      fail(.noSpeech)
    }
  }

  public var noticeDescriptor: Int32 { supervisor.wake.descriptor }

  public func takeNotices() -> [SpeechNotice] {
    supervisor.takeNotices()
  }

  private func fail(_ new: Failure) {
    if failure == nil { failure = new }
  }

  private func completeHeader() {
    guard let start else { return }
    let end = lseek(descriptor, 0, SEEK_END)
    guard end >= start + off_t(WaveHeader.length) else { return }
    let length = UInt32(clamping: end - start - off_t(WaveHeader.length))
    write(WaveHeader.riffSize(dataLength: length), at: start + off_t(WaveHeader.riffSizeOffset))
    write(length, at: start + off_t(WaveHeader.dataSizeOffset))
  }

  private func write(_ number: UInt32, at offset: off_t) {
    withUnsafeBytes(of: number.littleEndian) { bytes in
      let count = pwrite(descriptor, bytes.baseAddress, bytes.count, offset)
      if count != bytes.count { fail(.unwritable(count < 0 ? errno : EIO)) }
    }
  }
}
