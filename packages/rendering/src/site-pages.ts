import type { Endpoint } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { Access } from "@tomoru/web/routes/page-views.ts";
import type { ComponentType } from "react";

export type FirstRead = {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** It comes page by page, and the data cache holds all its pages together. */
  readonly isList?: true;
  /** Not everybody is answered: the page stands without it. */
  readonly isOptional?: true;
};

export type Params = Readonly<Record<string, string>>;

export type SitePage<Words extends CommonWords = CommonWords> = {
  /** Below the site's own address; `:id` is a part that may be anything, `:id?` one that may be missing. */
  readonly path: string;
  readonly access: Access;
  readonly preload: (locale?: Locale) => Promise<unknown>;
  /** Only for pages whose first screen the build can render: those that look the same to everybody, or begin by loading. */
  title?(words: Words): string;
  /** Links alone: for visitors it stands without the app until somebody shows that they are there. */
  readonly isQuiet?: boolean;
  /** It stands without its router until that is wanted: its document does not name it. */
  readonly isLone?: boolean;
  /** Search engines are asked to leave it out. */
  readonly isUnlisted?: boolean;
  /** The calls that it shows first: the server renders it with their answers. */
  readonly reads?: (params: Params, query: URLSearchParams) => readonly FirstRead[];
  /** What its address asks for after a `?` is among what it reads. Any other page is left to the browser where there is a query. */
  readonly readsQuery?: boolean;
};

export type SitePages<Words extends CommonWords = CommonWords> = {
  readonly pages: Readonly<Record<string, SitePage<Words>>>;
  /** Around signed-in pages; null for a site that has none. */
  readonly layout: { readonly preload: () => Promise<unknown>; readonly read: FirstRead } | null;
  readonly App: ComponentType<{ path: string }>;
};
