public import Testing
public import Waymark

/// Expects that every case of a type has a link that resolves to it. A failure names each case without one, and the
/// reason.
///
/// ```swift
/// expectLinks(links, toEveryCaseOf: Route.self, samples: [.recipe(id: 4), .search(text: "soup")])
/// ```
/// `@Links` lists the cases, so a case that is added later needs a link, too. Without the macro, the type needs to be
/// `CaseIterable`. A case with associated values needs a sample, unless it is an exception; all samples of a case are
/// checked. If the links have neither a host nor a scheme, their paths are checked.
///
/// - Parameters:
///   - links: The app's links.
///   - type: The type of the destinations.
///   - samples: Values of the cases that have associated values.
///   - exceptions: Values of the cases that have no link by design.
///   - sourceLocation: The caller's location, for failures.
public func expectLinks<Destination: Navigation>(
    _ links: LinkTable<Destination>, toEveryCaseOf type: Destination.Type, samples: [Destination] = [],
    except exceptions: [Destination] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    CaseExpectation(type: type, samples: samples, exceptions: exceptions) { links.failure(of: $0) }
        .expect("has a link", sourceLocation)
}

/// Expects that every case of one feature's destinations has a link that resolves to it, in an app made of features. A
/// failure names each case without one, and the reason. The cases are listed, and need samples, as in an app with a
/// single type of destinations.
///
/// - Parameters:
///   - links: The app's links.
///   - type: The type of the feature's destinations.
///   - samples: Values of the cases that have associated values.
///   - exceptions: Values of the cases that have no link by design.
///   - sourceLocation: The caller's location, for failures.
public func expectLinks<Destination: Navigation>(
    _ links: LinkTable<AnyNavigation>, toEveryCaseOf type: Destination.Type, samples: [Destination] = [],
    except exceptions: [Destination] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    CaseExpectation(type: type, samples: samples, exceptions: exceptions) { links.failure(of: AnyNavigation($0)) }
        .expect("has a link", sourceLocation)
}

extension LinkTable {
    /// Returns the reason that a destination has no link that resolves to it, or nil if it has one.
    fileprivate func failure(of destination: Destination) -> String? {
        let hasOrigin = !resolver.origins.hosts.isEmpty || !resolver.origins.schemes.isEmpty
        do {
            let link = try hasOrigin ? requireLink(to: destination) : resolver.requireLink(to: destination)
            let found = try self.destination(of: link)
            return found == destination ? nil : "its link \(link) leads to \(found)"
        } catch { return "\(error)" }
    }
}
