import { brand } from "@tomoru/i18n/brand";
import { site } from "@tomoru/rendering/build/site.ts";
import { defineConfig } from "vite";
import { appManifest } from "./build/app-manifest.ts";
import { dictionaries } from "./build/dictionaries.ts";
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

// On a phone a page behind the sign-in paints half a second later in twice as many files (docs/decisions/0102).

/** What the entry does not hold of the contract, in two halves that are evaluated one after the other (src/app/lazy-pages.tsx). */
const schemas =
  /packages[\\/]contract[\\/]src[\\/](?!accounts|influencer[\\/]accounts|deals[\\/]|influencer[\\/](campaigns|deal|deliver|tax))/;
/** What only the pages of deals, campaigns and their money need. */
const marketSchemas =
  /packages[\\/]contract[\\/]src[\\/](deals[\\/]|influencer[\\/](campaigns|deal|deliver|tax))/;
const firstSchemas =
  /packages[\\/]contract[\\/]src[\\/](influencer[\\/])?(endpoint|envelope|home|offers|paging|profile|values)\./;

/** Small pieces that many pages are made of; nothing that brings the library behind dialogs and lists along. */
const parts =
  /lucide-react|(influencer[\\/]src[\\/]shared[\\/](?!deal-site)|web[\\/]src)|ui[\\/]src[\\/](?!.*(box|dialog|list|menu|modal|sheet))/;

/** The same for what two signed-in pages share: small files would wait for a connection longer than they travel. */
const insideParts =
  /swr|lucide-react.*icons[\\/](?!x\.)|(influencer[\\/]src[\\/]shared[\\/](?!deal-site)|web[\\/]src[\\/](?!legal))|features[\\/](?!auth|legal|campaigns|deals|tax)|use-sign-out|ui[\\/]src[\\/](?!.*(box|dialog|list|menu|modal|prose|select|sheet))/;

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
    manifest: { content: appManifest(), touchIcon: "/icons/apple-touch-icon.png" },
    worker: "src/service-worker/service-worker.ts",
    chunks: [
      { name: "first-schemas", test: firstSchemas, minShareCount: 2 },
      { name: "schemas", test: schemas, minShareCount: 2 },
      { name: "market-schemas", test: marketSchemas, minShareCount: 2 },
      { name: "parts", test: parts, minShareCount: 3 },
      { name: "inside-parts", test: insideParts, minShareCount: 2 },
    ],
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
