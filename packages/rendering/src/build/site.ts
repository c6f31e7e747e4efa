import type { SiteCookies } from "@tomoru/web/site/site.ts";
import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption, UserConfig } from "vite";
import { bootScript } from "./boot-script.ts";
import { documents } from "./documents.ts";
import { phrases } from "./phrases.ts";
import { precompress } from "./precompress.ts";
import { serviceWorker } from "./service-worker.ts";
import { smallParts } from "./small-parts.ts";
import { type WebManifest, webManifest } from "./web-manifest.ts";

type SiteOptions = {
  readonly root: string;
  /** Where the site lies: `/`, or a folder with a slash at both ends. */
  readonly basePath: string;
  /** What the server renders with, below the root: the module that exports a `ServerModule`. */
  readonly entry: string;
  /** What a small entry imports when it is wanted, below the root. */
  readonly app?: string;
  readonly brand: string;
  /** By them boot.js and the server see whether somebody is signed in. */
  readonly cookies: SiteCookies;
  /** The folders of Japanese dictionaries whose texts are marked with the ends of their phrases. */
  readonly phrasesIn: readonly string[];
  readonly manifest?: WebManifest;
  readonly worker?: string;
  /** Where a site has many small parts: the pages by which those of visitors are told from the others (docs/decisions/0121). */
  readonly pagesBehindSignIn?: readonly string[];
};

/** All that builds a site: its files in `dist`, and in `dist-server` what the server sends and renders its pages with. */
export function site(options: SiteOptions): PluginOption[] {
  const { root, basePath, entry, app, brand, cookies, manifest, worker, pagesBehindSignIn } = options;
  const marked = phrases(options.phrasesIn);
  return [
    { name: "site", config: () => settings(basePath, pagesBehindSignIn) },
    marked,
    react(),
    nameTheProduct(brand),
    manifest && webManifest(manifest, basePath),
    worker !== undefined && serviceWorker({ root, basePath, source: worker }),
    bootScript(cookies, basePath),
    documents({ root, basePath, cookies, entry, app, plugins: [marked, react()] }),
    precompress(),
  ];
}

const entry = { name: "app", tags: ["$initial" as const], priority: 1000 };

/** With all that it needs and the entry does not: a page that stands without it is the lighter (docs/decisions/0138). */
const router = { name: "router", test: /\/routes\/open-pages\.tsx$/, priority: 500 };

/** The first paint waits for every stylesheet, six at a time: those of all that two pages share are one. */
const styles = { name: "styles", test: /\.css$/, minShareCount: 2, priority: 600 };

/**
 * Left alone, whatever two pages share is a file, and a page comes in some fifty of them. So what this many pages share, with all that it
 * needs itself, is one file (docs/decisions/0102).
 */
const sharedByPages = [28, 14, 8].map((pages) => ({
  name: `shared-by-${pages}`,
  minShareCount: pages,
  priority: pages,
}));

function settings(basePath: string, pagesBehindSignIn: readonly string[] | undefined): UserConfig {
  return {
    base: basePath,
    build: {
      target: "baseline-widely-available",
      sourcemap: false,
      manifest: true,
      // Small files stay files: a `data:` address is not `'self'` to the content security policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              entry,
              router,
              styles,
              ...sharedByPages,
              ...(pagesBehindSignIn ? smallParts(pagesBehindSignIn) : []),
            ],
          },
        },
      },
    },
  };
}

function nameTheProduct(brand: string): Plugin {
  // One icon for all sites of the origin: it lies at the top.
  const icon = { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" };
  return {
    name: "name-the-product",
    transformIndexHtml: (html) => ({
      html: html.replace("%BRAND%", brand),
      tags: [{ tag: "link", attrs: icon, injectTo: "head" }],
    }),
  };
}
