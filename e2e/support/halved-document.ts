import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Halved = { url: string; sendTheRest: () => void; close: () => void };

/** A proxy of `origin`: the document at `path` comes up to `until` at first, as over a slow line, and the rest on demand. */
export async function halveDocument(
  origin: string,
  { path, until }: { path: string; until: string },
): Promise<Halved> {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = "/", headers }, answer) => {
    const { accept = "*/*" } = headers;
    const { status, headers: given, ...whole } = await plain(new URL(url, origin), accept);
    answer.writeHead(status, { "Content-Type": given.get("Content-Type") ?? "text/plain" });
    const at = url === path ? whole.body.indexOf(until) : 0;
    if (at > 0) {
      answer.write(whole.body.subarray(0, at));
      await rest.promise;
    }
    answer.end(whole.body.subarray(at));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    sendTheRest: rest.resolve,
    close: () => {
      rest.resolve();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function plain(url: URL, accept: string) {
  const answer = await fetch(url, { headers: { accept, "Accept-Encoding": "identity" } });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
