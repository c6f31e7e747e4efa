import { brand } from "@tomoru/i18n/brand";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { bootScript } from "./build/boot-script.ts";
import { documents } from "./build/documents.ts";
import { phrases } from "./build/phrases.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { webManifest } from "./build/web-manifest.ts";

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
const served = ["/api", "/dev", "/healthz", "/readyz", "/metrics"];

/** What the entry does not hold of the contract, in two halves that are evaluated one after the other (src/app/lazy-pages.tsx). */
const schemas = /packages[\\/]contract/;
const firstSchemas =
  /packages[\\/]contract[\\/]src[\\/](influencer[\\/])?(endpoint|envelope|home|offers|paging|profile|values)\./;

/** Small pieces that many pages are made of; nothing that brings the library behind dialogs and lists along. */
const parts =
  /lucide-react|(influencer[\\/]src[\\/]shared|web[\\/]src)|ui[\\/]src[\\/](?!.*(box|dialog|list|menu|modal|sheet))/;

/** The same for what two signed-in pages share: small files would wait for a connection longer than they travel. */
const insideParts =
  /swr|lucide-react.*icons[\\/](?!x\.)|(influencer[\\/]src[\\/]shared|web[\\/]src)|features[\\/](?!auth|legal)|use-sign-out|ui[\\/]src[\\/](?!.*(box|dialog|list|menu|modal|prose|select|sheet))/;

/** While developing the gallery comes from its sources, not from the server's folder. */
function galleryPage({ url }: { url?: string | undefined }): string | undefined {
  return url === "/dev/ui" ? "/gallery/index.html" : undefined;
}

function nameTheProduct(): Plugin {
  return { name: "name-the-product", transformIndexHtml: (html) => html.replace("%BRAND%", brand) };
}

export default defineConfig({
  plugins: [
    phrases(),
    react(),
    nameTheProduct(),
    webManifest(),
    serviceWorker(),
    bootScript(),
    documents(),
    precompress(),
  ],
  build: {
    target: "baseline-widely-available",
    sourcemap: false,
    // Small files stay files: a `data:` address is not `'self'` to the content security policy.
    assetsInlineLimit: 0,
    // Every browser of the target knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every page needs; what only some pages share stays apart.
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"], priority: 1 },
            { name: "first-schemas", test: firstSchemas, minShareCount: 2 },
            { name: "schemas", test: schemas, minShareCount: 2 },
            { name: "parts", test: parts, minShareCount: 3 },
            { name: "inside-parts", test: insideParts, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    strictPort: true,
    // Of `/dev` the server shows nothing to whom a proxy speaks for; this one speaks for whoever sits here (scripts/dev.mjs).
    proxy: Object.fromEntries(
      served.map((path) => [path, { target: api, xfwd: path !== "/dev", bypass: galleryPage }]),
    ),
  },
});
