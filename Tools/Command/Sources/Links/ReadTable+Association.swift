#if Tools
import WaymarkAssociation
import WaymarkLinks

extension ReadTable {
    /// Creates the table of an app's links.
    ///
    /// - Throws: `CommandFault` if they can't be set up; `waymark lint` explains why.
    init(_ read: ReadApp, _ app: App) throws(CommandFault) {
        guard let table = ReadTable(read.model, ReadLinks(read.model, app.navigations)) else {
            throw CommandFault("the links of \(app.name) can't be set up; run 'waymark lint' to find out why")
        }
        self = table
    }

    /// The valid texts of each placeholder whose type is `Bool` or an enum with known raw values, by pattern and name.
    var knownTexts: AssociationCheck.KnownTexts {
        Dictionary(
            sources.map { ($0.pattern, $0.texts.filter { !$0.value.isEmpty }) }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// Returns the text of `apple-app-site-association`.
    ///
    /// - Throws: `CommandFault` if an identifier is malformed, or the format can't express a pattern.
    func apple(appIDs: [String]) throws(CommandFault) -> String {
        do throws(AssociationIssue) {
            let file = try AppleAssociation(sources: sources, appIDs: appIDs)
            return String(decoding: try file.json(), as: UTF8.self) + "\n"
        } catch { throw CommandFault("\(error)") }
    }
    /// Returns the text of `assetlinks.json`.
    ///
    /// - Throws: `CommandFault` if there is no fingerprint, if one or the package is malformed, or if the format can't
    ///   express a pattern.
    func android(_ package: String, _ fingerprints: [String]) throws(CommandFault) -> String {
        guard !fingerprints.isEmpty else {
            throw CommandFault(
                "\(package) has no fingerprint of a certificate: add --fingerprint, or state it in .waymark.yml")
        }
        do throws(AssociationIssue) {
            let app = try AndroidAssociation.App(package: package, fingerprints: fingerprints)
            return String(decoding: try AndroidAssociation(sources: sources, apps: [app]).json(), as: UTF8.self) + "\n"
        } catch { throw CommandFault("\(error)") }
    }
}
#endif
