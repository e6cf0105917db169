#if Web
import NIOCore

/// Lets bytes through to the decoder until they make one request, and leaves the rest where it is until that request is
/// answered: what the socket has not handed over stays in the kernel, which slows the other side down.
///
/// It reads no meaning into the bytes. A request ends with an empty line, or as many bytes after it as its head said; the
/// decoder behind alone says what they mean.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = IOData
    typealias OutboundOut = IOData

    /// What is let through.
    enum Passing: Equatable {
        /// A head, up to its empty line.
        case head
        /// A body of so many bytes more.
        case body(Int)
        /// A chunked body, up to an empty line.
        case chunks
        /// Nothing: a request is being answered.
        case nothing
        /// Nothing, ever: what still comes is thrown away.
        case draining
    }
    /// What the gate has to tell.
    enum Event {
        /// The first bytes of a request.
        case began
        /// A head or a chunked body is longer than any that is answered.
        case tooLong(RequestMeter.Part)
        /// More arrived behind a request than is kept; it was thrown away.
        case flooded
        /// The other side says no more, and all that it said was let through.
        case ended
    }

    /// The most bytes of one read, and with it of what waits here.
    static let readBytes = 8 * 1_024
    /// The most that is kept of what a closing side had sent before: the system hands all of it over at once.
    static let keptBytes = 64 * 1_024

    private(set) var passing = Passing.head
    private var held = ByteBuffer()
    private var meter = RequestMeter()
    private var wantsRead = false
    private var isPumping = false
    private var hasEnded = false
    private var context: ChannelHandlerContext?
    private let tell: (Event) -> Void

    /// - Parameter tell: Called on the event loop.
    init(_ tell: @escaping (Event) -> Void) { self.tell = tell }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }
    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    /// How many bytes wait here.
    var heldBytes: Int { held.readableBytes }

    // MARK: what the connection says
    /// A head has arrived, with a body behind it.
    func expect(_ body: Passing) {
        passing = body
        if case .chunks = body { meter.beginChunks() }
    }
    /// A request is whole: the next one waits until it is answered.
    func close() { passing = .nothing }
    /// The request is answered.
    func open() {
        passing = .head
        meter = RequestMeter()
        pump()
    }
    /// Whatever still comes is read, so that the other side gets the answer, and thrown away.
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
        if passing == .draining || (passing != .nothing && held.readableBytes == 0) {
            context.read()
        } else {
            wantsRead = true
        }
    }
    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        guard event as? ChannelEvent == .inputClosed else { return context.fireUserInboundEventTriggered(event) }
        hasEnded = true
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
            let count = held.withUnsafeReadableBytes { meter.take($0) }
            if let part = meter.tooLong {
                tell(.tooLong(part))
                return nil
            }
            return held.readSlice(length: count)
        }
    }
}

/// Counts the bytes of a request as they pass, and finds its empty lines.
struct RequestMeter {
    /// What can be too long.
    enum Part { case line, head, chunks }

    /// The longest request line: a target at its limit, a method and a version.
    static let lineBytes = WebLimits.targetBytes + 64
    /// The longest head behind it: fields at their limit, and some space.
    static let headBytes = WebLimits.headerBytes + 4 * 1_024
    /// The longest chunked body, with the lengths of its chunks.
    static let chunkBytes = 8 * WebForm.maximumBytes

    private var part = Part.line
    private var bytes = 0
    private var isEmptyLine = true
    private(set) var isAtStart = true

    /// What became too long.
    var tooLong: Part? {
        switch part {
        case .line: bytes > Self.lineBytes ? .line : nil
        case .head: bytes > Self.headBytes ? .head : nil
        case .chunks: bytes > Self.chunkBytes ? .chunks : nil
        }
    }
    /// From here on it is a chunked body.
    mutating func beginChunks() {
        part = .chunks
        bytes = 0
    }
    /// Counts bytes up to the next empty line, or all of them.
    ///
    /// - Returns: How many bytes that are.
    mutating func take(_ buffer: UnsafeRawBufferPointer) -> Int {
        isAtStart = false
        for index in buffer.indices {
            bytes += 1
            switch buffer[index] {
            case UInt8(ascii: "\r"): continue
            case UInt8(ascii: "\n"):
                // line breaks in front of a request line belong to none
                if isEmptyLine { return index + 1 }
                isEmptyLine = true
                if part == .line {
                    guard tooLong == nil else { return index + 1 }
                    part = .head
                    bytes = 0
                }
            default: isEmptyLine = false
            }
        }
        return buffer.count
    }
}
#endif
