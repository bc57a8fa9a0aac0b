// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// A PulseAudio server of the test's own, with one sink that nobody hears.
final class SoundServer {
  /// Where a server is, or will be.
  struct Place {
    let folder = TemporaryFolder()

    /// What makes a program play and record there.
    var environment: [String: String] {
      let path = folder.path
      return [
        "HOME": path, "XDG_RUNTIME_DIR": path, "XDG_CONFIG_HOME": path,
        "PULSE_RUNTIME_PATH": path, "PULSE_STATE_PATH": path,
        "PULSE_SERVER": "unix:\(path)/socket",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent",
      ]
    }
  }

  let place: Place
  let identifier: pid_t

  /// What makes a program play and record there.
  var environment: [String: String] { place.environment }

  /// Starts it; it is ready when this returns, since it goes into the background only then.
  init(at place: Place = Place()) throws {
    self.place = place
    _ = try Program.run(
      [
        "pulseaudio", "-n", "--daemonize=yes", "--exit-idle-time=20", "--log-target=null",
        "--load=module-null-sink sink_name=ear rate=22050 channels=1",
        "--load=module-native-protocol-unix socket=\(place.folder.path)/socket auth-anonymous=1",
      ], environment: place.environment)
    let number = String(decoding: place.folder.bytes(of: "pid"), as: UTF8.self)
    guard let identifier = pid_t(number.filter(\.isNumber)) else {
      throw Program.Failure(arguments: ["pulseaudio"], status: -1)
    }
    self.identifier = identifier
  }

  deinit {
    kill(identifier, SIGKILL)
  }

  /// Ends it in order, so that another can take its place; this takes 2 s.
  func end() {
    kill(identifier, SIGTERM)
    var patience = 2_000
    while patience > 0, kill(identifier, 0) == 0 {
      patience -= 1
      poll(nil, 0, 5)
    }
  }

  func signal(_ number: Int32) {
    kill(identifier, number)
  }
}
