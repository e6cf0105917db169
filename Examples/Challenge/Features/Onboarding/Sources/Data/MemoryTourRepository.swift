/// The tour's state in memory, for previews and tests.
public final class MemoryTourRepository: TourRepositoryContract {
    public private(set) var isTaken = false

    public init() {}
    public func markTaken() { isTaken = true }
}
