public import Testing
public import Waymark

/// Expects that a redirect leads each of these outgoing navigations to a screen. For each navigation that leads to
/// none, a failure lists the chain of redirects.
///
/// ```swift
/// expectRedirect(AppNavigationRedirect(), of: [HomeOutgoingNavigation.character(identifier: 1), .settings])
/// ```
///
/// What a redirect leads to is redirected in turn, at most five times, as in a router.
@MainActor public func expectRedirect<Outgoing: OutgoingNavigation>(
    _ redirect: some NavigationRedirect, of navigations: [Outgoing],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let failures = navigations.compactMap { failure(of: redirect, for: $0) }
    guard !failures.isEmpty else { return }
    Issue.record("not redirected:\n\(failures.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// Expects that an app's redirect leads every case of an outgoing navigation to a screen. A failure names each case
/// that it leads to none, with the chain of redirects.
///
/// ```swift
/// expectRedirects(of: SettingsOutgoingNavigation.self, by: AppNavigationRedirect())
/// ```
/// The type needs to be `CaseIterable`, or to have `@Links`, so that a case that is added later is checked, too. A case
/// with associated values needs a sample.
///
/// - Parameters:
///   - type: The type of a feature's outgoing navigations.
///   - redirect: The app's redirect.
///   - samples: Values of the cases that have associated values.
///   - sourceLocation: The caller's location, for failures.
@MainActor public func expectRedirects<Outgoing: OutgoingNavigation>(
    of type: Outgoing.Type, by redirect: some NavigationRedirect, samples: [Outgoing] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    CaseExpectation(type: type, samples: samples, exceptions: []) { navigation in
        failure(of: redirect, for: navigation).map { "not redirected: \($0)" }
    }.expect("leads to a screen", sourceLocation)
}

/// Returns the chain of redirects by which a navigation leads to no screen; nil if it leads to one.
@MainActor private func failure(of redirect: some NavigationRedirect, for navigation: some Navigation) -> String? {
    var chain = [AnyNavigation(navigation)]
    var text: String { chain.map(line).joined(separator: " → ") }
    while let last = chain.last, let next = redirect.redirect(last.base).map({ AnyNavigation($0) }), next != last {
        let isLoop = chain.contains(next)
        chain.append(next)
        guard !isLoop else { return text + ", in a circle" }
        guard chain.count <= NavigationLimits.redirects + 1 else { return text + ", too many redirects" }
    }
    return chain.last?.base is any OutgoingNavigation ? text : nil
}
