import type { Locale } from "./fields.ts";

/** A page with the answers to what it reads first. */
export type AnsweredPage = {
  /** The page's address, without a query. */
  readonly path: string;
  readonly locale: Locale;
  /** Whether the screen is likely to be a wide one; the app looks for itself once it runs. */
  readonly isWide: boolean;
  /** The document of the build, with an empty root. */
  readonly template: string;
  /** The body (JSON) of each answer, by the address that `readsOf` gave. */
  readonly answers: Readonly<Record<string, string>>;
};

/** What the build of the site gives the server to draw signed-in pages with: `dist-drawing/drawing.js` exports it. */
export type Drawing = {
  /** Addresses (`/api/…`) of what a page reads first; none where the page is not drawn by the server. */
  readsOf(path: string): readonly string[];
  /** The whole document. Rejects where an answer is not what the contract says. */
  draw(page: AnsweredPage): Promise<string>;
};
