import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { brand } from "@tomoru/i18n/brand";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { serviceWorker } from "./build/service-worker.ts";
import { webManifest } from "./build/web-manifest.ts";

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
const served = ["/api", "/dev", "/healthz", "/readyz", "/metrics"];

/** The first dictionary is a dynamic import; without this the browser would ask for it only after the entry has run. */
function preloadJapanese(): Plugin {
  return {
    name: "preload-japanese",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === "chunk" && file.facadeModuleId?.endsWith("/i18n/src/ja.ts"),
        );
        if (!chunk) return html;
        const attrs = { rel: "modulepreload", crossorigin: true, href: `/${chunk.fileName}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/** While developing the gallery comes from its sources, not from the server's folder. */
function galleryPage({ url }: { url?: string | undefined }): string | undefined {
  return url === "/dev/ui" ? "/gallery/index.html" : undefined;
}

function nameTheProduct(): Plugin {
  return { name: "name-the-product", transformIndexHtml: (html) => html.replace("%BRAND%", brand) };
}

/** Writes `.br` and `.gz` beside each text file of the build, so that the server never compresses on the way out. */
function precompress(): Plugin {
  const texts = new Set([".js", ".css", ".svg", ".html"]);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: "precompress",
    apply: "build",
    writeBundle: ({ dir = "dist" }) => {
      for (const entry of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!texts.has(extname(entry))) continue;
        const file = join(dir, entry);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), nameTheProduct(), preloadJapanese(), webManifest(), serviceWorker(), precompress()],
  build: {
    target: "baseline-widely-available",
    sourcemap: false,
    // Small files stay files: a `data:` address is not `'self'` to the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: api, xfwd: true, bypass: galleryPage }])),
  },
});
