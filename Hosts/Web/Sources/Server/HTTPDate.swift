#if Web
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The `Date` of responses (RFC 9110, section 6.6.1), formatted once per second. Confined to one event loop.
final class HTTPDate {
    private var written: (second: Int, line: String) = (.min, "")

    /// Returns the field with the current date and time, and its line break.
    func line() -> String {
        let second = time(nil)
        if second != written.second { written = (second, "date: " + Self.text(second) + "\r\n") }
        return written.line
    }
    /// Returns a date and time in the form `Sun, 06 Nov 1994 08:49:37 GMT`; empty if the year is out of range.
    ///
    /// - Parameter second: The seconds since the beginning of 1970.
    static func text(_ second: Int) -> String {
        var moment = tm()
        var second = time_t(second)
        guard gmtime_r(&second, &moment) != nil else { return "" }
        func two(_ number: some BinaryInteger) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return days[Int(moment.tm_wday)] + ", " + two(moment.tm_mday) + " " + months[Int(moment.tm_mon)]
            + " \(Int(moment.tm_year) + 1900) " + two(moment.tm_hour) + ":" + two(moment.tm_min) + ":"
            + two(moment.tm_sec) + " GMT"
    }
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
#endif
