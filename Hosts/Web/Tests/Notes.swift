import Waymark
import WaymarkLinks

@testable import WaymarkWeb

/// The destinations of a small app with one feature: searchable notes, with a sheet, a cover and forms.
enum NoteIncomingNavigation: IncomingNavigation {
    case home
    case list(text: String? = nil)
    case note(Int)
    case options
    case more
    case picture(Int)
    case secret
    /// A streamed page.
    case slow(Int)

    var presentationType: PresentationType {
        switch self {
        case .options: .sheet
        case .picture: .fullScreen
        case .home, .list, .note, .more, .secret, .slow: .push
        }
    }
    var ancestors: [Self] {
        switch self {
        case .note: [.list()]
        case .more: [.options]
        case .picture(let id): [.list(), .note(id)]
        case .home, .list, .options, .secret, .slow: []
        }
    }
}
enum NoteOutgoingNavigation: OutgoingNavigation { case old, nowhere }

struct NoteRedirect: NavigationRedirect {
    func redirect(_ navigation: any Navigation) -> (any Navigation)? {
        switch navigation {
        case NoteOutgoingNavigation.old as NoteOutgoingNavigation: NoteIncomingNavigation.list()
        case NoteIncomingNavigation.note(404) as NoteIncomingNavigation: NoteIncomingNavigation.list()
        case NoteIncomingNavigation.slow(404) as NoteIncomingNavigation: NoteIncomingNavigation.list()
        default: nil
        }
    }
}
struct NoteAccess: AccessGuard {
    func access(to destination: AnyNavigation) -> AccessAnswer<AnyNavigation> {
        switch destination.base as? NoteIncomingNavigation {
        case .secret, .slow(403): .denied(.insufficientPermissions)
        default: .allowed
        }
    }
}

@MainActor struct NoteFeature: Feature {
    var onTrack: @MainActor () -> Void = {}
    /// A function that is called before the content of a note or of a streamed page is returned.
    var load: @concurrent @Sendable () async -> Void = {}

    var links: Links<NoteIncomingNavigation> {
        Links {
            LinkRoute("/home", to: .home)
            LinkRoute("/list?text={text?}") {
                .list(text: $0)
            } values: {
                if case .list(let text) = $0 { .some(text) } else { nil }
            }
            LinkRoute("/note/{id}") {
                .note($0)
            } values: {
                if case .note(let id) = $0 { id } else { nil }
            }
            LinkRoute("/options", to: .options)
            LinkRoute("/options/more", to: .more)
            LinkRoute("/picture/{id}") {
                .picture($0)
            } values: {
                if case .picture(let id) = $0 { id } else { nil }
            }
            LinkRoute("/secret", to: .secret)
            LinkRoute("/slow/{id}") {
                .slow($0)
            } values: {
                if case .slow(let id) = $0 { id } else { nil }
            }
        }
    }
    func mainScreen(navigator: any Navigator) -> WebPage { screen(for: .home, navigator: navigator) }
    func screen(for navigation: NoteIncomingNavigation, navigator: any Navigator) -> WebPage {
        switch navigation {
        case .home: home(navigator)
        case .list(let text): list(text, navigator)
        case .note(let id): note(id, navigator)
        case .options: options(navigator)
        case .more: WebPage(title: "More", isPublic: true) { _ in WebContent { Element("p") { "more" } } }
        case .picture(let id):
            WebPage(title: "Picture \(id)") { context in
                WebContent { Element("img", .src(context.asset("/picture.svg")), .alt("picture")) }
            }
        case .slow(let id): slow(id, navigator)
        case .secret: WebPage(title: "Secret", isPublic: true) { _ in WebContent { Element("p") { "the secret" } } }
        }
    }

    private func home(_ navigator: any Navigator) -> WebPage {
        WebPage(title: "Home", isPublic: true) { context in
            WebContent {
                context.link(.id("list"), to: { navigator.navigate(to: NoteIncomingNavigation.list()) }) { "List" }
                context.link(.id("old"), to: { navigator.navigate(to: NoteOutgoingNavigation.old) }) { "Old" }
                context.link(.id("options"), to: { navigator.navigate(to: NoteIncomingNavigation.options) }) {
                    "Options"
                }
            }
        }
    }
    private func list(_ text: String?, _ navigator: any Navigator) -> WebPage {
        WebPage(title: "List", isPublic: true) { context in
            WebContent {
                Element("p", .id("searched"), HTMLAttribute("data-text", text ?? "")) { text ?? "everything" }
                context.form(
                    "search",
                    action: { form in
                        let text = form["text"] ?? ""
                        let found = try? String.parse(text)
                        navigator.perform(
                            .sequence([.pop(1), .navigate(to: NoteIncomingNavigation.list(text: found))]))
                    }
                ) { Element("input", HTMLAttribute("name", "text")) }
                context.form(
                    "keep",
                    action: { form in
                        WebVisit.current?.keep(form["value"] ?? "", as: "kept")
                    }
                ) { Element("button") { "Keep" } }
                Element("p", .id("kept")) { WebVisit.current?["kept"] ?? "nothing" }
            }
        }
    }
    private func note(_ id: Int, _ navigator: any Navigator) -> WebPage {
        WebPage(title: "Note", isPublic: true) { context in
            await load()
            if id == 7 { WebVisit.current?.keep("7", as: "last") }
            return WebContent(
                status: id == 500 ? 502 : id == 204 ? 204 : 200, title: "Note \(id)", description: "The note \(id)"
            ) {
                context.link(.id("nowhere"), to: { navigator.navigate(to: NoteOutgoingNavigation.nowhere) }) {
                    "Nowhere"
                }
                context.link(.id("nothing"), to: {}) { "Nothing" }
                if id >= 1_000 {
                    for line in 0..<100 { Element("p") { "Line \(line) of a long note." } }
                }
                if id == 1_001 { context.form("done", action: { _ in }) { Element("button") { "Done" } } }
            }
        }
    }
    private func slow(_ id: Int, _ navigator: any Navigator) -> WebPage {
        WebPage(streaming: "Slow") { context in
            await load()
            if id == 7 { WebVisit.current?.keep("7", as: "last") }
            if id == 8 { WebVisit.current?.beginSession(WebSecret.make()) }
            if id == 9 { WebVisit.current?.endSession() }
            return HTML {
                if id == 500 {
                    Element("p", HTMLAttribute("role", "alert")) { "This can't be shown." }
                } else {
                    Element("p", .id("slow")) { "Slow \(id)" }
                    for line in 0..<(id == 1_000 ? 20_000 : 0) { Element("p") { "Line \(line) of a long page." } }
                    context.form("next", action: { _ in navigator.navigate(to: NoteIncomingNavigation.slow(id + 1)) }) {
                        Element("button") { "Next" }
                    }
                }
            }
        }
    }
    private func options(_ navigator: any Navigator) -> WebPage {
        WebPage(title: "Options", isPublic: true) { context in
            WebContent {
                context.link(
                    .id("more"),
                    to: {
                        onTrack(); navigator.navigate(to: NoteIncomingNavigation.more)
                    }
                ) { "More" }
                context.form("done", action: { _ in navigator.goBack() }) { Element("button") { "Done" } }
            }
        }
    }

    static func app(
        onTrack: @escaping @MainActor () -> Void = {}, load: @concurrent @escaping @Sendable () async -> Void = {},
        isTLS: Bool = false, security: WebSecurity? = nil
    ) throws -> WebApp {
        let feature = NoteFeature(onTrack: onTrack, load: load)
        let registry = FeatureRegistry<WebPage>([feature]) { navigation, _ in
            WebPage(title: "Not found") { _ in
                WebContent(status: 404) {
                    Element("p", .id("requested")) { (navigation as? NotFoundNavigation)?.requested ?? navigation.name }
                }
            }
        }
        let root = AnyNavigation(NoteIncomingNavigation.home)
        return WebApp(
            registry: registry, main: feature.mainScreen, redirector: NoteRedirect(),
            links: try LinkTable(schemes: ["notes"], features: [feature], root: root),
            guard: WebGuard(NoteAccess()), layout: WebLayout(name: "Notes", stylesheets: ["/notes.css"]),
            assets: [
                WebAsset(path: "/notes.css", contentType: "text/css; charset=utf-8", body: Array("p {}".utf8)),
                WebAsset(path: "/picture.svg", contentType: "image/svg+xml", body: Array("<svg/>".utf8)),
                WebAsset(path: "/long.css", contentType: "text/css", body: Array(repeating: 0x20, count: 2_000)),
                WebAsset(path: "/long.png", contentType: "image/png", body: Array(repeating: 0x20, count: 2_000)),
            ],
            security: security ?? WebSecurity(hosts: ["notes.example"], isTLS: isTLS))
    }
}

extension WebApp {
    func get(_ target: String, method: String = "GET", headers: [String: String] = [:]) async -> WebResponse {
        await answer(
            WebRequest(
                method, target, headers: ["host": "notes.example", "cookie": Self.formCookies].merging(headers) { $1 }))
    }
    func send(_ form: String, to target: String, headers: [String: String] = [:]) async -> WebResponse {
        let own = [
            "host": "notes.example", "content-type": "application/x-www-form-urlencoded",
            "cookie": Self.formCookies,
        ]
        let body = form + Self.tokenPart
        return await answer(
            WebRequest("POST", target, headers: own.merging(headers) { $1 }, body: Array(body.utf8)))
    }
    /// The form token in the requests that `get` and `send` make.
    nonisolated static let token = String(repeating: "5e", count: 32)
    nonisolated static let tokenPart = "&waymark-token=\(token)"
    nonisolated static let formCookies = "form-insecure=\(token); __Host-form=\(token)"
}
