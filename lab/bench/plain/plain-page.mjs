// The same sign-in form as a page without a script: what a browser can draw soonest. Same font file, same compression, a bare server.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "../../../scripts/root.mjs";

const assets = join(root, "apps", "influencer", "dist", "assets");

/** @returns {Promise<{ url: string, stop: () => void }>} */
export async function servePlainPage() {
  const font = readdirSync(assets).find((name) => /^figtree-latin-.*\.woff2$/.test(name)) ?? "";
  const text = (/** @type {string} */ name) =>
    brotliCompressSync(readFileSync(join(import.meta.dirname, name)));
  const files = new Map([
    ["/sign_in", { type: "text/html; charset=utf-8", body: text("sign-in.html"), encoding: "br" }],
    ["/sign-in.css", { type: "text/css; charset=utf-8", body: text("sign-in.css"), encoding: "br" }],
    ["/figtree.woff2", { type: "font/woff2", body: readFileSync(join(assets, font)), encoding: undefined }],
  ]);
  const server = createServer(({ url = "" }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    const encoding = file.encoding && { "content-encoding": file.encoding };
    response.writeHead(200, { "content-type": file.type, "content-length": file.body.length, ...encoding });
    response.end(file.body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    // The same host name as the product's: a browser tries two addresses for it.
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
