import type { Locale } from "@tomoru/contract/fields";
import type { Access } from "@tomoru/web/routes/page-views.ts";

export type PageRequest = {
  readonly page: string;
  /** The page's whole address without a query, and what its parts are. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** Whether the screen is likely to be a wide one; the app looks for itself once it runs. */
  readonly isWide?: boolean;
  readonly template: string;
  /** The body (JSON) of the answer to each of the page's reads; without them the page is rendered as it begins to load. */
  readonly answers?: readonly string[];
};

export type DescribedPage = {
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly isQuiet: boolean;
  readonly isUnlisted: boolean;
  /** Addresses (`/api/…`) of what the page shows first; `{id}` is what the page's own address says there. None where the server renders it without answers. */
  readonly reads: readonly string[];
};

export type ServerModule = {
  readonly pages: readonly DescribedPage[];
  preload(page: { page: string; locale: Locale }): Promise<void>;
  /** The whole document. Rejects where an answer is not what the contract says, or a part cannot be rendered. */
  renderPage(request: PageRequest): Promise<string>;
};
