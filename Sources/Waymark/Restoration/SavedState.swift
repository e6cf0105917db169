/// One owner's saved state: links, and nothing else. A ground with branches has `branches` and `selection` in place of
/// `path`; `root` is there if the ground's root is not the one that the app's links know.
struct SavedState: Codable {
    var owner: String?
    /// When it was saved, in seconds since 1970. Version 1 did not say.
    var at: Int?
    var root: String?
    var path: [String]?
    var branches: [Branch]?
    var selection: String?
    var modal: Modal?

    struct Branch: Codable {
        let id: String
        let path: [String]
    }
    final class Modal: Codable {
        let `as`: String
        let link: String
        let path: [String]
        let modal: Modal?

        init(as style: String, link: String, path: [String], modal: Modal?) {
            self.as = style
            self.link = link
            self.path = path
            self.modal = modal
        }
    }
}
