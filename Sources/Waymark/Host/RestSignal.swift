import Observation

/// Notifies observers when the host comes to rest, and when it leaves it.
final class RestSignal: Observable {
    private let registrar = ObservationRegistrar()
    private var wasRead = false

    func read() {
        wasRead = true
        registrar.access(self, keyPath: \.wasRead)
    }
    func tell() {
        if wasRead { registrar.withMutation(of: self, keyPath: \.wasRead) {} }
    }
}
