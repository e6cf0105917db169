/// The short way of a push and a pop behind guards that answer at once: every element is asked about as on the long way
/// (G18, G19), and nothing is copied. What is not allowed at once takes the long way, which is told the answer, so that
/// no guard that refuses is asked twice.
extension NavigationCore {
    @inlinable func guardedPush(_ destination: Destination, on box: Box) -> Transition {
        guard isShort(on: box), redirect?(destination) == nil, unhandled?(destination) == nil,
            !(isHosted && box.unshown == destination && box.path.last == destination)
        else { return perform(.navigate(destination), at: box, .code) }
        isBusy = true
        let asked = epoch
        guard allAllowed(on: box, without: 0, with: destination), asked == epoch else {
            isBusy = false
            return perform(.navigate(destination), at: box, .code)
        }
        box.mutatePath { $0.append(destination) }
        if isHosted { box.unshown = destination }
        finish(.navigate, box, destination)
        return Transition(.committed)
    }

    @inlinable func guardedPop(on box: Box) -> Transition {
        guard isShort(on: box), !box.path.isEmpty else { return perform(.pop(1), at: box, .code) }
        isBusy = true
        let asked = epoch
        guard allAllowed(on: box, without: 1, with: nil), asked == epoch else {
            isBusy = false
            return perform(.pop(1), at: box, .code)
        }
        box.mutatePath { $0.removeLast() }
        finish(.pop, box, nil)
        return Transition(.committed)
    }

    /// Whether nothing but a guard is in the way.
    @inlinable func isShort(on box: Box) -> Bool {
        isOnlyGuarded && !isBusy && box.isAttached && box.next == nil
    }

    /// Asks about the state as it would be: this level without its last elements, and with another one.
    @inlinable func allAllowed(on last: Box, without count: Int, with destination: Destination?) -> Bool {
        guard let access else { return true }
        var box: Box? = ground
        while let level = box {
            if level.hasOthers, !level.others(allSatisfy: { allows($0, access) }) { return false }
            let kept = level.path.count - (level === last ? count : 0)
            var index = 0
            while index < kept {
                if !allows(level.path[index], access) { return false }
                index += 1
            }
            box = level.next
        }
        if let destination { return allows(destination, access) }
        return true
    }
    @inlinable func allows(_ destination: Destination, _ access: any AccessControl<Destination>) -> Bool {
        do {
            let answer = try access.access(to: destination)
            if case .allowed = answer { return true }
            given = (destination, answer)
        } catch { given = (destination, .denied(.failed)) }
        return false
    }
}
