public import Foundation

// Types that Foundation declares only on Apple platforms.

public class NSUserActivity: NSObject {
    public internal(set) var activityType: String
    public var title: String?
    public var webpageURL: URL?
    public var userInfo: [AnyHashable: Any]?
    public init(activityType: String) { self.activityType = activityType }
}
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
