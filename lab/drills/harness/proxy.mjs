// A small proxy in front of several copies: sends in turn to those that say at /readyz that they are ready.

import { once } from "node:events";
import { Agent, createServer, request as forward } from "node:http";
import { pipeline } from "node:stream";
import { statusOf } from "./copy.mjs";
import { eventually } from "./waiting.mjs";

/** More often than the five seconds that a copy leaves (operations.md). */
const lookEveryMs = 500;

/**
 * @param {string[]} urls
 * @param {{ port?: number, say?: (line: string) => void }} [how] `port`: a free one unless given; `say`: hears of each answer that blames a server
 */
export async function startProxy(urls, { port = 0, say = () => undefined } = {}) {
  const agent = new Agent();
  /** How many requests each has that it has not begun to answer. @type {Map<string, number>} */
  const backends = new Map(urls.map((url) => [url, 0]));
  /** @type {Set<string>} */
  let ready = new Set();
  /** Which get nothing more. @type {Set<string>} */
  const leaving = new Set();
  let turn = 0;
  const look = async () => {
    const all = [...backends.keys()];
    const statuses = await Promise.all(all.map((url) => statusOf(`${url}/readyz`)));
    ready = new Set(all.filter((url, index) => statuses[index] === 200 && !leaving.has(url)));
  };
  const looking = setInterval(look, lookEveryMs);
  await look();

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, headers, url = "/" } = incoming;
    const backend = [...ready][turn % ready.size];
    if (!backend) return outgoing.writeHead(503).end();
    const count = (/** @type {number} */ by) => {
      const open = backends.get(backend);
      if (open !== undefined) backends.set(backend, open + by);
    };
    count(1);
    let isAnswered = false;
    const answered = () => {
      if (!isAnswered) count(-1);
      isAnswered = true;
    };
    const onward = forward(`${backend}${url}`, { method, headers, agent }, (answer) => {
      answered();
      const { connection, ...kept } = answer.headers;
      const { statusCode = 502 } = answer;
      if (statusCode >= 500) say(`${statusCode} ${method} ${url}`);
      outgoing.writeHead(statusCode, kept);
      pipeline(answer, outgoing, () => undefined);
    });
    onward.on("error", (error) => {
      answered();
      if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy();
      else {
        say(`502 ${method} ${url}: ${error.message}`);
        outgoing.writeHead(502).end(`${backend} ${error.message}`);
      }
    });
    // A stream of events ends with its page.
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
    /** @param {string} url */
    add: (url) => void backends.set(url, 0),
    /** @param {string} url */
    remove(url) {
      leaving.add(url);
      ready.delete(url);
      backends.delete(url);
    },
    /** Sends nothing there any more; resolves once what was sent there is being answered. @param {string} url */
    async drain(url) {
      leaving.add(url);
      ready.delete(url);
      await eventually("the requests to be answered", () => (backends.get(url) ?? 0) === 0);
      backends.delete(url);
    },
    isReady: (/** @type {string} */ url) => ready.has(url),
    stop() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
