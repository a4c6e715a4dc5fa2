/**
 * The client of Python: it queues, rejects, stops, gives up a boot, and replaces workers. The files are empty, and in
 * place of a worker stands what answers when the test says so.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import * as Comlink from "comlink";
import { createPython } from "../../../static/js/python/client.js";

const LOOK = /** @type {any} */ ({ op: "look" });
const LONG = /** @type {any} */ ({ op: "search" });
const OF_THE_PAGE = ["fetch", "location", "Worker", "MessageChannel"];
const NO_PROGRAM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** @type {Record<string, any>} */
const page = globalThis;
/** @type {Record<string, any>} */
let kept;
/** @type {MessagePort[]} */
let ports;
/** @type {StandIn[]} */
let workers;
/** Ends the wait of each boot, if boots are to wait. @type {(() => void)[] | null} */
let booting;

/** A worker whose Python answers at once, but for a search, which takes for ever. */
class StandIn {
  /** @type {string[]} */
  asked = [];
  isEnded = false;
  memory = 1;
  /** @type {((event: {message?: string, preventDefault: () => void}) => void) | null} */
  onerror = null;
  /** Tells how far the boot is. @type {(stage: string, fraction: number) => void} */
  tell = () => {};

  constructor() {
    workers.push(this);
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.start();
    Comlink.expose({ boot: this.#boot.bind(this), supply() {}, answer: this.#answer.bind(this) }, port2);
    port2.postMessage("");
  }

  /** @param {unknown} _assets @param {(stage: string, fraction: number) => void} tell */
  async #boot(_assets, tell) {
    this.tell = tell;
    tell("Starting Python", 0.2);
    if (booting) await new Promise((resolve) => booting?.push(() => resolve(undefined)));
    return { wasm: null, image: null };
  }

  /** @param {string} text */
  async #answer(text) {
    this.asked.push(JSON.parse(text).op);
    if (text.includes("search")) await new Promise(() => {});
    const reply = text.includes("refuse")
      ? { error: { message: "No.", field: "position", at: 3 } }
      : { op: "answered" };
    return { text: JSON.stringify(reply), columns: {}, memory: this.memory, isClean: true };
  }

  /** @param {any} message @param {any} transfer */
  postMessage(message, transfer) {
    this.port.postMessage(message, transfer);
  }

  /** @param {[any, any, any]} what */
  addEventListener(...what) {
    this.port.addEventListener(...what);
  }

  /** @param {[any, any]} what */
  removeEventListener(...what) {
    this.port.removeEventListener(...what);
  }

  terminate() {
    this.isEnded = true;
    this.port.close();
  }
}

/** @param {() => unknown} condition */
async function until(condition) {
  for (let i = 0; i < 1_000_000 && !condition(); i++) await new Promise((resolve) => setImmediate(resolve));
  assert.ok(condition(), String(condition));
}

/** A client, and what it has said. @param {Parameters<typeof createPython>[0]} [options] */
function clientOf(options) {
  /** @type {import("../../../static/js/python/protocol.js").Status[]} */
  const said = [];
  /** @type {boolean[]} */
  const busy = [];
  const python = createPython({
    base: "http://x/python/",
    onStatus: (status) => said.push(status),
    onBusy: (is) => busy.push(is),
    ...options,
  });
  return { python, said, busy };
}

/** A client that is ready. @param {Parameters<typeof createPython>[0]} [options] */
async function ready(options) {
  const client = clientOf(options);
  await until(() => client.python.status.phase === "ready");
  return client;
}

/** Fails, and does not wait for ever, if it never ends. @template T @param {Promise<T>} asked @returns {Promise<T>} */
async function ended(asked) {
  let isOver = false;
  asked.catch(() => {}).finally(() => (isOver = true));
  await until(() => isOver);
  return asked;
}

/** The name of the error with which it ends. @param {Promise<unknown>} asked @returns {Promise<string>} */
const nameOf = async (asked) => String(await ended(asked).catch(({ name }) => name));

/** Whether Python answers. @param {ReturnType<typeof createPython>} python */
const answers = async (python) => /** @type {any} */ (await ended(python.ask(LOOK))).op === "answered";

describe("The client of Python", () => {
  beforeEach(() => {
    kept = Object.fromEntries(OF_THE_PAGE.map((name) => [name, page[name]]));
    [ports, workers, booting] = [[], [], null];
    page.fetch = async () => new Response(NO_PROGRAM);
    page.location = { protocol: "https:" };
    page.Worker = StandIn;
    page.MessageChannel = class extends kept.MessageChannel {
      constructor() {
        super();
        ports.push(this.port1, this.port2);
      }
    };
    mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  });

  afterEach(() => {
    mock.timers.reset();
    // Open ports would keep the tests from ending.
    for (const port of ports) port.close();
    Object.assign(page, kept);
  });

  it("a question during the boot is answered after it, and the boot never goes back", async () => {
    booting = [];
    const { python, said } = clientOf();
    const asked = answers(python);
    await until(() => booting?.length);
    assert.equal(python.status.phase, "booting");
    workers[0].tell("Starting Python", 0.9);
    workers[0].tell("Starting Python", 0.4);
    await until(() => said.length && /** @type {any} */ (said.at(-1)).fraction === 0.95);
    booting[0]();
    assert.equal(await asked, true);
    const fractions = said.slice(0, -1).map((status) => /** @type {any} */ (status).fraction);
    assert.deepEqual(
      fractions,
      fractions.toSorted((a, b) => a - b),
    );
    assert.equal(said.at(-1)?.phase, "ready");
  });

  it("a rejected question says what is wrong and where", async () => {
    const { python } = await ready();
    const refused = { name: "PlyscopeError", message: "No.", field: "position", at: 3 };
    await assert.rejects(python.ask(/** @type {any} */ ({ op: "refuse" })), refused);
    assert.equal(await answers(python), true);
  });

  it("stop drops the questions, and later ones are answered by another worker", async () => {
    const { python } = await ready();
    const dropped = [nameOf(python.ask(LONG)), nameOf(python.ask(LOOK))];
    await until(() => workers[0].asked.length);
    python.stop();
    assert.deepEqual(await Promise.all(dropped), ["Stopped", "Stopped"]);
    assert.equal(workers[0].isEnded, true);
    assert.equal(await answers(python), true);
    assert.equal(workers.length, 2);
  });

  it("stop during the boot drops the questions, and the boot goes on", async () => {
    booting = [];
    const { python } = clientOf();
    const dropped = nameOf(python.ask(LOOK));
    await until(() => booting?.length);
    python.stop();
    assert.equal(await dropped, "Stopped");
    booting[0]();
    assert.equal(await answers(python), true);
    assert.equal(workers.length, 1);
  });

  it("a question that nobody waits for may run on for a while; then the next is answered by another worker", async () => {
    const { python } = await ready();
    const controller = new AbortController();
    const dropped = nameOf(python.ask(LONG, { signal: controller.signal }));
    await until(() => workers[0].asked.length);
    const next = answers(python);
    controller.abort();
    assert.equal(await dropped, "AbortError");
    assert.equal(workers[0].isEnded, false);
    mock.timers.tick(1500);
    assert.equal(await next, true);
    assert.deepEqual([workers[0].isEnded, workers.length], [true, 2]);
  });

  it("a question that is dropped before its turn does not end the worker", async () => {
    const { python } = await ready();
    const controller = new AbortController();
    const first = answers(python);
    const dropped = nameOf(python.ask(LONG, { signal: controller.signal }));
    const last = answers(python);
    controller.abort();
    assert.deepEqual(await Promise.all([first, dropped, last]), [true, "AbortError", true]);
    mock.timers.tick(1500);
    assert.deepEqual([workers[0].asked, workers.length], [["look", "look"], 1]);
  });

  it("the page is told when one question takes long, and when it is over", async () => {
    const { python, busy } = await ready();
    const dropped = nameOf(python.ask(LONG));
    await until(() => workers[0].asked.length);
    mock.timers.tick(599);
    assert.equal(busy.at(-1), undefined);
    mock.timers.tick(1);
    assert.equal(busy.at(-1), true);
    python.stop();
    await dropped;
    assert.equal(busy.at(-1), false);
  });

  it("a worker that dies is replaced; its question is lost, and the next one is answered", async () => {
    const { python } = await ready();
    const lost = ended(python.ask(LONG)).catch(({ message }) => message);
    await until(() => workers[0].asked.length);
    const next = answers(python);
    workers[0].onerror?.({ message: "out of control", preventDefault() {} });
    assert.match(await lost, /stopped unexpectedly/);
    assert.equal(await next, true);
    assert.equal(workers.length, 2);
  });

  it("a boot is given up only after a time in which nothing has arrived, and can be tried again", async () => {
    booting = [];
    const { python, said } = clientOf({ timeoutMs: 2000 });
    const waiting = nameOf(python.ask(LOOK));
    await until(() => booting?.length);
    for (const fraction of [0.3, 0.5, 0.7, 0.9]) {
      mock.timers.tick(1900);
      workers[0].tell("Starting Python", fraction);
      await until(() => /** @type {any} */ (said.at(-1)).fraction === 0.5 + fraction / 2);
    }
    assert.equal(python.status.phase, "booting");
    mock.timers.tick(2300);
    const message = "Python made no progress for 2 seconds, so Plyscope stopped waiting.";
    assert.deepEqual(python.status, { phase: "failed", message });
    assert.deepEqual([await waiting, workers[0].isEnded], ["PlyscopeError", true]);
    booting = null;
    python.restart();
    assert.equal(await answers(python), true);
  });

  it("a Python whose memory has grown is replaced while the client stays ready", async () => {
    const { python, said } = await ready({ memoryLimit: 1000 });
    workers[0].memory = 1001;
    assert.equal(await answers(python), true);
    await until(() => workers[0].isEnded);
    assert.equal(await answers(python), true);
    assert.deepEqual([workers.length, said.filter(({ phase }) => phase === "ready").length], [2, 1]);
    assert.equal(said.at(-1)?.phase, "ready");
  });
});
