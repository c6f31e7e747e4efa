import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "@tomoru/contract/fields";
import { type Match, pageFinder } from "@tomoru/contract/page-paths";
import type { SiteCookies } from "@tomoru/web/site/site.ts";
import type { Answer, DescribedPage, Read, ServerModule } from "./server-module.ts";

/** The documents of each page: rendered without data, empty (for an address with a query), and a template that the server fills. */
export type PageKind = "rendered" | "empty" | "template";

export type BuiltDocument = { readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer };

type Named = { page: string; locale: Locale };

export type SiteDescription = {
  readonly basePath: string;
  readonly cookies: SiteCookies;
  readonly pages: readonly DescribedPage[];
};

/** A site as its build left it: files in `dist`, and in `dist-server` documents and what renders them with answers. */
export type BuiltSite = {
  readonly basePath: string;
  readonly cookies: SiteCookies;
  readonly files: string;
  /** What stands at an address for whoever has the cookie of a session, or has not. */
  pageAt(path: string, who: { isSignedIn: boolean }): Match | undefined;
  documentOf(page: Named & { kind: "rendered" | "empty" }): BuiltDocument;
  readonly unknown: BuiltDocument;
  /** Whether search engines are asked to leave a page out. */
  isUnlisted(page: string): boolean;
  /** What is to be answered before the page is rendered; nothing where it is not rendered with answers. */
  readsOf(match: Match, search: string): Promise<Read[]>;
  /** The document of a page with the bodies of those answers. Rejects where it cannot be rendered with them. */
  renderPage(
    page: Named &
      Match & { path: string; search: string; now: string; isWide: boolean; answers: readonly Answer[] },
  ): Promise<string>;
};

export function isBuilt(folder: string): boolean {
  return existsSync(descriptionIn(folder));
}

/** `folder`: the site's, in which its build has written. Throws where it has not. */
export function openSite(folder: string): BuiltSite {
  const own = join(folder, "dist-server");
  const { basePath, cookies, pages }: SiteDescription = JSON.parse(
    readFileSync(descriptionIn(folder), "utf8"),
  );
  const documentFile = (name: string) => join(own, "documents", `${name}.html`);
  const documents = new Map<string, BuiltDocument>();
  for (const { name } of pages) {
    for (const locale of locales) {
      for (const kind of ["rendered", "empty"]) {
        const key = `${name}.${locale}.${kind}`;
        documents.set(key, readDocument(documentFile(key)));
      }
    }
  }
  const unknown = readDocument(documentFile("unknown"));
  const described = new Map(pages.map((page) => [page.name, page]));
  const finderWithout = (left: DescribedPage["access"]) => {
    // What is not theirs comes last: where it has the address alone it leads them elsewhere.
    const ordered = pages.toSorted(
      (one, other) => Number(one.access === left) - Number(other.access === left),
    );
    return pageFinder(Object.fromEntries(ordered.map(({ name, path }) => [name, path])));
  };
  const finders = { signedIn: finderWithout("signedOut"), signedOut: finderWithout("signedIn") };
  const templates = new Map<string, string>();
  const templateOf = ({ page, locale }: Named) => {
    const file = documentFile(`${page}.${locale}.template`);
    const template = templates.get(file) ?? readFileSync(file, "utf8");
    templates.set(file, template);
    return template;
  };
  // Loaded when the first page is rendered: a server without visitors pays nothing.
  let loading: Promise<ServerModule> | undefined;
  const load = () => {
    loading ??= import(pathToFileURL(join(own, "server.js")).href);
    return loading;
  };
  return {
    basePath,
    cookies,
    files: join(folder, "dist"),
    pageAt: (path, { isSignedIn }) =>
      finders[isSignedIn ? "signedIn" : "signedOut"](path.slice(basePath.length - 1) || "/"),
    documentOf: ({ page, locale, kind }) => documents.get(`${page}.${locale}.${kind}`) ?? unknown,
    unknown,
    isUnlisted: (page) => described.get(page)?.isUnlisted === true,
    readsOf: async ({ page, params }, search) => {
      const { isAnswered, readsQuery } = described.get(page) ?? {};
      if (!isAnswered || (search !== "" && !readsQuery)) return [];
      return (await load()).readsOf({ page, params, search });
    },
    renderPage: async (request) => (await load()).renderPage({ ...request, template: templateOf(request) }),
  };
}

function descriptionIn(folder: string): string {
  return join(folder, "dist-server", "site.json");
}

function readDocument(file: string): BuiltDocument {
  return {
    identity: readFileSync(file),
    br: readFileSync(`${file}.br`),
    gzip: readFileSync(`${file}.gz`),
  };
}
