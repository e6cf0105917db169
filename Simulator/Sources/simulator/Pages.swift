import Drawing
import Foundation
import Screen

/// The pages around the apps' screens.
enum Pages {
    private static func page(_ title: String, _ body: String, script: Bool = false) -> String {
        """
        <!doctype html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark"><title>\(title.escaped)</title>\
        <link rel="icon" href="data:,"><link rel="stylesheet" href="/phone.css">\
        \(script ? #"<script src="/phone.js" defer></script>"# : "")</head>\(body)</html>
        """
    }
    static var start: String {
        let apps = ExampleApp.all.map { app in
            """
            <li><a href="/\(app.path)"><b class="icon" style="--hue:\(app.hue)" aria-hidden="true">\(app.icon)</b>\
            <span><strong>\(name(of: app))</strong><em>\(app.system)</em><small>\(app.about)</small></span></a></li>
            """
        }
        return page(
            "Waymark's example apps",
            """
            <body class="start"><main><h1>Waymark's example apps</h1>\
            <p>The same SwiftUI code as on a phone, in the project's simulator. Each tab of the browser has a phone of its own.</p>\
            <ul>\(apps.joined())</ul></main></body>
            """)
    }
    private static func name(of app: ExampleApp) -> String { app.program.replacing("Main", with: "") }

    static func phone(_ app: ExampleApp, _ shown: ShownPhone) -> String {
        let links = app.links.map { #"<option value="\#($0.escaped)">"# }
        return page(
            name(of: app),
            """
            <body class="simulator" data-app="\(app.path)" data-version="\(shown.version)" data-pace="\(shown.pace)"><main class="stage">\
            <div class="phone\(shown.isCompact ? "" : " pad")" id="phone" data-transition="\(shown.isInTransition)"><div class="status" aria-hidden="true"><b>9:41</b><i></i></div>\
            <div class="screen" id="screen">\(shown.screen)</div><div class="homebar" aria-hidden="true"></div></div></main>\
            <aside aria-label="Device"><nav><a href="/">All apps</a></nav><h1>\(name(of: app))</h1>\
            <form id="link"><label for="url">Open a link</label><div class="open"><input id="url" list="links" required \
            placeholder="\(app.links[0].escaped)"><button>Open</button>\
            \(app.opensNotifications ? #"<button value="notify">Notify</button>"# : "")</div><datalist id="links">\(links.joined())</datalist></form>\
            <div class="keys"><button id="width">Phone or tablet</button><button id="phase">Background</button>\
            <button id="kill">End the app</button><button id="theme">Dark mode</button>\
            \(app.hasWindows ? #"<a id="window" target="_blank">New window</a>"# : "")\
            <label>Transitions <select id="pace">\(paces(shown.pace))</select></label></div>\
            <div id="faults">\(shown.faults)</div>\
            <iframe id="inspector" title="Inspector"\(shown.inspector.map { #" src="\#($0.escaped)""# } ?? "")></iframe></aside></body>
            """, script: true)
    }
    private static func paces(_ chosen: Int) -> String {
        [(350, "as on a phone"), (3000, "slow"), (0, "none (Reduce Motion)")].map { pace, name in
            #"<option value="\#(pace)"\#(pace == chosen ? " selected" : "")>\#(name)</option>"#
        }.joined()
    }
    /// The page of an app that has ended.
    static func ended(_ ending: RunningProgram.Ending) -> String {
        let log = ending.log.isEmpty ? "" : "<pre>\(ending.log.joined(separator: "\n").escaped)</pre>"
        return """
            <div class="level ended" role="alert"><h1>\(ending.reason.escaped)</h1>\(log)\
            <button class="button borderedProminent" data-act="start">Start again</button></div>
            """
    }
    /// The list of what the framework would ignore or perform wrongly.
    static func faults(_ faults: [String]) -> String {
        let rows = faults.map { "<li>\($0.escaped)</li>" }
        return rows.isEmpty ? "" : "<h2>Faults</h2><ul class=\"faults\">\(rows.joined())</ul>"
    }
}
