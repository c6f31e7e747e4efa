import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, locales } from "@tomoru/contract/fields";
import type { SiteCookies } from "@tomoru/web/site/site.ts";
import type { Manifest, Plugin, PluginOption } from "vite";
import type { PageKind, SiteDescription } from "../server/built-site.ts";
import { importsOf } from "./note-imports.ts";
import { type PageFiles, pageFiles } from "./page-files.ts";
import { precompressFolder } from "./precompress.ts";
import { buildServerBundle } from "./server-bundle.config.ts";

type Site = {
  root: string;
  basePath: string;
  cookies: SiteCookies;
  entry: string;
  /** What the page's entry imports later. */
  app: string | undefined;
  plugins: PluginOption[];
};

const manifestFile = ".vite/manifest.json";

/** Fills `dist-server` (docs/decisions/0047): a document for every page and language links exactly the files it is rendered with. */
export function documents({ root, basePath, cookies, entry, app, plugins }: Site): Plugin {
  return {
    name: "documents",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async ({ dir = "dist" }, bundle) => {
        const folder = join(root, "dist-server");
        const { pages, preload, renderPage } = await buildServerBundle({ root, entry, folder, plugins });
        const index = readFileSync(join(dir, "index.html"), "utf8");
        const manifest: Manifest = JSON.parse(readFileSync(join(dir, manifestFile), "utf8"));
        rmSync(join(dir, ".vite"), { recursive: true });
        const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
        mkdirSync(join(folder, "documents"));
        const write = (name: string, html: string) =>
          writeFileSync(join(folder, "documents", `${name}.html`), html);
        const now = new Date().toISOString();
        write("unknown", index);
        for (const { name, path, access, isQuiet, isAnswered } of pages) {
          for (const locale of locales) {
            const modules = await importsOf(() => preload({ page: name, locale }));
            const isSignedIn = access === "signedIn";
            const request = { page: name, path: basePath.slice(0, -1) + path, params: {}, locale, now };
            const head = {
              locale,
              basePath,
              ...pageFiles(manifest, ["index.html", ...(app === undefined ? [] : [app]), ...modules]),
              fonts: isSignedIn ? fonts : [],
            };
            const empty = withFiles(index, { ...head, entry: isSignedIn ? "first" : "last" });
            const bare = withFiles(index, { ...head, scripts: [], entry: "last" });
            const kinds: Record<PageKind, string> = {
              rendered: await renderPage({ ...request, template: isQuiet ? bare : empty }),
              // An address with a query: it may change what the page shows.
              empty,
              template: withFiles(index, { ...head, entry: "painted" }),
            };
            write(`${name}.${locale}.rendered`, kinds.rendered);
            write(`${name}.${locale}.empty`, kinds.empty);
            if (isAnswered) write(`${name}.${locale}.template`, kinds.template);
          }
        }
        precompressFolder(join(folder, "documents"));
        const description: SiteDescription = { basePath, cookies, pages };
        writeFileSync(join(folder, "site.json"), JSON.stringify(description, null, 2));
      },
    },
  };
}

/** What is rendered already needs its styles first and its scripts after: on a slow line they would share it. */
const later = 'crossorigin fetchpriority="low"';

/** Named before or after all other files, or once the page is painted, with the other scripts: boot.js takes them from where they wait. */
type Entry = "first" | "last" | "painted";

type Head = PageFiles & { locale: Locale; basePath: string; fonts: readonly string[]; entry: Entry };

/** Browsers load one low-priority script beside the styles, the first: on a page that is rendered whole that must not be the entry. */
function withFiles(index: string, { locale, basePath, scripts, styles, fonts, entry }: Head): string {
  const addresses = (files: readonly string[]) => files.map((file) => basePath + file);
  const missing = (address: string) => !index.includes(address);
  const first = [
    ...addresses(styles)
      .filter(missing)
      .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    // A page of many figures is laid out once, with the font, which most who are signed in have already.
    ...addresses(fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
  ];
  // Scripts and not preloads: each file is evaluated in a task of its own (docs/decisions/0124).
  const modules = addresses(scripts)
    .filter(missing)
    .map((href) => `<script type="module" ${later} src="${href}"></script>`);
  const [script = ""] = /<script type="module".*?<\/script>/.exec(index) ?? [];
  const low = script.replace("crossorigin", later);
  const all = {
    first: [...first, ...modules],
    last: [...first, ...modules, low],
    painted: [...first, `<template id="scripts">${[...modules, low].join("")}</template>`],
  };
  return index
    .replace(script, entry === "first" ? low : "")
    .replace('<html lang="ja">', `<html lang="${locale}">`)
    .replace("</head>", `${all[entry].map((link) => `  ${link}\n  `).join("")}</head>`);
}
