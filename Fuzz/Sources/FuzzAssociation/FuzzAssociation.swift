import Foundation
import FuzzKit
import WaymarkAssociation

/// Parses, lints and matches association files made of arbitrary bytes, or matches an arbitrary URL with an arbitrary
/// pattern.
@main struct FuzzAssociation {
    static func main() {
        fuzz { start, count in
            var input = FuzzInput(start, count)
            let kind = input.byte()
            if kind & 1 == 0 {
                let data = Data(input.rest)
                _ = AppleAssociation.issues(in: data)
                if let file = try? AppleAssociation(json: data) {
                    _ = file.apps(opening: "https://shell.app/character/42?id=1#x")
                }
                if let file = try? AndroidAssociation(json: data) {
                    for statement in file.statements {
                        _ = file.verdict(on: "https://shell.app/character/42?id=1#x", for: statement.app.package)
                    }
                }
                return 0
            }
            // the input is a pattern, a line feed, and a URL
            let parts = input.text.split(separator: "\n", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return 0 }
            var rule: [String: Any] = ["/": parts[0], "caseSensitive": kind & 4 == 0, "percentEncoded": kind & 8 == 0]
            if kind & 2 != 0 { rule["?"] = ["id": parts[0]] }
            let object = ["applinks": ["details": [["appIDs": ["A"], "components": [rule]]]]]
            if let json = try? JSONSerialization.data(withJSONObject: object),
                let file = try? AppleAssociation(json: json)
            {
                _ = file.verdict(on: parts[1], for: "A")
            }
            let filter = AndroidIntentFilter(
                schemes: ["https"], hosts: ["shell.app"], paths: [.pattern(parts[0])], isVerified: true)
            _ = filter.matches("https://shell.app/" + parts[1])
            return 0
        }
    }
}
