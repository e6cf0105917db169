#if Tools
import WaymarkLinks

/// Server configurations, which map each path to its page and set the content types of the other files.
enum SiteServers {
    /// Returns the rules for nginx, to include in a `server` block.
    static func nginx(_ pages: [SitePage], files: [(path: String, type: String)]) -> String {
        var lines = [
            "# Made by waymark site. In the server's block:",
            "#     root /srv/site/public;          # the folder public beside this file",
            "#     include /srv/site/nginx.conf;   # this file",
        ]
        for file in files {
            lines += ["", "location = /\(file.path) {", "    types {}", "    default_type \(file.type);", "}"]
        }
        lines += [
            "", "location = / {", "    types {}", "    default_type text/html;", "    charset utf-8;",
            "    try_files /\(pages.first { $0.pattern.segments.isEmpty }?.file ?? SiteFiles.index) =404;", "}",
        ]
        for page in pages where !page.pattern.segments.isEmpty {
            lines += ["", "# \(page.pattern.text)", "location ~ \"\(page.expression)\" {"]
            lines += ["    types {}", "    default_type text/html;", "    charset utf-8;"]
            lines += ["    try_files \"/\(page.file)\" =404;", "}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the rules for Caddy, to import in a site block.
    static func caddy(_ pages: [SitePage], files: [(path: String, type: String)]) -> String {
        var lines = [
            "# Made by waymark site. In the site's block:",
            "#     root * /srv/site/public       # the folder public beside this file",
            "#     import /srv/site/Caddyfile    # this file",
            "", "route {",
        ]
        for file in files {
            lines += [
                "    handle /\(file.path) {", "        header Content-Type \(file.type)", "        file_server",
                "    }",
            ]
        }
        for (number, page) in pages.enumerated() {
            lines += [
                "    # \(page.pattern.text)", "    @page\(number) path_regexp \"\(page.expression)\"",
                "    handle @page\(number) {", "        rewrite * \"/\(page.file)\"",
            ]
            lines += ["        file_server", "    }"]
        }
        lines += ["    handle {", "        file_server", "    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }
}
#endif
