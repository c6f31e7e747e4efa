import type { Locale } from "@tomoru/contract/fields";
import { type ComponentType, lazy, useState } from "react";
import type { RouteObject } from "react-router";
import { alertOffline } from "../alert/failure-alert.ts";
import { MissingPart, whenOnline } from "../offline/when-online.ts";

export type LazyView = {
  View: ComponentType;
  /** The server names the language; in a browser it is the one that is chosen. */
  preload: (locale?: Locale) => Promise<void>;
  isHere: () => boolean;
  /** What a route is made of: the component where it is here already, or how it is fetched. */
  route: () => Pick<RouteObject, "Component" | "lazy">;
};

/** Rendered at once when it was fetched ahead: `lazy` alone would show nothing first, which React then keeps for a third of a second. */
export function lazyView(load: (locale?: Locale) => Promise<ComponentType>): LazyView {
  let here: ComponentType | undefined;
  const Late = lazy(async () => ({ default: await whenOnline({ load, onWait: alertOffline }) }));
  // The router goes to the address first; the page can be loaded again there.
  const onMissing = (cause: unknown) => Promise.reject(new MissingPart("A part is missing", { cause }));
  function View() {
    const [Here] = useState<ComponentType>(() => here ?? Late);
    return <Here />;
  }
  return {
    View,
    preload: async (locale) => {
      here = await load(locale);
    },
    isHere: () => here !== undefined,
    route: () =>
      here
        ? { Component: here }
        : { lazy: async () => ({ Component: await whenOnline({ load, onWait: alertOffline, onMissing }) }) },
  };
}

export function readyView(View: ComponentType): LazyView {
  return {
    View,
    preload: () => Promise.resolve(),
    isHere: () => true,
    route: () => ({ Component: View }),
  };
}
