import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locale } from "@tomoru/contract/fields";
import type { Rolldown } from "vite";
import type { Page } from "../src/app/paths.ts";

const appFolder = resolve(import.meta.dirname, "../src/app");
const i18n = resolve(import.meta.dirname, "../../../packages/i18n/src");
const layoutModule = resolve(appFolder, "layouts/signed-in.layout.tsx");

/** `signIn: view("signedOut", async () => (await import("../features/auth/pages/sign-in.page.tsx")).SignInPage)` */
const viewOfPage = /(\w+): (?:view\(\s*"\w+",|lazyView\()\s*async \(\) =>\s*\(await import\("([^"]+)"\)\)/g;

type Wanted = { page: Page; locale: Locale; inLayout: boolean };
type Files = { scripts: string[]; styles: string[]; fonts: string[] };

/**
 * Tells of each page which files of the build it is drawn with: the entry, its own, its words, its layout; a page in the
 * layout with the font too. Throws for a page that has none.
 */
export function pageChunks(bundle: Rolldown.OutputBundle): (wanted: Wanted) => Files {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const modules = modulesOfPages();
  const fonts = Object.keys(bundle).filter((file) => file.endsWith(".woff2"));
  return ({ page, locale, inLayout }) => {
    const words = (part: "signed-out" | "signed-in") =>
      chunkOf.get(join(i18n, locale, "influencer", `${part}.ts`));
    const layout = inLayout ? [chunkOf.get(layoutModule), words("signed-in")] : [];
    const own = modules[page] ? chunkOf.get(modules[page]) : entry;
    const starts = [entry, words("signed-out"), ...layout, own];
    const all = new Set<Rolldown.OutputChunk>();
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk) throw new Error(`${page} lacks a file of the build`);
      if (all.has(chunk)) return;
      all.add(chunk);
      for (const file of chunk.imports) add(named.get(file));
    };
    starts.forEach(add);
    return {
      scripts: [...all].map(({ fileName }) => fileName),
      styles: [...new Set([...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
      fonts: inLayout ? fonts : [],
    };
  };
}

/** The router names its modules in `import()`, where only its text can be read. A page that is not there is in the entry. */
function modulesOfPages(): Partial<Record<Page, string>> {
  const source = readFileSync(join(appFolder, "lazy-pages.tsx"), "utf8");
  const found = [...source.matchAll(viewOfPage)].map(([, page = "", path = ""]) => [
    page,
    resolve(appFolder, path),
  ]);
  return Object.fromEntries(found);
}
