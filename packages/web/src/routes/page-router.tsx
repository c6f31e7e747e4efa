import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";
import { useFocusMemory } from "../page/use-focus-memory.ts";

export type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; state?: unknown };

/** What a page that may stand without its router asks of it: where it is, and its links. */
export type PageRouter = {
  readonly pathname: string;
  /** Of the entry of the history. */
  readonly key: string;
  /** What a link left in the history. */
  readonly state: unknown;
  /** The entry was there before. */
  readonly isBack: boolean;
  readonly Link: ComponentType<SiteLinkProps>;
};

const PageRouterContext = createContext<PageRouter | null>(null);

/** A router's words for the first entry of a document. */
export const firstEntry = { pathname: "", key: "default", state: null, isBack: true };

type ProviderProps = { router: PageRouter; children: ReactNode };

export function PageRouterProvider({ router, children }: ProviderProps) {
  useFocusMemory(router.key);
  return <PageRouterContext value={router}>{children}</PageRouterContext>;
}

/** The router's location, or that of a page that stands without one (docs/decisions/0138). */
export function usePageRouter(): Omit<PageRouter, "Link"> {
  return use(PageRouterContext) ?? firstEntry;
}

/** A link within the site, for what may stand on a page without its router; anything else takes the router's own. */
export function SiteLink({ to, state, ...props }: SiteLinkProps) {
  const router = use(PageRouterContext);
  return router ? <router.Link to={to} state={state} {...props} /> : <a href={to} {...props} />;
}
