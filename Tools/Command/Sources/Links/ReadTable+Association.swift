#if Tools
import WaymarkAssociation
import WaymarkLinks

extension ReadTable {
    /// The links of an app that was read.
    ///
    /// - Throws: ``CommandFault`` if they can't be set up; `lint` explains why.
    init(_ read: ReadApp, _ app: App) throws(CommandFault) {
        guard let table = ReadTable(read.model, ReadLinks(read.model, app.navigations)) else {
            throw CommandFault("the links of \(app.name) can't be set up: waymark lint says why")
        }
        self = table
    }

    /// The raw values of the app's own types, which the table treats as arbitrary text.
    var knownTexts: AssociationCheck.KnownTexts {
        Dictionary(
            sources.map { ($0.pattern, $0.texts.filter { !$0.value.isEmpty }) }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// The text of `apple-app-site-association`.
    ///
    /// - Throws: ``CommandFault`` for a malformed identifier, and for a pattern that the format can't express.
    func apple(appIDs: [String]) throws(CommandFault) -> String {
        do throws(AssociationIssue) {
            let file = try AppleAssociation(sources: sources, appIDs: appIDs)
            return String(decoding: try file.json(), as: UTF8.self) + "\n"
        } catch { throw CommandFault("\(error)") }
    }
    /// The text of `assetlinks.json`.
    ///
    /// - Throws: ``CommandFault`` for a malformed package or fingerprint, and for a pattern that the format can't express.
    func android(_ package: String, _ fingerprints: [String]) throws(CommandFault) -> String {
        guard !fingerprints.isEmpty else {
            throw CommandFault(
                "\(package) has no fingerprint: --fingerprint or .waymark.yml says which certificates are its own")
        }
        do throws(AssociationIssue) {
            let app = try AndroidAssociation.App(package: package, fingerprints: fingerprints)
            return String(decoding: try AndroidAssociation(sources: sources, apps: [app]).json(), as: UTF8.self) + "\n"
        } catch { throw CommandFault("\(error)") }
    }
}
#endif
