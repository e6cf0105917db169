#if Tools
import SwiftSyntax

/// The guarantee that a condition or attribute gives about a platform's version.
enum Promise: Equatable {
    case atLeast(Version)
    case unavailable
}

extension AvailabilityArgumentListSyntax {
    /// Returns the guarantee that the arguments of `#available` or `@available` give for a platform; nil without one.
    func promise(for platform: Platform) -> Promise? {
        var named: String?
        for argument in self {
            switch argument.argument {
            case .availabilityVersionRestriction(let restriction):
                guard restriction.platform.text == platform.rawValue, let version = restriction.version else {
                    continue
                }
                return Version(version.trimmedDescription).map { .atLeast($0) }
            case .token(let token):
                if token.text == "unavailable", named == platform.rawValue || named == "*" { return .unavailable }
                named = named ?? token.text
            case .availabilityLabeledArgument(let labeled):
                guard labeled.label.text == "introduced", named == platform.rawValue else { continue }
                return Version(labeled.value.trimmedDescription).map { .atLeast($0) }
            }
        }
        return nil
    }
}

extension ConditionElementSyntax {
    /// Returns the guarantee for a platform in code that runs if the condition holds or, with `whenTrue` set to false,
    /// if it doesn't; nil without one.
    func promise(for platform: Platform, whenTrue: Bool) -> Promise? {
        guard let availability = condition.as(AvailabilityConditionSyntax.self) else { return nil }
        let isAvailable = availability.availabilityKeyword.text == "#available"
        return isAvailable == whenTrue ? availability.availabilityArguments.promise(for: platform) : nil
    }
}

/// Returns the minimum version of a platform at a token; nil if the platform is excluded.
func guaranteed(at token: TokenSyntax, on platform: Platform, deploying: Version) -> Version? {
    var minimum = deploying
    var promises: [Promise?] = []
    var node = Syntax(token)
    while let parent = node.parent {
        if let clause = node.as(IfConfigClauseSyntax.self),
            clause.isCompiled(for: .platform(platform)) == .never
        {
            return nil
        }
        if let declaration = node.asProtocol((any WithAttributesSyntax).self) {
            for case .attribute(let attribute) in declaration.attributes {
                guard case .availability(let arguments) = attribute.arguments else { continue }
                promises.append(arguments.promise(for: platform))
            }
        }
        promises += promisesOfBranch(node, of: parent, on: platform)
        node = parent
    }
    for case let promise? in promises {
        switch promise {
        case .atLeast(let version): minimum = max(minimum, version)
        case .unavailable: return nil
        }
    }
    return minimum
}

/// Returns the guarantees of the conditions that hold at a node: those of the branch that it is the body of, those
/// before it in a list of conditions, and those of the `guard` statements before it in a block.
private func promisesOfBranch(_ node: Syntax, of parent: Syntax, on platform: Platform) -> [Promise?] {
    if let branch = parent.as(IfExprSyntax.self) {
        if node.id == branch.body.id { return branch.conditions.map { $0.promise(for: platform, whenTrue: true) } }
        // any of several conditions may have failed
        guard node.id == branch.elseBody?.id, branch.conditions.count == 1 else { return [] }
        return branch.conditions.map { $0.promise(for: platform, whenTrue: false) }
    }
    if let loop = parent.as(WhileStmtSyntax.self), node.id == loop.body.id {
        return loop.conditions.map { $0.promise(for: platform, whenTrue: true) }
    }
    if let conditions = parent.as(ConditionElementListSyntax.self) {
        return conditions.prefix { $0.id != node.id }.map { $0.promise(for: platform, whenTrue: true) }
    }
    if let statements = parent.as(CodeBlockItemListSyntax.self) {
        let guards = statements.prefix { $0.id != node.id }.compactMap { $0.item.as(GuardStmtSyntax.self) }
        return guards.flatMap { $0.conditions.map { $0.promise(for: platform, whenTrue: true) } }
    }
    return []
}
#endif
