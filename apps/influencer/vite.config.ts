import { brand } from "@tomoru/i18n/brand";
import { site } from "@tomoru/rendering/build/site.ts";
import { defineConfig } from "vite";
import { dictionaries } from "./build/dictionaries.ts";
import { installedApp } from "./build/installed-app.ts";
import { cookies } from "./src/shared/cookies.ts";

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
/** With a slash: Vite answers the bare folder with a hint. */
const siteBeside = (folder: string, port: string) => ({
  [`^/${folder}(/|$|\\?)`]: {
    target: `http://127.0.0.1:${port}`,
    ws: true,
    rewrite: (path: string) => path.replace(new RegExp(`^/${folder}(?=$|\\?)`), `/${folder}/`),
  },
});
const served = ["/api", "/dev", "/healthz", "/readyz", "/metrics"];

/** While developing the gallery comes from its sources, not from the server's folder. */
function galleryPage({ url }: { url?: string | undefined }): string | undefined {
  return url === "/dev/ui" ? "/gallery/index.html" : undefined;
}

export default defineConfig({
  plugins: site({
    root: import.meta.dirname,
    basePath: "/",
    entry: "src/server.ts",
    brand,
    cookies,
    phrasesIn: dictionaries,
    manifest: { content: installedApp, touchIcon: "/icons/apple-touch-icon.png" },
    worker: "src/service-worker/service-worker.ts",
  }),
  server: {
    strictPort: true,
    // Of `/dev` the server shows nothing to whom a proxy speaks for; this one speaks for whoever sits here (scripts/dev.mjs).
    proxy: {
      ...Object.fromEntries(
        served.map((path) => [path, { target: api, xfwd: path !== "/dev", bypass: galleryPage }]),
      ),
      ...siteBeside("company", process.env.COMPANY_PORT ?? "3002"),
      ...siteBeside("operator", process.env.OPERATOR_PORT ?? "3003"),
    },
  },
});
