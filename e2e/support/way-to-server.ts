import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { server } from "./settings.ts";

/** `cut`: no answer; `gateway`: a proxy's 502. */
export type WayState = "open" | "cut" | "gateway";

/** A proxy, with an origin of its own, that can be closed while the device keeps its network. */
export async function wayToServer() {
  let state: WayState = "open";
  const way = createServer((incoming, answer) => {
    if (state === "cut") return void incoming.socket.destroy();
    if (state === "gateway")
      return void answer.writeHead(502, { "content-type": "text/html" }).end("Bad Gateway");
    const { method, url: path, headers } = incoming;
    const onward = request({ host: "127.0.0.1", port: new URL(server.url).port, method, path, headers });
    onward.on("response", (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await once(way.listen(0, "127.0.0.1"), "listening");
  const { port } = way.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    turn: (next: WayState) => {
      state = next;
      if (next !== "open") way.closeAllConnections();
    },
    close: () => {
      way.close();
      way.closeAllConnections();
    },
  };
}
