import FlyingFox
import FlyingSocks
import Foundation
import Screen

/// Answers the browser's requests.
struct Server: Sendable {
    let phones: Phones
    let port: UInt16

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        guard isOwn(request) else { return HTTPResponse(statusCode: .forbidden) }
        let parts = request.path.split(separator: "/").map(String.init)
        switch (request.method, parts.first, parts.count) {
        case (.GET, nil, _): return html(Pages.start)
        case (.GET, "phone.css"?, 1): return reply(Data(PackageResources.phone_css), "text/css")
        case (.GET, "phone.js"?, 1): return reply(Data(PackageResources.phone_js), "text/javascript")
        case (_, let path?, 1...2):
            guard let app = (ExampleApp.all + [.rig]).first(where: { $0.path == path }) else { break }
            return await answer(request, app, parts.count == 2 ? parts[1] : nil)
        default: break
        }
        return HTTPResponse(statusCode: .notFound)
    }
    /// Returns true if the request comes from a page of this server, or from the user: its host is the server's, and so
    /// is its origin.
    private func isOwn(_ request: HTTPRequest) -> Bool {
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        guard let host = request.headers[HTTPHeader("Host")], hosts.contains(host) else { return false }
        guard [nil, "none", "same-origin"].contains(request.headers[HTTPHeader("Sec-Fetch-Site")]) else { return false }
        guard let origin = request.headers[HTTPHeader("Origin")] else { return request.method == .GET }
        return origin == "http://" + host
    }

    private func answer(_ request: HTTPRequest, _ app: ExampleApp, _ verb: String?) async -> HTTPResponse {
        guard let id = request.query["phone"], !id.isEmpty, id.count < 40, id.allSatisfy({ $0.isLetter || $0.isNumber })
        else {
            guard request.method == .GET, verb == nil else { return HTTPResponse(statusCode: .badRequest) }
            return redirect(to: app, opening: request.query["open"])
        }
        let window = request.query["window"].map { Int($0) } ?? 0
        guard let window, UserInput.windows.contains(window) else { return HTTPResponse(statusCode: .badRequest) }
        switch (request.method, verb) {
        case (.GET, nil):
            let phone = await phones.start(id, app)
            await phone.opened(window)
            if let link = request.query["open"] { await phone.perform(UserInput(.open(link), window: window)) }
            return html(Pages.phone(app, await phone.shown(window)))
        case (.POST, "start"?):
            let phone = await phones.start(id, app)
            await phone.opened(window)
            return json(await phone.shown(window))
        default: break
        }
        let phone = await phones.phone(id, app)
        switch (request.method, verb) {
        case (.GET, "window"?): return await newWindow(of: phone, id, app)
        case (.GET, "screen"?): await phone?.changed(window, since: request.query["seen"].flatMap { Int($0) } ?? 0)
        case (.POST, "kill"?): await phone?.kill()
        case (.POST, "act"?):
            do throws(InputError) {
                let input = try await input(of: request)
                await phone?.perform(input)
            } catch {
                return reply(Data("\(error)\n".utf8), "text/plain; charset=utf-8", .badRequest)
            }
        default: return HTTPResponse(statusCode: .notFound)
        }
        return json(await phone?.shown(window) ?? .gone)
    }
    private func input(of request: HTTPRequest) async throws(InputError) -> UserInput {
        let length = request.headers[HTTPHeader("Content-Length")].flatMap { Int($0) } ?? .max
        guard length < 65_536, let body = try? await request.bodyData else { throw .unreadable("") }
        return try UserInput(json: body)
    }
    /// Gives a tab a phone of its own.
    private func redirect(to app: ExampleApp, opening link: String?) -> HTTPResponse {
        let id = UUID().uuidString.filter { $0 != "-" }
        return redirect(to: app, id, link.map { URLQueryItem(name: "open", value: $0) })
    }
    private func newWindow(of phone: RunningProgram?, _ id: String, _ app: ExampleApp) async -> HTTPResponse {
        guard app.hasWindows, let number = await phone?.nextWindow else { return HTTPResponse(statusCode: .conflict) }
        return redirect(to: app, id, URLQueryItem(name: "window", value: "\(number)"))
    }
    private func redirect(to app: ExampleApp, _ id: String, _ item: URLQueryItem?) -> HTTPResponse {
        var address = URLComponents()
        address.path = "/" + app.path
        address.queryItems = [URLQueryItem(name: "phone", value: id)] + (item.map { [$0] } ?? [])
        return HTTPResponse(statusCode: .seeOther, headers: HTTPHeaders([.location: address.string ?? "/"]))
    }
    private func json(_ phone: ShownPhone) -> HTTPResponse {
        guard let data = try? JSONEncoder().encode(phone) else {
            return HTTPResponse(statusCode: .internalServerError)
        }
        return reply(data, "application/json")
    }
    private func html(_ text: String) -> HTTPResponse { reply(Data(text.utf8), "text/html; charset=utf-8") }
    private func reply(_ data: Data, _ type: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: HTTPHeaders([
                .contentType: type, HTTPHeader("Cache-Control"): "no-store",
                HTTPHeader("Content-Security-Policy"):
                    "default-src 'self'; img-src data:; style-src 'self' 'unsafe-inline'; frame-src http://127.0.0.1:*; "
                    + "frame-ancestors 'none'",
                HTTPHeader("X-Content-Type-Options"): "nosniff",
            ]), body: data)
    }
}
