// A small proxy in front of several copies: sends in turn to those that say at /readyz that they are ready.

import { once } from "node:events";
import { Agent, createServer, request as forward } from "node:http";
import { statusOf } from "./copy.mjs";

/** More often than the five seconds that a copy leaves (operations.md). */
const lookEveryMs = 500;

/** @param {string[]} urls */
export async function startProxy(urls) {
  const agent = new Agent({ keepAlive: true });
  const backends = new Set(urls);
  /** @type {string[]} */
  let ready = [];
  let turn = 0;
  const look = async () => {
    const all = [...backends];
    const statuses = await Promise.all(all.map((url) => statusOf(`${url}/readyz`)));
    ready = all.filter((_, index) => statuses[index] === 200);
  };
  const looking = setInterval(look, lookEveryMs);
  await look();

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const backend = ready[turn % ready.length];
    if (!backend) return outgoing.writeHead(503).end();
    const { method, headers, url = "/" } = incoming;
    const onward = forward(`${backend}${url}`, { method, headers, agent }, (answer) => {
      const { connection, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    onward.on("error", (error) => outgoing.writeHead(502).end(`${backend} ${error.message}`));
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
    /** @param {string} url */
    add: (url) => void backends.add(url),
    /** @param {string} url */
    remove: (url) => void backends.delete(url),
    isReady: (/** @type {string} */ url) => ready.includes(url),
    stop() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
