#if Tools
/// Something that keeps a link from opening the app.
package struct DoctorFinding: Hashable, Sendable, CustomStringConvertible {
    /// The file or the address that has to change.
    package let subject: String
    package let problem: String
    /// What to do about it.
    package let remedy: String

    package init(_ subject: String, _ problem: String, mend remedy: String) {
        self.subject = subject
        self.problem = problem
        self.remedy = remedy
    }

    /// One line.
    package var description: String {
        "\(subject): \(problem). \(remedy)".replacing("\n", with: " ")
    }
}

/// The links that an app has, as its sources and its configuration state them.
package struct DoctorTable: Sendable {
    package var schemes: [String]
    package var hosts: [String]
    /// Parsed patterns of links that the sources state.
    package var patterns: [String]
    package var appIDs: [String]
    package var androidPackage: String?
    package var fingerprints: [String]

    package init(
        schemes: [String], hosts: [String], patterns: [String], appIDs: [String] = [], androidPackage: String? = nil,
        fingerprints: [String] = []
    ) {
        self.schemes = schemes
        self.hosts = hosts
        self.patterns = patterns
        self.appIDs = appIDs
        self.androidPackage = androidPackage
        self.fingerprints = fingerprints
    }

    /// Reads it from an app. What the configuration states comes before what the sources do.
    package init(_ read: ReadApp, _ app: App) {
        let configuration = read.model.configuration
        let destinations = app.navigations.flatMap { read.model.navigations[$0].destinations }
        self.init(
            schemes: configuration.schemes.isEmpty ? app.schemes.map(\.text) : configuration.schemes,
            hosts: configuration.hosts.isEmpty ? app.hosts.map(\.text) : configuration.hosts,
            patterns: destinations.flatMap(\.links).compactMap(\.pattern.value), appIDs: configuration.appIDs,
            androidPackage: configuration.androidPackage, fingerprints: configuration.fingerprints)
    }
}
#endif
