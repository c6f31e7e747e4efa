import type { Page as BrowserPage } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import type { Page } from "@tomoru/contract/pages";
import type { Answer } from "./answer.ts";

export type PageName = Page | "notFound";
export type Size = "phone" | "desk";

/** The words of one thing on screen, in both languages. */
export type Said = Record<Locale, string>;

/**
 * Where a page can be: `loaded` is its usual self, with data that is neither little nor much; `error` is without what
 * it is there for; `open` has a dialog, a menu or a list over it; `refused` says at a form what is wrong.
 */
export type State = "loaded" | "loading" | "empty" | "error" | "long" | "open" | "refused";

/** One page in one state: the API's answers, and what a person did. */
export type Scene = {
  /** Unique, kebab-case: names the scene's pictures. */
  name: string;
  page: PageName;
  state: State;
  path: string;
  signedIn?: boolean;
  /** What a form before has left for this page. */
  draft?: Record<string, string>;
  /** In place of the usual ones. Several of one endpoint are given in turn, the last one from then on. */
  answers?: Answer[];
  /** Done once the page stands, to bring about the state. */
  act?: (page: BrowserPage, locale: Locale) => Promise<void>;
  /** The windows in which there is such a scene; without it both. */
  sizes?: readonly Size[];
  /** In the title bar, when it is not the page's own. */
  title?: Said;
};
