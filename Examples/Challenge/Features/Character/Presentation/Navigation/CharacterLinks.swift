import Waymark
public import WaymarkLinks

extension CharacterIncomingNavigation {
    /// The links to what the feature can show.
    public static var links: Links<Self> {
        Links {
            Link(
                "/character/list?name={name?}&status={status?}&page={page?}",
                "/character?name={name?}&status={status?}&page={page?}"
            ) {
                .list(name: $0, status: $1, page: $2)
            } values: {
                if case .list(let name, let status, let page) = $0 { (name, status, page) } else { nil }
            }
            Link("/character/filter?name={name?}&status={status?}") {
                .filter(name: $0, status: $1)
            } values: {
                if case .filter(let name, let status) = $0 { (name, status) } else { nil }
            }
            Link("/character/{identifier}", "/character/detail?id={identifier}") {
                .detail(identifier: $0)
            } values: {
                if case .detail(let identifier) = $0 { identifier } else { nil }
            }
            Link("/character/{identifier}/gallery") {
                .gallery(identifier: $0)
            } values: {
                if case .gallery(let identifier) = $0 { identifier } else { nil }
            }
        }
    }
}
