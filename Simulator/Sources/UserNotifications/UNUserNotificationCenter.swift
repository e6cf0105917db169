public import Foundation

// The delivery of what the user does with notifications, declared as in Apple's documentation.

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
open class UNUserNotificationCenter: NSObject {
    nonisolated(unsafe) private static let shared = UNUserNotificationCenter()  // used on the main actor only
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    open class func current() -> UNUserNotificationCenter { shared }
    /// Taps a notification. Without a delegate nothing happens, as on a device.
    @_spi(Evaluator) @MainActor public func tap(_ userInfo: [AnyHashable: Any]) async {
        await delegate?.userNotificationCenter(self, didReceive: UNNotificationResponse(userInfo: userInfo))
    }
}
