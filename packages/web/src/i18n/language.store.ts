import { defaultLocale, type Locale, locales } from "@tomoru/contract/fields";
import { type Format, formatter } from "@tomoru/i18n/format";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import { createContext, use, useDeferredValue, useSyncExternalStore } from "react";
import { site } from "../site/site.ts";
import { createStore, useStore } from "../store/store.ts";

type Extent = { isSignedIn: boolean };

export type Language<Words extends CommonWords = CommonWords> = Extent & {
  locale: Locale;
  words: Words;
  /** Not for moments, which depend on the device's time zone: use `useMoments`. */
  format: Format;
};

let isSignedIn = false;

const language = createStore<Language | null>(null);

export const PageLanguage = createContext<Language | null>(null);

/** The latest choice, before its words are loaded. A store of its own, so that only the choice is rendered at once. */
const choice = createStore<Locale | null>(null);

/** Japanese whatever the browser says, until the person switches. */
function keptLocale(): Locale {
  return locales.find((locale) => locale === localStorage.getItem("locale")) ?? defaultLocale;
}

export function currentLocale(): Locale {
  return language.get()?.locale ?? keptLocale();
}

export function currentWords(): CommonWords | undefined {
  return language.get()?.words;
}

export function startLanguage(): Promise<void> {
  mirrorLocale(keptLocale());
  return show(keptLocale());
}

/** Switches and keeps the choice. Rejects, and changes nothing, when the words cannot be loaded. */
export async function switchLanguage(locale: Locale): Promise<void> {
  choice.set(locale);
  await adopt(locale);
  localStorage.setItem("locale", currentLocale());
  mirrorLocale(currentLocale());
}

/** Follows the choice of another tab: the cookie is the other tab's by then, and the server renders for both by it. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    // Words that cannot be had now are no fault of this tab: it speaks as before until it is opened anew.
    if (key === "locale") void adopt(keptLocale()).catch(() => undefined);
  });
}

async function adopt(locale: Locale): Promise<void> {
  choice.set(locale);
  try {
    await show(locale);
  } catch (reason) {
    choice.set(currentLocale());
    throw reason;
  }
}

async function show(locale: Locale): Promise<void> {
  const next = await loadLanguage(locale, { isSignedIn });
  // A later choice whose words came sooner stays.
  if ((choice.get() ?? locale) !== locale) return;
  const html = document.documentElement;
  // Setting it makes the browser restyle the whole page, even to the same value.
  if (html.lang !== locale) html.lang = locale;
  language.set(next);
}

/** Loads what only signed-in pages say; their layout is not rendered before. */
export async function loadSignedInWords(): Promise<void> {
  if (typeof document === "undefined") return;
  isSignedIn = true;
  return show(choice.get() ?? currentLocale());
}

export async function loadLanguage(locale: Locale, { isSignedIn }: Extent): Promise<Language> {
  const { signedOut, signedIn } = site().words;
  // Signed-out pages use no other words: e2e/first-paint.spec.ts opens each of them.
  const words = { ...(await signedOut[locale]()), ...(isSignedIn ? await signedIn[locale]() : undefined) };
  return { locale, isSignedIn, words, format: formatter({ locale }) };
}

const secondsPerYear = 31_536_000;

/** Tells the server which of its rendered pages to send; without the cookie that is the Japanese one. */
function mirrorLocale(locale: Locale): void {
  const age = locale === defaultLocale ? 0 : secondsPerYear;
  // biome-ignore lint/suspicious/noDocumentCookie: the very next navigation has to carry it; the Cookie Store API is asynchronous.
  document.cookie = `locale=${locale}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** For `PageLanguage` of a whole app: the control that chose another changes at once, and all the page is rendered anew as a transition. */
export function usePageLanguage(): Language | null {
  const ofServer = use(PageLanguage);
  const chosen = useStore(language);
  const deferred = useDeferredValue(chosen);
  // Whoever signs in needs the words of the pages behind it with the first of them.
  const isEnough = deferred?.isSignedIn === chosen?.isSignedIn;
  return ofServer ?? (isEnough ? deferred : chosen);
}

const unwatched = () => () => undefined;

export function useLanguage(): Language {
  const ofPage = use(PageLanguage);
  const get = () => ofPage ?? language.get();
  const current = useSyncExternalStore(ofPage ? unwatched : language.subscribe, get, get);
  if (!current) throw new Error("startLanguage() has to finish before the first render");
  return current;
}

export function useLocaleChoice(): Locale {
  const { locale } = useLanguage();
  return useStore(choice) ?? locale;
}

export function useWords(): CommonWords {
  return useLanguage().words;
}
