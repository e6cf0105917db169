/// Saved state, version 1: links, and nothing else (S7, S11).
///
/// ```json
/// {"version":1,"owner":"…","path":["/list","/detail/42"],"modal":{"as":"sheet","link":"/settings","path":[]}}
/// ```
/// A ground with branches has `branches` and `selection` in the place of `path`; `root` is there where the ground's root
/// is not the one that the app's links know.
struct SavedState: Codable, Hashable {
    static let version = 1

    var version = SavedState.version
    var owner: String?
    var root: String?
    var path: [String]?
    var branches: [Branch]?
    var selection: String?
    var modal: Modal?

    struct Branch: Codable, Hashable {
        let id: String
        var root: String?
        var path: [String]
    }
    /// A modal, with the one over it.
    final class Modal: Codable, Hashable {
        let `as`: String
        let link: String
        var path: [String]
        var modal: Modal?

        init(as style: String, link: String, path: [String], modal: Modal?) {
            self.as = style
            self.link = link
            self.path = path
            self.modal = modal
        }
        static func == (one: Modal, other: Modal) -> Bool {
            one.as == other.as && one.link == other.link && one.path == other.path && one.modal == other.modal
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(`as`)
            hasher.combine(link)
            hasher.combine(path)
            hasher.combine(modal)
        }
    }
    /// Of every version.
    struct Header: Decodable { let version: Int }
}
