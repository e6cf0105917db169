#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AppleAssociation {
    /// Lints an `apple-app-site-association` file, and returns the issues: those of single values first, then those of
    /// rules in the file's order. Empty if there are none.
    ///
    /// They include everything that ``init(json:)`` drops as unreadable, and the two faults for which it throws.
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

    /// Finds rules that never match, because an earlier rule for all of their apps covers them. Also finds rules with
    /// undefined or unterminated variables.
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
    /// Lints an `assetlinks.json` file, and returns the issues in the order of its statements. They are missing,
    /// unreadable or malformed values, and unknown keys of rules. Empty if there are none.
    ///
    /// ``init(json:)`` throws for none of them except a file that isn't JSON or isn't an array, because devices skip
    /// malformed statements.
    public static func issues(in json: Data) -> [AssociationIssue] {
        guard let file = try? JSONValue(json) else { return [AssociationIssue(place: "", .notJSON)] }
        var reader = AndroidAssociationReader()
        _ = reader.file(file)
        return reader.json.findings
    }
}
