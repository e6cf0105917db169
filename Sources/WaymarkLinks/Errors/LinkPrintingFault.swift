/// The reason that a destination has no link. It contains none of the destination's values, except for at most one
/// refused character, so it can be logged.
@usableFromInline package enum LinkPrintingFault: Hashable, Sendable {
    /// No link is declared for the destination, or its link omits a value that differs from the default, and would
    /// therefore resolve to another destination.
    case undeclared
    /// The link with the destination's values would be refused.
    case refused(LinkPattern, LinkError)
    /// The link with the destination's values resolves to another destination.
    case leadsElsewhere(LinkPattern)
    /// The destination has a path, but the pattern's first segment can't follow a custom scheme.
    case noCustomForm(LinkPattern, scheme: String)
    /// The table has neither a host nor a scheme for the link.
    case noOrigin
}

extension LinkPrintingFault: CustomStringConvertible {
    @usableFromInline package var description: String {
        switch self {
        case .undeclared:
            "no declared link leads to it: its case has none, or has a value that the link omits and that isn't the "
                + "default"
        case .refused(let pattern, let error): "a link '\(pattern)' with its values would be refused: \(error)"
        case .leadsElsewhere(let pattern): "a link '\(pattern)' with its values would lead to another destination"
        case .noCustomForm(let pattern, let scheme):
            "'\(pattern)' has no link '\(scheme)://…': the first segment stands where a host would, "
                + "and has to be a literal that needs no encoding and has neither ':' nor '@'"
        case .noOrigin: "the table of links has no host and no scheme; pass one to `LinkTable`"
        }
    }
}

extension LinkIndex {
    /// Returns the reason that a destination has no link with the given origin or, if `origin` is nil, no path. Returns
    /// nil if the destination has one. Takes several times as long as printing.
    package func printingError(of destination: Destination, as origin: LinkOrigin? = nil) -> LinkError? {
        guard print(destination, as: origin, Array((origin?.prefix ?? "").utf8)) == nil else { return nil }
        let (link, arguments) = programs.printed { write(destination, to: &$0) }
        guard let canonical = link.map(canonicalPattern) else { return LinkError(.noLink(.undeclared)) }
        let (pattern, parsed) = (canonical.site.pattern, canonical.parsed)
        if path(to: destination) != nil {
            guard case .scheme(let scheme)? = origin, !parsed.canFollowScheme else {
                return LinkError(.noLink(.refused(pattern, LinkError(.tooLong(limit: LinkLimits.bytes)))))
            }
            return LinkError(.noLink(.noCustomForm(pattern, scheme: scheme)))
        }
        let texts = Dictionary(grouping: arguments, by: \.name).mapValues { $0.map(\.text) }
        if let name = parsed.missingPlaceholder(in: texts) {
            return LinkError(.noLink(.refused(pattern, LinkError(.missingParameter(name: name)))))
        }
        let path = parsed.path { (texts[$0.name] ?? []).map(PercentCoding.value) }
        do throws(LinkError) { _ = try resolve(path: path) } catch {
            return LinkError(.noLink(.refused(pattern, error)))
        }
        return LinkError(.noLink(.leadsElsewhere(pattern)))
    }
}

extension ParsedPattern {
    /// Returns the name of the first placeholder in the path that needs a text but has none: a catch-all, or an
    /// optional segment before a filled one. Returns nil if there is none.
    fileprivate func missingPlaceholder(in texts: [String: [String]]) -> String? {
        var absent: String?
        for segment in segments {
            switch segment {
            case .rest(let name) where texts[name] == nil: return name
            case .optional(let name) where texts[name] == nil: absent = absent ?? name
            case .optional: if let absent { return absent }
            case .literal, .parameter, .rest: break
            }
        }
        return nil
    }
}
