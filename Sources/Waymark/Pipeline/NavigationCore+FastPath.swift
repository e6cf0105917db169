/// The short way: a push and a pop on a router without rules, host or modal. The same result as the reducer, nothing
/// copied, no task, no allocation but the array's own.
extension NavigationCore {
    @inlinable func push(_ destination: Destination, on box: Box) -> Transition {
        guard isFast, !isBusy, box.isAttached, box.next == nil else {
            return guardedPush(destination, on: box)
        }
        isBusy = true
        box.mutatePath { $0.append(destination) }
        finish(.navigate, box, destination)
        return Transition(.committed)
    }

    @inlinable func pop(on box: Box) -> Transition {
        guard isFast, !isBusy, box.isAttached, !box.path.isEmpty else { return guardedPop(on: box) }
        isBusy = true
        box.mutatePath { $0.removeLast() }
        finish(.pop, box, nil)
        return Transition(.committed)
    }

    @inlinable func finish(_ kind: Record.Kind, _ box: Box, _ destination: Destination?) {
        generation &+= 1
        let record = Record(
            number: generation, kind: kind, origin: .code, level: box.index, destination: destination, details: nil)
        records.append(record)
        if hasObservers { report(record) }
        isBusy = false
        if hasQueue { drain() }
    }
}
