#if Web
import NIOCore

/// A channel handler that passes the bytes of one request at a time to the decoder. While a request is being answered,
/// at most one more read happens; the rest stays in the kernel, which slows the client down. The read is left pending,
/// because cancelling and re-arming it would cost two system calls per request.
///
/// The gate finds the end of a request, by an empty line or the length of its body, and checks the request line and the
/// sizes. The decoder does the rest.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    /// The bytes that the gate passes on.
    enum Passing: Equatable {
        /// A head, up to its empty line.
        case head
        /// The remaining bytes of a body.
        case body(Int)
        /// A chunked body, up to an empty line.
        case chunks
        /// No bytes, because a request is being answered.
        case nothing
        /// No more bytes. Further ones are discarded.
        case draining
    }
    /// An event of the gate.
    enum Event {
        /// The first bytes of a request have arrived.
        case began
        /// A request line, the rest of a head, or a chunked body is longer than its limit.
        case tooLong(RequestMeter.Part)
        /// A request line has fewer or more than two spaces, or doesn't end with `HTTP/` and three characters. The
        /// decoder would accept other protocols, and ignore extra spaces.
        case malformed
        /// More bytes arrived after a request than fit into the buffer. All buffered bytes were discarded.
        case flooded
        /// The client has closed its side, and everything that it sent has been passed on or discarded.
        case ended
        /// The client has closed its side while its request is being answered. It may still read.
        case halfClosed
    }

    /// The maximum size of one read, and so usually of the buffer, in bytes.
    static let readBytes = 8 * 1_024
    /// The maximum size of the buffer, in bytes. It can exceed one read, because once a client has closed its side, the
    /// system delivers everything that it sent.
    static let keptBytes = 64 * 1_024

    private(set) var passing = Passing.head
    private var held = ByteBuffer()
    private var meter = RequestMeter()
    private var wantsRead = false
    private var isPumping = false
    private var hasEnded = false
    private var context: ChannelHandlerContext?
    private let tell: (Event) -> Void

    /// Creates a gate that waits for the first request.
    ///
    /// - Parameter tell: A function that is called on the event loop with each event.
    init(_ tell: @escaping (Event) -> Void) { self.tell = tell }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// The number of bytes buffered.
    var heldBytes: Int { held.readableBytes }

    // MARK: calls from the connection
    /// Lets the body of the current request pass, once its head has been decoded.
    func expect(_ body: Passing) {
        passing = body
        if case .chunks = body { meter.beginChunks() }
    }
    /// Stops passing bytes on, because a request is complete. The next request waits for `open()`.
    func close() { passing = .nothing }
    /// Continues with the next request after one is answered.
    func open() {
        passing = .head
        meter = RequestMeter()
        pump()
    }
    /// Reads and discards further bytes, so that closing doesn't reset the connection before the client has the
    /// response.
    func drain() {
        passing = .draining
        held.clear()
        if wantsRead { context?.read() }
        wantsRead = false
    }

    // MARK: bytes
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard passing != .draining else { return }
        var bytes = unwrapInboundIn(data)
        if held.readableBytes == 0 {
            held = bytes
        } else if held.readableBytes + bytes.readableBytes <= Self.keptBytes {
            held.writeBuffer(&bytes)
        } else {
            held.clear()
            return tell(.flooded)
        }
        pump()
    }
    func read(context: ChannelHandlerContext) {
        if held.readableBytes == 0 {
            context.read()
        } else {
            wantsRead = true
        }
    }
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event as? ChannelEvent == .inputClosed else { return context.fireUserInboundEventTriggered(event) }
        hasEnded = true
        if passing == .nothing { tell(.halfClosed) }
        pump()
    }

    private func pump() {
        guard !isPumping else { return }
        isPumping = true
        defer { isPumping = false }
        while let context, let slice = nextSlice() {
            context.fireChannelRead(wrapInboundOut(slice))
            context.fireChannelReadComplete()
        }
        guard held.readableBytes == 0, passing != .nothing else { return }
        held = ByteBuffer()
        if hasEnded {
            tell(.ended)
        } else if wantsRead {
            wantsRead = false
            context?.read()
        }
    }
    private func nextSlice() -> ByteBuffer? {
        guard held.readableBytes > 0 else { return nil }
        switch passing {
        case .nothing, .draining: return nil
        case .body(let rest):
            let count = min(rest, held.readableBytes)
            passing = rest == count ? .head : .body(rest - count)
            return held.readSlice(length: count)
        case .head, .chunks:
            if meter.isAtStart { tell(.began) }
            let count = meter.take(held.readableBytesUInt8Span)
            if let part = meter.tooLong {
                tell(.tooLong(part))
                return nil
            }
            guard meter.isRequest else {
                tell(.malformed)
                return nil
            }
            return held.readSlice(length: count)
        }
    }
}

/// A count of a request's bytes against the size limits. It also finds the empty line that ends a head or a chunked body,
/// and checks the form of the request line.
struct RequestMeter {
    /// The parts that have a size limit.
    enum Part { case line, head, chunks }

    /// The limit of the request line in bytes: a target of maximum size, plus a method and a version.
    static let lineBytes = WebLimits.targetBytes + 64
    /// The limit of the rest of the head in bytes: header fields of maximum size, plus some slack.
    static let headBytes = WebLimits.headerBytes + 4 * 1_024
    /// The limit of a chunked body in bytes, including the chunk sizes.
    static let chunkBytes = 8 * WebForm.maximumBytes

    /// The bytes of `HTTP/`.
    private static let http: UInt64 = 0x48_54_54_50_2F

    private var part = Part.line
    private var bytes = 0
    private var isEmptyLine = true
    /// The number of spaces in the request line so far, and its last eight bytes.
    private var line = (spaces: 0, end: UInt64(0))
    /// A Boolean value that indicates whether the request line has two spaces, and `HTTP/` and three more characters at
    /// its end (RFC 9112, section 3). True until the line is complete.
    private(set) var isRequest = true
    private(set) var isAtStart = true

    /// The part that exceeded its limit; nil if none did.
    var tooLong: Part? {
        switch part {
        case .line: bytes > Self.lineBytes ? .line : nil
        case .head: bytes > Self.headBytes ? .head : nil
        case .chunks: bytes > Self.chunkBytes ? .chunks : nil
        }
    }
    /// Starts counting a chunked body.
    mutating func beginChunks() {
        part = .chunks
        bytes = 0
    }
    /// Counts the bytes up to and including the next empty line, or all of them if there is none. Stops earlier at the
    /// end of a request line that is too long.
    ///
    /// - Returns: The number of bytes counted.
    mutating func take(_ buffer: Span<UInt8>) -> Int {
        isAtStart = false
        for index in buffer.indices {
            bytes += 1
            switch buffer[index] {
            case UInt8(ascii: "\r"): continue
            case UInt8(ascii: "\n"):
                // the end of a head or of chunks; or an empty line before a request line, which the decoder skips
                if isEmptyLine { return index + 1 }
                isEmptyLine = true
                if part == .line {
                    guard tooLong == nil else { return index + 1 }
                    isRequest = line.spaces == 2 && line.end >> 24 == Self.http
                    part = .head
                    bytes = 0
                }
            case let byte:
                isEmptyLine = false
                guard part == .line else { continue }
                if byte == UInt8(ascii: " ") { line.spaces += 1 }
                line.end = line.end << 8 | UInt64(byte)
            }
        }
        return buffer.count
    }
}
#endif
