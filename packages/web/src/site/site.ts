import type { sessionEndpoints } from "@tomoru/contract/accounts/session-endpoints";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Actor, Endpoint } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { z } from "zod/mini";

export type SiteUser = { readonly email: string; readonly fullName: string };

/** A dictionary has two parts: pages that are open without a session fetch the signed-out one alone. */
export type SiteWords<Out extends CommonWords = CommonWords, In extends object = object> = {
  readonly signedOut: Readonly<Record<Locale, () => Promise<Out>>>;
  readonly signedIn: Readonly<Record<Locale, () => Promise<In>>>;
};

/** Keeps a language on the account of whoever is signed in; `words` are those of before the switch. */
export type KeepLocale<Words> = (locale: Locale, words: Words) => Promise<void>;

/** The names of a side's cookies: all sites share one origin. */
export type SiteCookies = Readonly<Record<keyof TokenPair, string>>;

export type Site<
  Out extends CommonWords = CommonWords,
  In extends object = object,
  User extends SiteUser = SiteUser,
> = {
  /** The side of this site: calls with this access carry its token. */
  readonly side: Actor | "operator";
  /** Prefix of the names of everything kept in the browser for this side, since all sites share one origin. */
  readonly storagePrefix: "" | `${string}.`;
  readonly cookies: SiteCookies;
  /** Null for a site that keeps no session. */
  readonly refreshToken:
    | (Endpoint & Pick<ReturnType<typeof sessionEndpoints>["refreshToken"], "body" | "result">)
    | null;
  readonly words: SiteWords<Out, In>;
  readonly loadUserSchema: () => Promise<z.ZodMiniType<User>>;
  /** Picks the user out of the answer that the layout reads (already read through the contract). Without it that answer is the user. */
  readonly userOf?: (answer: unknown) => User;
  /** The reads whose answers may stay on the device; the others are made anew each time. */
  readonly loadKeptEndpoints: () => Promise<readonly Endpoint[]>;
  readonly loadKeepLocale: () => Promise<KeepLocale<Out & In>>;
};

/** A site as the shared code sees it, which hands a site's own words and user through unread. */
type SharedSite = Omit<Site, "loadKeepLocale"> & {
  readonly loadKeepLocale: () => Promise<KeepLocale<never>>;
};

let current: SharedSite | undefined;

export function setSite(site: SharedSite): void {
  current = site;
}

export function site(): SharedSite {
  if (!current) throw new Error("startSite() comes before everything else");
  return current;
}

/** Who is signed in, by what the layout has read. */
export function userIn(answer: unknown): SiteUser {
  const { userOf = (own: unknown) => own as SiteUser } = site();
  return userOf(answer);
}
