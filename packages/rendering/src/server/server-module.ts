import type { Locale } from "@tomoru/contract/fields";
import type { Access } from "@tomoru/web/routes/page-views.ts";

export type PageRequest = {
  readonly page: string;
  /** The page's whole address without a query, what its parts are, and the query with its `?`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly locale: Locale;
  /** What the time is at the server, in ISO 8601. */
  readonly now: string;
  /** Whether the screen is likely to be a wide one; the app looks for itself once it runs. */
  readonly isWide?: boolean;
  readonly template: string;
  /** To each of the page's reads; without them the page is rendered as it begins to load. */
  readonly answers?: readonly Answer[];
};

/** The body (JSON) of one; null where an optional read was not answered. */
export type Answer = string | null;

/** An address (`/api/…`) of what is to be answered before a page is rendered. */
export type Read = { readonly url: string; readonly isOptional: boolean };

export type DescribedPage = {
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly isQuiet: boolean;
  readonly isUnlisted: boolean;
  /** The server renders it with what it shows first; with what its query asks for, where it reads that. */
  readonly isAnswered: boolean;
  readonly readsQuery: boolean;
};

export type ServerModule = {
  readonly pages: readonly DescribedPage[];
  readsOf(asked: Pick<PageRequest, "page" | "params"> & { search: string }): Read[];
  preload(page: { page: string; locale: Locale }): Promise<void>;
  /** The whole document. Rejects where an answer is not what the contract says, or a part cannot be rendered. */
  renderPage(request: PageRequest): Promise<string>;
};
