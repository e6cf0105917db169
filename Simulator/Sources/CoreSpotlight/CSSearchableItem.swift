public import Foundation
public import UniformTypeIdentifiers

// The declarations that the adapter uses for an item, as in Apple's documentation.

open class CSSearchableItem: NSObject {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var attributeSet: CSSearchableItemAttributeSet

    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}
open class CSSearchableItemAttributeSet: NSObject {
    open var title: String?
    open var contentType: String?

    public init(contentType: UTType) { self.contentType = contentType.identifier }
}
/// An index in memory, shared by all instances. On devices, the system keeps the index.
open class CSSearchableIndex: NSObject {
    private static let lock = NSLock()
    /// The indexed items, protected by `lock`.
    nonisolated(unsafe) private static var stored: [CSSearchableItem] = []

    open class func `default`() -> Self { unsafeDowncast(CSSearchableIndex(), to: Self.self) }
    /// The indexed items, in the order in which they were last indexed.
    @_spi(Evaluator) public static var items: [CSSearchableItem] { lock.withLock { stored } }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        let identifiers = Set(items.map(\.uniqueIdentifier))
        Self.lock.withLock {
            Self.stored = Self.stored.filter { !identifiers.contains($0.uniqueIdentifier) } + items
        }
    }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        Self.lock.withLock {
            Self.stored.removeAll { item in
                domainIdentifiers.contains {
                    $0 == item.domainIdentifier || item.domainIdentifier?.hasPrefix($0 + ".") == true
                }
            }
        }
    }
    open func deleteAllSearchableItems() async throws { Self.lock.withLock { Self.stored = [] } }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
