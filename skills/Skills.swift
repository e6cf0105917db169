#if Tools
import Foundation

/// The skills, whose blocks of code are the templates of `waymark new`.
package enum Skills {
    /// Returns the text of a skill; nil if there is none of that name.
    package static func text(of name: String) -> String? {
        guard let url = Bundle.module.url(forResource: "waymark-\(name)/SKILL.md", withExtension: nil) else {
            return nil
        }
        return try? String(contentsOf: url, encoding: .utf8)
    }
}
#endif
