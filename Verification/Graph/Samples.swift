/// Graphs of the sizes and shapes that apps have.
enum Samples {
    static func all() throws(GraphError) -> [(name: String, graph: Graph)] {
        var samples = [
            ("challenge", try challenge()), ("shop", try shop()), ("kinds", try kinds()),
        ]
        for seed in 1...10 {
            samples.append(("random-\(seed)", try random(seed: UInt64(seed), features: 10, screens: 6)))
        }
        return samples
    }

    /// Returns a graph shaped like the app of Examples/Challenge.
    static func challenge() throws(GraphError) -> Graph {
        var maker = Maker(title: "Challenge")
        maker.feature("Home", "home /home")
        maker.feature(
            "Character", "list /character/list", "filter sheet /character/filter", "detail /character/{identifier}",
            "gallery cover /character/{identifier}/gallery")
        maker.feature("Episode", "list /episode/list", "detail /episode/{identifier}")
        maker.feature("Location", "list /location/list", "detail /location/{identifier}")
        maker.feature("Settings", "settings sheet /settings", "source /settings/source", "about /settings/about")
        maker.feature("Onboarding", "onboarding cover /onboarding")
        maker.redirects(
            "Home.home", "Character.list", "Character.detail", "Episode.list", "Location.list", "Settings.settings",
            "Onboarding.onboarding")
        maker.leads("Character.list", "Character.filter", "Character.detail")
        maker.leads("Character.filter", "Character.list")
        maker.leads("Character.detail", "Character.gallery")
        maker.redirects("Character.detail", "Episode.detail", "Location.detail")
        maker.leads("Episode.list", "Episode.detail")
        maker.redirects("Episode.detail", "Character.detail")
        maker.leads("Location.list", "Location.detail")
        maker.redirects("Location.detail", "Character.detail")
        maker.leads("Settings.settings", "Settings.source", "Settings.about")
        maker.redirects("Settings.settings", "Onboarding.onboarding")
        return try maker.graph()
    }

    /// Returns the graph of a shop with 60 screens in 10 features.
    static func shop() throws(GraphError) -> Graph {
        var maker = Maker(title: "Shop")
        maker.feature(
            "Home", "home tab everyone /", "search everyone /search", "results everyone /search/{query}",
            "scan cover everyone",
            "banner everyone /campaign/{id}", "recent popover everyone")
        maker.feature(
            "Catalog", "categories tab everyone /categories", "category everyone /category/{id}",
            "filter sheet everyone",
            "sort popover everyone", "brands everyone /brands", "brand everyone /brand/{id}")
        maker.feature(
            "Product", "detail everyone /product/{id}", "gallery cover everyone",
            "reviews everyone /product/{id}/reviews",
            "write sheet session", "sizes sheet everyone", "compare everyone /compare")
        maker.feature(
            "Cart", "cart tab everyone /cart", "coupon sheet everyone", "gift sheet everyone",
            "saved session /cart/saved",
            "item inspector everyone", "empty everyone")
        maker.feature(
            "Checkout", "address session /checkout", "shipping session", "payment session", "card sheet session",
            "summary session", "thanks cover session")
        maker.feature(
            "Orders", "list session /orders", "order session /order/{id}", "track session /order/{id}/track",
            "invoice sheet session", "return cover session", "label sheet session")
        maker.feature(
            "Profile", "profile tab session /profile", "edit sheet session", "addresses session", "cards session",
            "wishlist session /wishlist", "points session /points")
        maker.feature(
            "Account", "login cover everyone /login", "register cover everyone /register", "forgot everyone /forgot",
            "reset cover everyone /reset/{token}", "terms sheet everyone /terms", "verify session")
        maker.feature(
            "Support", "help everyone /help", "article everyone /help/{slug}", "chat session /chat",
            "attach sheet session",
            "contact everyone /contact", "rate sheet session")
        maker.feature(
            "Settings", "settings session /settings", "language sheet session",
            "notify session /settings/notifications",
            "privacy session", "admin restricted /admin", "flags restricted /admin/flags")

        maker.leads("Home.home", "Home.search", "Home.banner", "Home.recent", "Home.scan")
        maker.leads("Home.search", "Home.results", "Home.scan")
        maker.redirects("Home.home", "Catalog.categories", "Cart.cart", "Profile.profile", "Product.detail")
        maker.redirects("Home.results", "Product.detail")
        maker.redirects("Home.recent", "Product.detail")
        maker.redirects("Home.scan", "Product.detail")
        maker.redirects("Home.banner", "Catalog.category")
        maker.leads("Catalog.categories", "Catalog.category", "Catalog.brands")
        maker.leads("Catalog.category", "Catalog.filter", "Catalog.sort")
        maker.leads("Catalog.brands", "Catalog.brand")
        maker.redirects("Catalog.category", "Product.detail")
        maker.redirects("Catalog.brand", "Product.detail")
        maker.leads(
            "Product.detail", "Product.gallery", "Product.reviews", "Product.sizes", "Product.compare", "Product.detail"
        )
        maker.leads("Product.reviews", "Product.write")
        maker.redirects("Product.detail", "Cart.cart", "Account.login")
        maker.redirects("Product.write", "Account.login")
        maker.leads("Cart.cart", "Cart.coupon", "Cart.gift", "Cart.saved", "Cart.item", "Cart.empty")
        maker.redirects("Cart.cart", "Checkout.address", "Account.login")
        maker.redirects("Cart.empty", "Catalog.categories")
        maker.redirects("Cart.item", "Product.detail")
        maker.leads("Checkout.address", "Checkout.shipping")
        maker.leads("Checkout.shipping", "Checkout.payment")
        maker.leads("Checkout.payment", "Checkout.card", "Checkout.summary")
        maker.leads("Checkout.summary", "Checkout.thanks")
        maker.redirects("Checkout.thanks", "Orders.order", "Support.rate")
        maker.redirects("Checkout.address", "Profile.addresses")
        maker.leads("Orders.list", "Orders.order")
        maker.leads("Orders.order", "Orders.track", "Orders.invoice", "Orders.return")
        maker.leads("Orders.return", "Orders.label")
        maker.redirects("Orders.order", "Product.detail", "Support.chat")
        maker.leads(
            "Profile.profile", "Profile.edit", "Profile.addresses", "Profile.cards", "Profile.wishlist",
            "Profile.points")
        maker.redirects("Profile.profile", "Orders.list", "Settings.settings", "Support.help", "Account.login")
        maker.redirects("Profile.wishlist", "Product.detail")
        maker.redirects("Profile.cards", "Checkout.card")
        maker.leads("Account.login", "Account.register", "Account.forgot")
        maker.leads("Account.forgot", "Account.reset")
        maker.leads("Account.register", "Account.terms", "Account.verify")
        maker.leads("Support.help", "Support.article", "Support.contact", "Support.chat")
        maker.leads("Support.chat", "Support.attach", "Support.rate")
        maker.leads("Support.article", "Support.contact")
        maker.leads("Settings.settings", "Settings.language", "Settings.notify", "Settings.privacy", "Settings.admin")
        maker.leads("Settings.admin", "Settings.flags")
        maker.redirects("Settings.privacy", "Account.terms")
        maker.redirects("Settings.settings", "Account.login")
        return try maker.graph()
    }

    /// Returns a graph with every kind of node and edge.
    static func kinds() throws(GraphError) -> Graph {
        try Graph(
            title: "Every kind",
            nodes: [
                .init(id: "link", label: "app://inbox", kind: .entry),
                .init(
                    id: "inbox", label: "Inbox", detail: "/inbox", kind: .tab, access: .session, count: 128,
                    cluster: "mail"),
                .init(
                    id: "message", label: "Message", detail: "/inbox/{id}", access: .session, link: "Mail.swift#L12",
                    count: 42, cluster: "mail"),
                .init(id: "compose", label: "Compose", kind: .sheet, access: .restricted, count: 7, cluster: "mail"),
                .init(
                    id: "photo", label: "Photo", detail: "/inbox/{id}/photo", kind: .cover, access: .session,
                    cluster: "mail"),
                .init(id: "labels", label: "Labels", kind: .popover, access: .everyone, cluster: "mail"),
                .init(id: "details", label: "Details", kind: .inspector, cluster: "mail"),
                .init(id: "old", label: "Old screen", kind: .push, access: .nobody),
                .init(
                    id: "login", label: "Login", detail: "/login", kind: .cover, access: .everyone, cluster: "account"),
                .init(id: "日本語", label: "設定と通知", detail: "/設定", kind: .sheet, access: .session, cluster: "account"),
                .init(id: "alone", label: "Nothing leads here", detail: "a screen without a way in"),
            ],
            edges: [
                .init(from: "link", to: "inbox", kind: .entry), .init(from: "inbox", to: "message", count: 42),
                .init(from: "inbox", to: "compose"), .init(from: "message", to: "compose", label: "reply", count: 5),
                .init(from: "message", to: "compose", label: "forward"),
                .init(from: "message", to: "message", label: "next"),
                .init(from: "message", to: "photo"), .init(from: "message", to: "labels"),
                .init(from: "message", to: "details"), .init(from: "inbox", to: "login", kind: .redirect),
                .init(from: "login", to: "inbox"), .init(from: "login", to: "日本語"), .init(from: "old", to: "login"),
                .init(from: "inbox", to: "inbox"),
            ],
            clusters: [.init(id: "mail", label: "Mail"), .init(id: "account", label: "Account", link: "Account.swift")])
    }

    /// Returns a graph of features with redirects between them. The screens of a feature form a tree, with one more
    /// edge in half of the features.
    static func random(seed: UInt64, features: Int, screens: Int) throws(GraphError) -> Graph {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        var maker = Maker(title: "Random \(seed)")
        for feature in 0..<features {
            maker.feature("F\(feature)", screens: (0..<screens).map { "s\($0) /f\(feature)/s\($0)" })
            for screen in 1..<screens { maker.leads("F\(feature).s\(next(screen))", "F\(feature).s\(screen)") }
            if next(2) == 0 { maker.leads("F\(feature).s\(next(screens - 1))", "F\(feature).s\(screens - 1)") }
        }
        for feature in 1..<features { maker.redirects("F\(next(feature)).s\(next(screens))", "F\(feature).s0") }
        for _ in 0..<features * 2 {
            let (from, to) = (next(features), next(features))
            guard from != to else { continue }
            maker.redirects("F\(from).s\(next(screens))", "F\(to).s\(next(2))")
        }
        return try maker.graph()
    }
}

/// A builder of graphs from notes such as "name kind access /pattern", in which only the name is required.
struct Maker {
    let title: String
    private var nodes: [Graph.Node] = []
    private var edges: [Graph.Edge] = []
    private var clusters: [Graph.Cluster] = []

    init(title: String) { self.title = title }

    mutating func feature(_ name: String, _ screens: String...) { feature(name, screens: screens) }
    mutating func feature(_ name: String, screens: [String]) {
        clusters.append(.init(id: name, label: name))
        for screen in screens {
            let words = screen.split(separator: " ").map(String.init)
            var node = Graph.Node(id: "\(name).\(words[0])", label: words[0], cluster: name)
            for word in words.dropFirst() {
                if let kind = Graph.Node.Kind(rawValue: word) { node.kind = kind }
                if let access = Graph.Node.Access(rawValue: word) { node.access = access }
                if word.hasPrefix("/") { node.detail = word }
            }
            nodes.append(node)
        }
    }
    mutating func leads(_ from: String, _ goals: String...) { edges += goals.map { .init(from: from, to: $0) } }
    mutating func redirects(_ from: String, _ goals: String...) {
        edges += goals.map { .init(from: from, to: $0, kind: .redirect) }
    }
    func graph() throws(GraphError) -> Graph {
        try Graph(title: title, nodes: nodes, edges: edges, clusters: clusters)
    }
}
