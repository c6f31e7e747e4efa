import type { Page as BrowserPage } from "@playwright/test";
import type { Page as CompanyPage } from "@tomoru/company/paths";
import type { Locale } from "@tomoru/contract/fields";
import type { Page as CreatorsPage } from "@tomoru/influencer/paths";
import type { Answer } from "./answer.ts";

/** Whose site it is; without a word, the creators'. */
type OfSite =
  | { site?: "influencer"; page: CreatorsPage | "notFound" }
  | { site: "company"; page: CompanyPage | "notFound" };
export type SiteName = NonNullable<OfSite["site"]>;
export type Size = "phone" | "desk";

/** One text in both languages. */
export type Said = Record<Locale, string>;

/**
 * `loaded` has data that is neither little nor much; `error` lacks what
 * the page is for; `open` has a dialog, a menu or a list over it; `refused` has errors in its form.
 */
export type State = "loaded" | "loading" | "empty" | "error" | "long" | "open" | "refused";

/** One page in one state: the API's answers, and the user's actions. */
export type Scene = OfSite & {
  /** Unique, kebab-case: names the scene's pictures. A company's begins with `company-`. */
  name: string;
  state: State;
  path: string;
  signedIn?: boolean;
  /** The draft that the form before has left. */
  draft?: Record<string, string>;
  /** Instead of the usual ones. Several of one endpoint are given in turn; the last one repeats. */
  answers?: Answer[];
  /** Run once the page is loaded. */
  act?: (page: BrowserPage, locale: Locale) => Promise<void>;
  /** Both viewports by default. */
  sizes?: readonly Size[];
  /** Where it is not the page's own. */
  title?: Said;
};

export function siteOf({ site = "influencer" }: Pick<Scene, "site">): SiteName {
  return site;
}
