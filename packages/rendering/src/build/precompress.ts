import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const texts = new Set([".js", ".css", ".svg", ".html", ".webmanifest"]);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes `.br` and `.gz` beside each text file of the build, so that the server never compresses on the way out. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler: ({ dir = "dist" }) => precompressFolder(dir),
    },
  };
}

export function precompressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!texts.has(extname(entry))) continue;
    const file = join(folder, entry);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
