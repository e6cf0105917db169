import Observation

/// Tells who has asked that there is nothing under way any more, or that there is.
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
