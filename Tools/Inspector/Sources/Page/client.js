// The connection to the app: a WebSocket, which is reconnected whenever it ends.

const PAUSES = [0.5, 1, 2, 4, 8, 15];
const PATIENCE = 30_000;
/// The server closes a WebSocket on which nothing arrives for 60 seconds.
const SILENCE = 25_000;
const KEY = "waymark-inspector-token";

export class CallError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export class Client {
  #socket = null;
  #waiting = new Map();
  #next = 1;
  #failures = 0;
  #timer = 0;
  #retryAt = 0;

  /// `onStatus({status, seconds?, message?})` is called with the status connecting, live, waiting or refused;
  /// `onOpen(hello)` after each connection; `onEvent(event)` for each event.
  constructor({ onStatus, onOpen, onEvent }) {
    this.onStatus = onStatus;
    this.onOpen = onOpen;
    this.onEvent = onEvent;
    setInterval(() => this.isOpen && this.call("hello").catch(() => {}), SILENCE);
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /// Moves the token from the page's address to its storage, and connects.
  async start() {
    const token = location.hash.slice(1);
    if (token) {
      keep(token);
      history.replaceState(null, "", location.pathname + location.search);
    }
    await this.#connect();
  }

  retry() {
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
  }

  call(method, params = {}) {
    if (!this.isOpen) return Promise.reject(new CallError("offline", "The app isn't connected."));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new CallError("timeout", `The app didn't answer “${method}” within ${PATIENCE / 1000} seconds.`));
      }, PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  async #connect() {
    this.onStatus({ status: "connecting" });
    let hello;
    try {
      // over HTTP first, because a refused WebSocket reports no reason
      const answer = await fetch("/api/hello", { method: "POST", headers: { Authorization: `Bearer ${token()}` }, body: "{}" });
      if (answer.status === 401 || answer.status === 403) return this.#refuse(await message(answer));
      if (!answer.ok) return this.#wait();
      hello = await answer.json();
    } catch {
      return this.#wait();
    }
    const socket = new WebSocket(`ws://${location.host}/api/socket`, `waymark.${token()}`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#failures = 0;
      this.onStatus({ status: "live" });
      this.onOpen(hello);
    });
    socket.addEventListener("message", (event) => this.#receive(event.data));
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      for (const { reject, timer } of this.#waiting.values()) {
        clearTimeout(timer);
        reject(new CallError("offline", "The connection ended before the app answered."));
      }
      this.#waiting.clear();
      this.#wait();
    });
  }

  #receive(text) {
    let received;
    try {
      received = JSON.parse(text);
    } catch {
      return console.warn("The app sent a message that isn't JSON.");
    }
    if (received.id === undefined) return this.onEvent(received);
    const waiting = this.#waiting.get(received.id);
    if (!waiting) return;
    this.#waiting.delete(received.id);
    clearTimeout(waiting.timer);
    if (received.error) waiting.reject(new CallError(received.error.code, received.error.message));
    else waiting.resolve(received.result);
  }

  #wait() {
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    this.#retryAt = performance.now() + pause * 1000;
    const count = () => {
      const left = this.#retryAt - performance.now();
      if (left <= 0) return void this.#connect();
      this.onStatus({ status: "waiting", seconds: Math.ceil(left / 1000) });
      this.#timer = setTimeout(count, Math.min(left, 1000));
    };
    count();
  }

  #refuse(text) {
    this.onStatus({ status: "refused", message: text });
  }
}

// The storage belongs to the page's origin, and is shared by its tabs.
let kept = "";

function token() {
  try {
    return localStorage.getItem(KEY) ?? kept;
  } catch {
    return kept;  // storage is disabled
  }
}

function keep(token) {
  kept = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // kept in memory until the page is closed
  }
}

async function message(answer) {
  try {
    return (await answer.json()).error.message;
  } catch {
    return `The app answered ${answer.status}.`;
  }
}
