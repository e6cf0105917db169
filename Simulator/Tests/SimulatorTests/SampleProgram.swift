import Foundation
import Screen
import Testing

@testable import simulator

/// A folder with a program in place of each example app's: it draws one text, writes what it reads to a file in its home
/// folder, crashes when it opens the link `crash`, and prints the URL of an Inspector when it is asked for its screen.
struct SampleProgram {
    let folder: URL
    let app = ExampleApp.all[0]

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "simulator-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let level = Level(style: "window", element: Element(.text("start", TextStyle())))
        let screen = Screen(levels: [level], question: nil, isCompact: true, isInBackground: false)
        let update = ScreenUpdate(window: 0, answered: 1234, screen: screen)
        let line = String(decoding: try JSONEncoder().encode(update), as: UTF8.self).replacing("1234", with: "%s")
        let script = """
            #!/bin/sh
            answer() { printf '\\001screen \(line)\\n' "$1"; }
            answered=0
            answer 0
            while read -r input; do
                answered=$((answered + 1))
                echo "$input" >> "$HOME/inputs"
                case "$input" in *'"crash"'*) echo "Fatal error: a link" >&2; kill -SEGV $$ ;; esac
                case "$input" in *'"look"'*) echo "Waymark Inspector: http://127.0.0.1:1/#token" ;; esac
                case "$input" in *'"resize"'*) answer $answered | sed s/start/wide/ ;; *) answer $answered ;; esac
            done
            """
        let program = folder.appending(path: app.program)
        try Data(script.utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    func phones(at time: TestTime = TestTime()) -> Phones {
        Phones(programs: folder, homes: folder.appending(path: "homes"), now: { time.now })
    }
    func program(_ name: String? = nil) -> RunningProgram {
        let home = folder.appending(path: "home")
        return RunningProgram(executable: folder.appending(path: name ?? app.program), home: home) { .now }
    }
    /// What the processes with a home folder have read.
    func inputs(of home: String = "home") -> String {
        (try? String(contentsOf: folder.appending(path: home).appending(path: "inputs"), encoding: .utf8)) ?? ""
    }
}
