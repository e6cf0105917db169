// Sends what the user does, and updates the screen in place with the answers.
const $ = (selector, root = document) => root.querySelector(selector);
const screen = $("#screen"), phone = $("#phone"), inspector = $("#inspector"), body = document.body;
const query = new URLSearchParams(location.search), id = query.get("phone"), number = +(query.get("window") ?? 0);
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
let version = +body.dataset.version, turn = Promise.resolve(), sent = 0, pace, resume;
const typing = new Map();

// a reload shows the app as it is, and doesn't open the link again
const address = (verb = "") => `/${body.dataset.app}${verb && "/"}${verb}?phone=${id}&window=${number}`;
history.replaceState(null, "", address());

function copyAttributes(old, now) {
    for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of [...now.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    if (old.matches("input") && !typing.has(old)) old.value = now.getAttribute("value") ?? "";
}
/// Gives an element the attributes and children of another one. What is the same stays, with its focus and scrolling.
function morph(old, now) {
    if (old !== screen) copyAttributes(old, now);
    const before = [...old.childNodes].filter(node => !node.dataset?.ghost), after = [...now.childNodes];
    after.forEach((child, index) => {
        const other = before[index];
        if (!other) old.append(child);
        else if (other.nodeName !== child.nodeName || other.dataset?.screen !== child.dataset?.screen
            || (other.className !== child.className && other.nodeType === 1 && /modal|question/.test(other.className + child.className)
                && !child.classList.contains("leaving") && !/medium/.test(other.className + child.className))) other.replaceWith(child);
        else if (other.nodeType !== 1) { if (other.data !== child.data) other.data = child.data; }
        else morph(other, child);
    });
    for (const extra of before.slice(after.length)) extra.remove();
}
/// Leaves a copy of a screen behind, which moves out while the next one moves in.
function ghost(nav, way) {
    const copy = nav.cloneNode(true);
    copy.dataset.ghost = way;
    copy.setAttribute("inert", "");
    copy.ariaHidden = "true";
    return copy;
}
/// Puts a menu at its control, and a popover beside its own, to which its arrow points.
function place(item) {
    const source = $(`[data-tap="${item.dataset.source}"]`, screen);
    if (!source) return;
    const area = screen.getBoundingClientRect(), box = source.getBoundingClientRect(), gap = item.matches(".card") ? 12 : -box.height;
    const middle = box.left + box.width / 2 - area.left, isLow = box.top - area.top > area.height / 2;
    const left = Math.max(12, Math.min(middle - item.offsetWidth / 2, area.width - item.offsetWidth - 12));
    item.style.inset = isLow ? `auto auto ${area.bottom - box.top + gap}px ${left}px` : `${box.bottom - area.top + gap}px auto auto ${left}px`;
    item.style.setProperty("--tip", `${middle - left}px`);
    item.classList.toggle("above", isLow);
}
/// Shows the title of a back button, or "Back" if it doesn't fit, or nothing.
function fit(span) {
    for (const title of [span.dataset.title, "Back", ""]) {
        span.textContent = title;
        if (span.scrollWidth <= span.clientWidth) return;
    }
}
function placeAll() {
    screen.querySelectorAll("[data-source]").forEach(place);
    screen.querySelectorAll(".back span").forEach(fit);
}
function show(answer) {
    if (answer.isRunning && answer.version < version) return;
    version = answer.version;
    const next = document.createElement("div");
    next.innerHTML = answer.screen;
    const before = [...screen.querySelectorAll(".nav:not([data-ghost])")], after = [...next.querySelectorAll(".nav")];
    const ghosts = [];
    const levels = root => root.querySelectorAll(".level").length;
    if (levels(screen) === levels(next) && before.length === after.length) before.forEach((old, index) => {
        const now = after[index], way = +now.dataset.depth - +old.dataset.depth;
        if (old.dataset.screen === now.dataset.screen || way === 0 || pace === 0) return;
        ghosts.push([ghost(old, way > 0 ? "push" : "pop"), index, way > 0 ? "push" : "pop"]);
    });
    const focused = document.activeElement, wasIn = screen.contains(focused);
    for (const old of screen.querySelectorAll("[data-ghost]")) old.remove();
    morph(screen, next);
    const shown = [...screen.querySelectorAll(".nav")];
    for (const [copy, index, way] of ghosts) {
        const nav = shown[index];
        nav.classList.add(way);
        nav.parentElement.append(copy);
        copy.addEventListener("animationend", event => { if (event.target === copy) { copy.remove(); nav.classList.remove(way); } });
    }
    placeAll();
    // focus follows navigation
    if (wasIn && !screen.contains(document.activeElement)) {
        const top = [...screen.querySelectorAll(".level:not([inert]) .nav:not([data-ghost]) > article")].pop();
        top?.focus({ preventScroll: true });
    }
    $("#faults").innerHTML = answer.faults;
    if (answer.inspector && inspector.src !== answer.inspector) {
        // a frame that is put into the page adds nothing to the browser's history
        inspector.remove();
        inspector.src = answer.inspector;
        $("aside").append(inspector);
    }
    phone.classList.toggle("pad", !answer.isCompact);
    phone.classList.toggle("asleep", answer.isInBackground);
    phone.dataset.transition = answer.isInTransition;
    $("#phase").textContent = answer.isInBackground ? "Foreground" : "Background";
    $("#kill").disabled = !answer.isRunning;
    body.dataset.version = version;
    if (answer.isRunning) resume?.();
}
function send(verb, action) {
    body.ariaBusy = ++sent > 0;
    turn = turn.then(async () => {
        try {
            const answer = await fetch(address(verb), {
                method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ window: number, action })
            });
            if (answer.ok) show(await answer.json());
        } finally { body.ariaBusy = --sent > 0; }
    });
    return turn;
}
const act = (name, ...values) => {
    flush();
    return send("act", { [name]: Object.fromEntries(values.map((value, index) => [`_${index}`, value])) });
};
/// Sends the texts that were typed and not yet sent.
function flush() {
    for (const [input, timer] of typing) {
        clearTimeout(timer);
        typing.delete(input);
        send("act", { type: { _0: +input.dataset.type, _1: input.value } });
    }
}
screen.addEventListener("click", event => {
    const target = event.target.closest("button");
    if (!target || dragged) return;
    const { tap, tab, act: name } = target.dataset;
    if (tap) act("tap", +tap);
    else if (tab) act("tab", +tab);
    else if (name === "back") act("back");
    else if (name === "pull") act("pullDown");
    else if (name === "dismiss") act("dismissQuestion");
    else if (name === "start") send("start");
});
screen.addEventListener("input", event => {
    const input = event.target;
    if (!input.dataset.type) return;
    clearTimeout(typing.get(input));
    typing.set(input, setTimeout(flush, 200));
});
screen.addEventListener("change", event => { if (event.target.matches("select")) act("tap", +event.target.value); });
screen.addEventListener("keydown", event => {
    if (event.key === "Enter" && event.target.dataset.type) act("submit", +event.target.dataset.type);
});
// gestures: a swipe from the left edge goes back, a pull on a sheet's top closes it
let start, dragged = false;
screen.addEventListener("pointerdown", event => {
    const box = screen.getBoundingClientRect();
    dragged = false;
    start = { x: event.clientX, y: event.clientY, isEdge: event.clientX - box.left < 30, isGrabber: !!event.target.closest(".grabber, .card header") };
});
addEventListener("pointerup", event => {
    if (!start) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (start.isEdge && x > 80) { dragged = true; act("back"); }
    else if (start.isGrabber && y > 80 && [...screen.querySelectorAll(".modal.sheet")].length) { dragged = true; act("pullDown"); }
    start = undefined;
    setTimeout(() => dragged = false);
});
addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    if ($(".question", screen)) act("dismissQuestion");
    else if ($(".modal", screen)) act("pullDown");
    else act("back");
});

$("#link").addEventListener("submit", event => {
    event.preventDefault();
    const text = $("#url").value;
    if (event.submitter?.value !== "notify") act("open", text);
    else act("notify", text.startsWith("{") ? text : JSON.stringify({ link: text }));
    // on a narrow window, the field is below the phone
    phone.scrollIntoView({ block: "nearest" });
});
if ($("#window")) $("#window").href = address("window");
$("#width").addEventListener("click", () => send("act", { resize: { isCompact: phone.classList.contains("pad") } }));
$("#phase").addEventListener("click", () => act("background", !phone.classList.contains("asleep")));
$("#kill").addEventListener("click", () => send("kill"));
$("#theme").addEventListener("click", () => {
    const isDark = (body.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    body.dataset.theme = isDark ? "light" : "dark";
    $("#theme").textContent = isDark ? "Dark mode" : "Light mode";
});
$("#pace").addEventListener("change", event => setPace(+event.target.value));
function setPace(milliseconds) {
    showPace(milliseconds);
    return act("pace", pace);
}
function showPace(milliseconds) {
    pace = milliseconds;
    $("#pace").value = pace;
    body.style.setProperty("--pace", `${pace}ms`);
}
addEventListener("resize", placeAll);
phone.addEventListener("transitionend", placeAll);
placeAll();
if (still && +body.dataset.pace) setPace(0);
else showPace(+body.dataset.pace);
// a page that nobody sees gives its connection back, for browsers open six to a server
let watching;
document.addEventListener("visibilitychange", () => { if (document.hidden) watching.abort(); });
(async function watch() {
    for (;;) {
        if (document.hidden) await new Promise(done => document.addEventListener("visibilitychange", done, { once: true }));
        watching = new AbortController();
        try {
            const answer = await fetch(`${address("screen")}&seen=${version}`, { signal: watching.signal });
            const shown = answer.ok && await answer.json();
            if (shown && (shown.version !== version || !shown.isRunning)) show(shown);
            if (!shown) await new Promise(done => setTimeout(done, 1000));
            // an app that has ended doesn't change until it is started
            if (shown && !shown.isRunning) await new Promise(done => resume = done);
        } catch { await new Promise(done => setTimeout(done, 1000)); }
    }
})();
