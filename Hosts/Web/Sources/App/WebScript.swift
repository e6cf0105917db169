/// The script of every page. Pages work without it; it makes a sheet a modal dialog that Escape closes.
enum WebScript {
    static let path: WebPath = "/waymark.js"
    static let asset = WebAsset(path: path, contentType: "text/javascript; charset=utf-8", body: Array(source.utf8))

    private static let source = """
        "use strict";
        const sheets = document.querySelectorAll("dialog.wm-sheet:not([inert])");
        const sheet = sheets[sheets.length - 1];
        if (sheet && sheet.showModal) {
            const close = sheet.querySelector("[data-waymark=close]");
            sheet.close();
            sheet.showModal();
            sheet.addEventListener("cancel", event => {
                event.preventDefault();
                if (close) location.assign(close.href);
            });
            sheet.addEventListener("click", event => {
                const box = sheet.getBoundingClientRect();
                const isInside = event.clientX >= box.left && event.clientX <= box.right
                    && event.clientY >= box.top && event.clientY <= box.bottom;
                if (event.target === sheet && !isInside && close) location.assign(close.href);
            });
        }
        if (!sheet && document.body.classList.contains("wm-cover")) {
            const close = document.querySelector("[data-waymark=close]");
            document.addEventListener("keydown", event => {
                if (event.key === "Escape" && close) location.assign(close.href);
            });
        }

        """
}
