/// The default stylesheet.
enum WebStyle {
    static let asset = WebAsset(
        path: .defaultStylesheet, contentType: "text/css; charset=utf-8", body: Array(text.utf8))
    /// The stylesheet with its indentation and needless spaces removed.
    private static var text: String {
        source.replacing(#/\n */#, with: "").replacing("; ", with: ";").replacing(" {", with: "{")
    }

    private static let source = """
        /* Waymark's default look. A stylesheet after it can change the properties, such as --wm-accent. */
        :root {
            color-scheme: light dark;
            --wm-font: system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
            --wm-width: 46rem; --wm-radius: 12px;
            --wm-page: #f2f2f7; --wm-surface: #fff; --wm-fill: #e5e5ea; --wm-line: #d9d9de; --wm-chosen: #fff;
            --wm-ink: #1b1b1f; --wm-soft: #5b5b64; --wm-danger: #b3261e; --wm-alert: #fbe6e4;
            --wm-accent: #0a5bc9; --wm-on-accent: #fff; --wm-shade: 42%;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --wm-page: #0c0c0e; --wm-surface: #1c1c1f; --wm-fill: #2c2c30; --wm-line: #37373c; --wm-chosen: #57575e;
                --wm-ink: #f2f2f7; --wm-soft: #a9a9b3; --wm-danger: #ff8a80; --wm-alert: #3b1f1d;
                --wm-accent: #6cadff; --wm-on-accent: #06203f; --wm-shade: 62%;
            }
        }
        *, ::before, ::after { box-sizing: border-box; }
        html { background: var(--wm-page); scrollbar-gutter: stable; -webkit-text-size-adjust: 100%; }
        html:has(.wm-sheet) {
            overflow: hidden; background: color-mix(in srgb, #000 var(--wm-shade), var(--wm-page));
        }
        body {
            margin: 0; min-height: 100vh; background: var(--wm-page); color: var(--wm-ink);
            font: 1rem/1.5 var(--wm-font); overflow-wrap: break-word;
        }
        h1, h2 { line-height: 1.2; letter-spacing: -.02em; overflow-wrap: anywhere; text-wrap: balance; }
        h1 { margin: .4em 0 .6em; font-size: clamp(1.75rem, 5vw, 2.25rem); }
        h2 { margin: 2em 0 .6em; font-size: 1.25rem; }
        p { margin: 0 0 1em; max-width: 65ch; }
        a { color: var(--wm-accent); text-underline-offset: 3px; }
        small, .note, dt { color: var(--wm-soft); }
        small { display: block; font-size: .9rem; font-weight: 400; }
        code { font: .92em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        img { max-width: 100%; height: auto; }
        :focus-visible { outline: 3px solid var(--wm-accent); outline-offset: 2px; border-radius: 6px; }
        h1:focus, h2:focus, main:focus { outline: none; }
        .wm-skip {
            position: absolute; left: 1rem; top: -5rem; z-index: 5; padding: .6rem 1rem;
            background: var(--wm-surface);
        }
        .wm-skip:focus { top: .4rem; }

        /* The header, and the way back. */
        .wm-header {
            position: sticky; top: 0; z-index: 2; background: var(--wm-page);
            border-bottom: 1px solid var(--wm-line);
        }
        .wm-header nav {
            display: flex; flex-wrap: wrap; align-items: center; max-width: var(--wm-width); min-height: 52px;
            margin: 0 auto; padding: .25rem 1.25rem;
        }
        .wm-header ul { display: flex; flex-wrap: wrap; margin: 0 -.7rem 0 auto; }
        .wm-header a, .wm-up, .wm-close {
            display: inline-flex; align-items: center; min-height: 44px; padding: 0 .7rem; border-radius: 10px;
            color: var(--wm-soft); font-weight: 550; text-decoration: none;
        }
        .wm-header a:hover, .wm-up:hover, .wm-close:hover { background: var(--wm-fill); color: var(--wm-ink); }
        .wm-header a[aria-current], .wm-up, .wm-close { color: var(--wm-accent); }
        .wm-header .brand {
            margin-left: -.7rem; color: var(--wm-ink); font-size: 1.2rem; font-weight: 800; letter-spacing: -.02em;
        }
        .wm-main { max-width: var(--wm-width); margin: 0 auto; padding: .75rem 1.25rem 4rem; }
        .wm-bar { display: flex; align-items: center; margin: 0 -.7rem; }
        .wm-close { margin-left: auto; }
        .wm-up::before, a.row::after {
            content: ""; flex: none; width: .55em; height: .55em; margin-right: .5em;
            border: solid; border-width: 0 0 2px 2px; transform: rotate(45deg);
        }

        /* Lists: rows, cards, facts. */
        .rows, .cards, .tabs, .wm-header ul { list-style: none; padding: 0; }
        .rows, .facts, .card, .empty {
            margin: 0 0 1.5rem; border-radius: var(--wm-radius); background: var(--wm-surface);
        }
        .rows { overflow: hidden; }
        .rows > li + li { border-top: 1px solid var(--wm-line); }
        .row {
            display: flex; align-items: center; gap: .8rem; width: 100%; min-height: 52px; padding: .6rem 1rem;
            color: var(--wm-ink); text-decoration: none;
        }
        .row > span:not([class]) { flex: 1; min-width: 0; }
        .row .aside { margin-left: auto; color: var(--wm-soft); text-align: end; }
        a.row::after { margin: 0 .2em 0 auto; color: var(--wm-soft); opacity: .7; transform: rotate(225deg); }
        a.row:hover { background: var(--wm-fill); }
        a.row:focus-visible { outline-offset: -3px; border-radius: var(--wm-radius); }
        .cards {
            display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: 1rem;
            margin: 0 0 1.5rem;
        }
        .card { display: block; padding: 1.25rem; color: var(--wm-ink); text-decoration: none; }
        .cards .card { height: 100%; margin: 0; }
        .card strong, .empty strong { display: block; }
        a.card:hover { box-shadow: 0 4px 20px rgb(0 0 0 / 14%); }
        .facts { display: grid; grid-template-columns: minmax(5rem, max-content) 1fr; gap: .6rem 1.5rem; padding: 1rem; }
        dd { min-width: 0; margin: 0; font-weight: 550; }

        /* Buttons, forms, tabs. */
        button, .button {
            display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: .4rem 1.1rem;
            border: 0; border-radius: var(--wm-radius); background: var(--wm-fill); color: var(--wm-ink);
            font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
        }
        button:hover, .button:hover { filter: brightness(.94); }
        button:disabled { color: var(--wm-soft); cursor: not-allowed; }
        .primary { background: var(--wm-accent); color: var(--wm-on-accent); }
        .destructive { color: var(--wm-danger); }
        .actions { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.25rem 0; }
        .form { display: grid; gap: 1.1rem; max-width: 26rem; margin: 0 0 1.5rem; }
        .field { display: grid; gap: .35rem; font-weight: 550; }
        input, select, textarea {
            width: 100%; min-width: 0; min-height: 44px; padding: .5rem .8rem;
            border: 1px solid color-mix(in srgb, var(--wm-soft) 70%, var(--wm-surface)); border-radius: var(--wm-radius);
            background: var(--wm-surface); color: var(--wm-ink); font: inherit;
        }
        input { font-weight: 400; }
        input[readonly] { background: var(--wm-fill); }
        .tabs {
            display: flex; width: max-content; max-width: 100%; margin: 0 0 1.5rem; padding: 3px;
            border-radius: var(--wm-radius); background: var(--wm-fill);
        }
        .tabs a {
            display: flex; align-items: center; min-height: 40px; padding: 0 1.2rem;
            border-radius: calc(var(--wm-radius) - 3px); color: var(--wm-ink); font-weight: 550;
            text-decoration: none;
        }
        .tabs [aria-current] { background: var(--wm-chosen); box-shadow: 0 1px 4px rgb(0 0 0 / 18%); }
        .message { padding: .8rem 1rem; border-radius: var(--wm-radius); background: var(--wm-fill); }
        .message[role=alert] {
            background: var(--wm-alert); color: var(--wm-danger);
        }

        /* One message instead of content. */
        .empty { padding: 2.5rem 1rem; color: var(--wm-soft); text-align: center; }
        .empty p { margin: 0 auto; }
        .empty strong { color: var(--wm-ink); }
        .wm-main:has(> .notice) { text-align: center; }
        .wm-main:has(> .notice) h1 { margin-top: 8vh; }
        .notice { max-width: 30rem; margin: 0 auto; }
        .notice :is(.actions, .pager) { justify-content: center; }
        .notice .form { margin: 1.5rem 0; text-align: start; }
        .pager {
            display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 1rem;
            margin: 2rem 0 0;
        }

        /* Sheets, modal with the script and over a link without it. */
        .wm-backdrop { position: fixed; inset: 0; z-index: 3; background: rgb(0 0 0 / var(--wm-shade)); }
        .wm-backdrop:has(+ :modal) { display: none; }
        .wm-sheet {
            position: fixed; inset: auto 0 0; z-index: 4; width: min(100%, 34rem); max-width: none; max-height: 88vh;
            margin: 0 auto; padding: .5rem 1.25rem 1rem; overflow: auto; overscroll-behavior: contain; border: 1px solid var(--wm-line);
            border-radius: 20px 20px 0 0; background: var(--wm-page); color: inherit; box-shadow: 0 0 40px rgb(0 0 0 / 25%);
        }
        .wm-sheet[inert] { z-index: 2; }
        .wm-sheet::backdrop { background: rgb(0 0 0 / var(--wm-shade)); }
        .wm-sheet-bar { display: flex; flex-wrap: wrap; align-items: center; min-height: 52px; margin: 0 -.7rem .75rem; }
        .wm-sheet-bar h2 { flex: 1 1 5rem; margin: 0 .7rem; }
        @media (min-width: 40rem) { .wm-sheet { inset: 12vh 0 auto; max-height: 76vh; border-radius: 20px; } }
        @media (max-width: 40rem) {
            .wm-header ul a { padding: 0 .35rem; font-size: .875rem; }
            .wm-header ul:has(:nth-child(3)) { flex: 0 0 calc(100% + .7rem); justify-content: space-between; margin: 0 -.35rem; }
        }
        @media (prefers-reduced-motion: no-preference) {
            .wm-sheet { animation: wm-rise .24s ease-out; }
        }
        @keyframes wm-rise { from { transform: translateY(4rem); } }

        """
}

extension WebPath {
    /// The address of the library's stylesheet. An app's stylesheet can follow it, and change the colors and the font
    /// through properties such as `--wm-accent`.
    public static let defaultStylesheet: WebPath = "/waymark.css"
}
