import type { Locale } from "@tomoru/contract/fields";
import type { ComponentType } from "react";
import { type LazyView, lazyView, readyView } from "../page/lazy-view.tsx";

/**
 * Whom a page is for. Somebody else is led to the sign-in, or from there home. What is for anybody looks the same to all;
 * what is for everybody stands in the layout of whoever is signed in.
 */
export type Access = "signedIn" | "signedOut" | "anybody" | "everybody";

export type PageView = LazyView & { readonly access: Access };

/** A page with what it needs in a chunk of its own. */
export function pageView(access: Access, load: (locale?: Locale) => Promise<ComponentType>): PageView {
  return { access, ...lazyView(load) };
}

/** A page in the entry. */
export function readyPage(access: Access, View: ComponentType): PageView {
  return { access, ...readyView(View) };
}
