import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "@tomoru/contract/fields";
import { build, type Plugin } from "vite";
import { type Page, paths } from "../src/app/paths.ts";
import drawing, { drawingFolder } from "./drawing.config.ts";
import { pageChunks } from "./page-chunks.ts";

type Drawer = typeof import("../src/app/prerender.tsx");

/**
 * Writes `documents/{page}.{locale}.html`: every page with links to exactly the files it is drawn with, so that the
 * browser asks for all of them at once, and the pages that look the same to everybody with their markup. A query may
 * change what those show: for an address with one there is `{page}.{locale}.empty.html`. `documents/pages.json` tells the server which
 * addresses are pages. Beside the site, in
 * `dist-drawing`, is what the server draws pages with that hold answers.
 */
export function documents(): Plugin {
  return {
    name: "documents",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async ({ dir = "dist" }, bundle) => {
        const { accessOf, drawPage, earlyReadsOf, isAnswered } = await buildDrawer();
        const template = readFileSync(join(dir, "index.html"), "utf8");
        const filesOf = pageChunks(bundle);
        const folder = join(dir, "documents");
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, "pages.json"), JSON.stringify(paths));
        for (const page of Object.keys(paths) as Page[]) {
          for (const locale of locales) {
            const access = accessOf(page);
            const files = filesOf({ page, locale, inLayout: access === "signedIn" });
            const empty = withFiles(template, { locale, ...files, entryLast: access !== "signedIn" });
            const drawn = await drawPage(page, locale);
            writeFileSync(join(folder, `${page}.${locale}.empty.html`), empty);
            const reads = earlyReadsOf(page);
            const html = drawn ? withMarkup(empty, { ...drawn, locale, access, reads }) : empty;
            writeFileSync(join(folder, `${page}.${locale}.html`), html);
            if (!drawn || !isAnswered(page)) continue;
            const whole = withFiles(template, { locale, ...files, entryLast: true });
            writeFileSync(join(drawingFolder, `${page}.${locale}.html`), heldUntilWhole(whole, drawn.title));
          }
        }
      },
    },
  };
}

async function buildDrawer(): Promise<Drawer> {
  await build(drawing);
  return import(pathToFileURL(join(drawingFolder, "prerender.js")).href);
}

/** What is drawn already needs its styles first and its scripts after: on a slow line they would share it. */
const later = 'crossorigin fetchpriority="low"';

type Head = { locale: Locale; scripts: string[]; styles: string[]; fonts: string[]; entryLast: boolean };

/**
 * The document of the build with its language, and with what it does not name yet of what the page needs. One script of
 * low priority is let through beside the styles, the first: on a page that is drawn whole that must not be the entry.
 */
function withFiles(template: string, { locale, scripts, styles, fonts, entryLast }: Head): string {
  const missing = (file: string) => !template.includes(`/${file}`);
  const links = [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    // A page of many figures is laid out once, with the font, which most who are signed in have already.
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...scripts.filter(missing).map((file) => `<link rel="modulepreload" ${later} href="/${file}">`),
  ];
  const [entry = ""] = /<script type="module".*?<\/script>/.exec(template) ?? [];
  const low = entry.replace("crossorigin", later);
  const head = entryLast ? template.replace(entry, "") : template.replace(entry, low);
  const all = entryLast ? [...links, low] : links;
  return head
    .replace('<html lang="ja">', `<html lang="${locale}">`)
    .replace("</head>", `${all.map((link) => `  ${link}\n  `).join("")}</head>`);
}

type Drawn = { title: string; markup: string; locale: Locale; access: string; reads: string[] };

const root = '<div id="root"></div>';

/**
 * What the app will take over stands in its root; what it will replace, beside it: a picture that nobody can press.
 * Either is painted once it has come whole, since half a page stands elsewhere than the page.
 */
function withMarkup(html: string, { title, markup, locale, access, reads }: Drawn): string {
  const drawn = `data-drawn="${locale}" data-access="${access}"`;
  const body =
    access === "signedIn"
      ? `${root}<div ${drawn} inert aria-hidden="true">${markup}</div>`
      : `<div id="root" ${drawn}>${markup}</div>`;
  // By functions: a `$` in the words must not be read as a pattern.
  return heldUntilWhole(html, title)
    .replace("<html ", () => (reads.length > 0 ? `<html data-reads="${reads.join(" ")}" ` : "<html "))
    .replace(root, () => `${body}<template id="whole"></template>`);
}

function heldUntilWhole(html: string, title: string): string {
  return html
    .replace("</head>", '  <link rel="expect" blocking="render" href="#whole">\n  </head>')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`);
}
