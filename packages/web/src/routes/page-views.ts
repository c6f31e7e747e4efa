import type { Locale } from "@tomoru/contract/fields";
import type { ComponentType } from "react";
import { type LazyView, lazyView, readyView } from "../page/lazy-view.tsx";
import { fileOfPage } from "./page-file.ts";

/** Who may open a page; others are redirected. `anybody`: looks the same to all; `everybody`: in the signed-in layout once signed in. */
export type Access = (typeof accesses)[number];
const accesses = ["signedIn", "signedOut", "anybody", "everybody"] as const;

export type PageView = LazyView & {
  readonly access: Access;
  /** It can stand without its router: the entry has it, and it asks for no more than `PageRouter`. */
  readonly Lone?: ComponentType;
};

export function pageView(access: Access, load: (locale?: Locale) => Promise<ComponentType>): PageView {
  return { access, ...lazyView(load) };
}

export function lonePage(access: Access, View: ComponentType): PageView {
  return { access, ...readyView(View), Lone: View };
}

/** The modules of pages by their files, as `import.meta.glob` gives them. */
export type PageFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Pages in files of their names: `bankAccount` is `BankAccountPage` in `bank-account.page.tsx`. */
export function viewsInFiles<Page extends string>(
  pagesFor: Readonly<Partial<Record<Access, Readonly<Partial<Record<Page, string>>>>>>,
  files: PageFiles,
): Record<Page, PageView> {
  const load = (page: string) => pageInFile(files, page);
  const views = accesses.map((access) => viewsOf<string>(access, pagesFor[access] ?? {}, load));
  return Object.assign({}, ...views);
}

export function viewsOf<Page extends string>(
  access: Access,
  paths: Readonly<Partial<Record<Page, string>>>,
  load: (page: Page, locale?: Locale) => Promise<ComponentType>,
): Record<Page, PageView> {
  const pages = Object.keys(paths) as Page[];
  const views = pages.map((page) => [page, pageView(access, (locale) => load(page, locale))]);
  return Object.fromEntries(views);
}

export async function pageInFile(files: PageFiles, page: string): Promise<ComponentType> {
  const file = `/${fileOfPage(page)}`;
  const name = `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(file)) ?? [];
  const exports: unknown = await load?.();
  const isThere = typeof exports === "object" && exports !== null && name in exports;
  if (!isThere) throw new Error(`No ${file.slice(1)} exports ${name}`);
  return (exports as Record<string, ComponentType>)[name] as ComponentType;
}
