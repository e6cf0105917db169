#if Tools
/// The files that only an app target in Xcode has.
enum AppleTemplates {
    static let all = [
        "apple/Main.swift": main, "apple/Info.plist": info, "apple/App.entitlements": entitlements,
        "apple/README.md": readme, "apple/gitignore": gitignore,
    ]

    private static let main = #"""
        import {{App}}App
        import SwiftUI

        /// The whole of the app target: the app itself is the package's product {{App}}App.
        @main struct {{App}}Main: App {
            {{#throwing}}
            private let scene: {{App}}Scene

            init() {
                do { scene = try {{App}}Scene() } catch {
                    // a test makes the same links: an app that is shipped never gets here
                    fatalError("the app's links clash: \(error)")
                }
            }

            var body: some Scene { scene }
            {{/throwing}}
            {{^throwing}}
            var body: some Scene { {{App}}Scene() }
            {{/throwing}}
        }

        """#

    private static let info = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            {{#links}}
            <key>CFBundleURLTypes</key>
            <array>
                <dict>
                    <key>CFBundleTypeRole</key>
                    <string>Editor</string>
                    <key>CFBundleURLName</key>
                    <string>{{host}}</string>
                    <key>CFBundleURLSchemes</key>
                    <array>
                        <string>{{scheme}}</string>
                    </array>
                </dict>
            </array>
            {{/links}}
            <key>UILaunchScreen</key>
            <dict/>
        </dict>
        </plist>

        """#

    private static let entitlements = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>com.apple.developer.associated-domains</key>
            <array>
                <string>applinks:{{host}}</string>
            </array>
        </dict>
        </plist>

        """#

    private static let readme = #"""
        # {{App}}

        ```
        swift test
        {{#web}}
        swift run {{app}}     # the app's pages at http://127.0.0.1:8080
        {{/web}}
        ```

        On a device: make an iOS app target in Xcode, add this package with the product `{{App}}App`, and take its files from `Apple/`.{{#links}} `{{host}}` stands for the site whose links open the app; replace it there and where the links are made.{{/links}}

        """#

    private static let gitignore = #"""
        .build/
        .swiftpm/
        DerivedData/
        xcuserdata/

        """#
}
#endif
