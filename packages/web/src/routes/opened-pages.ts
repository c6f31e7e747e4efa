import type { ComponentType } from "react";
import type { DataRouter } from "react-router";
import type { Session } from "../session/session.store.ts";

/** Where a link of a page without a router leads. */
export type Destination = { readonly to: string; readonly state?: unknown };

/** The pages of a session. They have a router of their own: nothing of one person is left for the next. */
export type OpenedPages = {
  isSignedIn: boolean;
  Pages: ComponentType<{ leave: (destination: Destination) => void }>;
  /** Null for a page that stands without one. */
  router: Pick<DataRouter, "state" | "navigate" | "dispose"> | null;
  /** What follows signed-in pages, at once. */
  afterSession?: (endedBy: Session["endedBy"]) => Promise<OpenedPages>;
};

export type Opening = {
  isHydrated?: boolean;
};

/** Opens the loaded pages, at the present address. */
export type OpenPages = (opening?: Opening) => OpenedPages;
