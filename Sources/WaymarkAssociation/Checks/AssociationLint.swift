#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AppleAssociation {
    /// Looks for mistakes in an `apple-app-site-association` file, and returns them in the order of the file.
    ///
    /// What ``init(json:)`` leaves out is among them: everything that can't be read.
    public static func issues(in json: Data) -> [AssociationIssue] {
        var reader = AppleAssociationReader()
        if json.count > maximumBytes { reader.json.add("", .tooLarge(bytes: json.count)) }
        guard let file = try? JSONValue(json) else {
            reader.json.add("", .notJSON)
            return reader.json.findings
        }
        _ = reader.file(file)
        return reader.json.findings + findings(among: reader.rules)
    }

    /// Looks for rules that earlier ones always beat, for all of their apps, and for variables that nobody defined.
    private static func findings(among rules: [AppleAssociationReader.PlacedRule]) -> [AssociationIssue] {
        rules.enumerated().flatMap { index, placed in
            let patterns = placed.rule.patterns
            var problems = Set(patterns.flatMap(\.unknownVariables)).sorted()
                .map(AssociationIssue.Problem.unknownVariable)
            if patterns.contains(where: \.hasOpenVariable) { problems.append(.unterminatedVariable) }
            let earlier = rules[..<index].first { placed.apps.isSubset(of: $0.apps) && $0.rule.covers(placed.rule) }
            if let earlier { problems.append(.neverMatches(because: earlier.place)) }
            return problems.map { AssociationIssue(place: placed.place, $0) }
        }
    }
}

extension AndroidAssociation {
    /// Looks for what can't be read in an `assetlinks.json` file, and returns it in the order of the file.
    ///
    /// ``init(json:)`` leaves it out: a device passes over a statement that is malformed.
    public static func issues(in json: Data) -> [AssociationIssue] {
        guard let file = try? JSONValue(json) else { return [AssociationIssue(place: "", .notJSON)] }
        var reader = AndroidAssociationReader()
        _ = reader.file(file)
        return reader.json.findings
    }
}
