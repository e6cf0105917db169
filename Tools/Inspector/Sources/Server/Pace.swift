#if Inspector
/// A token bucket that delays its callers instead of refusing them.
actor Pace {
    private let rate: Double
    private var left: Double
    private var last = ContinuousClock.now

    init(perSecond rate: Int) { (self.rate, left) = (Double(rate), Double(rate)) }

    func spend(_ cost: Int) async throws {
        let now = ContinuousClock.now
        left = min(rate, left + (now - last) / .seconds(1) * rate) - Double(cost)
        last = now
        // waits until the budget is no longer negative
        if left < 0 { try await Task.sleep(for: .seconds(-left / rate)) }
    }
}
#endif
