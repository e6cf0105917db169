/// The script of every page. Without it, sheets open and close with links. With it, a sheet opens over the current
/// page, which isn't reloaded and keeps its scroll position, and a closed sheet leaves no history entry behind.
enum WebScript {
    static let path: WebPath = "/waymark.js"
    static let asset = WebAsset(path: path, contentType: "text/javascript; charset=utf-8", body: Array(source.utf8))

    private static let source = """
        "use strict";
        {
            const key = "waymark";
            const here = () => location.pathname + location.search;
            const target = link => link.pathname + link.search;
            const isLayer = search => /[?&](sheet|cover)=/.test(search);
            const isCover = search => /[?&]cover=(?!.*&sheet=)/.test(search);
            const sections = page => [...page.querySelectorAll("body > section")];
            const dialog = section => section.querySelector("dialog");
            const main = document.querySelector("main");
            const [address, title] = [here(), document.title];
            // forms of a page that was loaded with a sheet lead back to that sheet
            const hasSheet = sections(document).length > 0;
            let shown = address;
            let request;

            // the addresses below this one, from the page up
            const below = () => history.state?.[key] ?? [];
            const note = to => sessionStorage.setItem(key, JSON.stringify({to, below: [...below(), here()]}));
            const load = to => { note(to); location.assign(to); };
            const noted = JSON.parse(sessionStorage.getItem(key));
            sessionStorage.removeItem(key);
            if (noted && !history.state && isLayer(location.search) && (noted.to ?? address) === address) {
                history.replaceState({[key]: noted.below}, "");
            }

            const close = link => {
                let index = below().lastIndexOf(target(link));
                // the page may have been loaded from another of its addresses
                if (index < 0 && !hasSheet && sections(document).length === 1) index = below().lastIndexOf(address);
                if (index < 0) location.replace(link.href);
                else history.go(index - below().length);
            };
            const open = section => {
                const sheet = dialog(section);
                const link = section.querySelector("[data-waymark=close]");
                if (!sheet.showModal) return;
                sheet.removeAttribute("open");
                sheet.inert = false;
                sheet.showModal();
                sheet.addEventListener("close", () => { if (section.isConnected && link) close(link); });
                sheet.addEventListener("click", event => {
                    const box = sheet.getBoundingClientRect();
                    const isInside = event.clientX >= box.left && event.clientX <= box.right
                        && event.clientY >= box.top && event.clientY <= box.bottom;
                    if (event.target === sheet && !isInside) sheet.close();
                });
            };
            const show = (next, name) => {
                const old = sections(document);
                let kept = 0;
                while (kept < Math.min(old.length, next.length) && old[kept].textContent === next[kept].textContent) kept++;
                for (const section of old.slice(kept).reverse()) {
                    // returns the focus to the element that opened the sheet
                    dialog(section).close();
                    section.remove();
                }
                document.body.append(...next.slice(kept).map(section => document.importNode(section, true)));
                const top = sections(document).pop();
                if (top && !dialog(top).matches(":modal")) open(top);
                document.title = name;
            };
            const go = async (to, isNew) => {
                request?.abort();
                request = new AbortController();
                try {
                    let [next, name] = [[], title];
                    if (to !== address || hasSheet) {
                        const answer = await fetch(to, {signal: request.signal});
                        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
                        [next, name] = [sections(page), page.title];
                        const isSame = answer.ok && !answer.redirected && next.length > 0
                            && page.body.className === document.body.className
                            && page.querySelector("main").textContent === main.textContent;
                        if (!isSame) throw new Error("another page");
                    }
                    if (isNew) history.pushState({[key]: [...below(), here()]}, "", to);
                    shown = to;
                    show(next, name);
                } catch (error) {
                    if (error.name === "AbortError") return;
                    if (isNew) load(to);
                    else location.reload();
                }
            };

            addEventListener("popstate", () => { if (here() !== shown) go(here(), false); });
            addEventListener("submit", () => { if (isLayer(location.search)) note(null); });
            addEventListener("keydown", event => {
                const link = document.querySelector(".wm-cover .wm-bar [data-waymark=close]");
                if (event.key === "Escape" && link && !sections(document).length) close(link);
            });
            addEventListener("click", event => {
                const link = event.target.closest?.("a[href]");
                if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey
                    || event.altKey || link.target || link.origin !== location.origin || link.hash) return;
                const isClosing = link.matches("[data-waymark=close], .wm-backdrop");
                if (!isClosing && !isLayer(link.search) && !below().length) return;
                event.preventDefault();
                if (isClosing) close(link);
                else if (isCover(link.search)) load(target(link));
                else if (isLayer(link.search)) go(target(link), true);
                else location.replace(link.href);
            });
            const top = sections(document).pop();
            if (top) open(top);
        }

        """
}
