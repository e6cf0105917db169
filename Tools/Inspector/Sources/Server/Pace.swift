#if Inspector
/// A limit on the rate of reading. A faster sender has to wait.
actor Pace {
    private let rate: Double
    private var left: Double
    private var last = ContinuousClock.now

    init(perSecond rate: Int) { (self.rate, left) = (Double(rate), Double(rate)) }

    func spend(_ cost: Int) async throws {
        let now = ContinuousClock.now
        left = min(rate, left + (now - last) / .seconds(1) * rate) - Double(cost)
        last = now
        // waits until the budget is positive again
        if left < 0 { try await Task.sleep(for: .seconds(-left / rate)) }
    }
}
#endif
