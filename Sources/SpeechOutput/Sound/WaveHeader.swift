// SPDX-License-Identifier: GPL-3.0-or-later

/// The header of a WAV file of mono 16-bit samples (RIFF, `fmt ` and `data` chunks).
enum WaveHeader {
  /// The header's length in bytes.
  static let length = 44

  /// Where the file's length less 8 stands, and the samples' length, both in bytes.
  static let riffSizeOffset = 4
  static let dataSizeOffset = 40

  /// The length of samples that is written when it is not known, as in a pipe: the one that
  /// `espeak-ng --stdout` writes and that readers such as SoX take for "to the end".
  static let unknownLength: UInt32 = 0x7fff_f000

  /// The header's bytes.
  ///
  /// - Parameter dataLength: The length of the samples in bytes.
  static func bytes(dataLength: UInt32) -> [UInt8] {
    let rate = UInt32(EspeakLibrary.sampleRate)
    var bytes: [UInt8] = Array("RIFF".utf8)
    append(riffSize(dataLength: dataLength), to: &bytes)
    bytes += "WAVEfmt ".utf8
    append(UInt32(16), to: &bytes)
    append(UInt16(1), to: &bytes)
    append(UInt16(1), to: &bytes)
    append(rate, to: &bytes)
    append(rate * 2, to: &bytes)
    append(UInt16(2), to: &bytes)
    append(UInt16(16), to: &bytes)
    bytes += "data".utf8
    append(dataLength, to: &bytes)
    return bytes
  }

  /// The number at ``riffSizeOffset``.
  static func riffSize(dataLength: UInt32) -> UInt32 {
    let rest = UInt32(length - 8)
    return dataLength <= .max - rest ? dataLength + rest : .max
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
