/// An owner's state as it is saved, with destinations as links. A ground with branches has `branches` and `selection` in
/// place of `root` and `path`. `root` is left out if it is the ``LinkTable/root`` of the app's links, or can't be saved.
struct SavedState: Codable {
    var owner: String?
    /// The time of saving, in seconds since 1970.
    var at: Int
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
