import { defaultLocale, type Locale, locales } from "@tomoru/contract/fields";
import { type Format, formatter } from "@tomoru/i18n/format";
import type { Words } from "@tomoru/i18n/ja";
import { createStore, useStore } from "../store.ts";

type Language = {
  locale: Locale;
  words: Words;
  format: Format;
  /** What was chosen last: ahead of `locale` while its words are on their way. */
  choice: Locale;
};

const dictionaries: Record<Locale, () => Promise<{ words: Words }>> = {
  ja: () => import("@tomoru/i18n/ja"),
  en: () => import("@tomoru/i18n/en"),
};

const language = createStore<Language | null>(null);

/** Japanese whatever the browser says, until the person switches (decisions.md). */
function keptLocale(): Locale {
  return locales.find((locale) => locale === localStorage.getItem("locale")) ?? defaultLocale;
}

export function currentLocale(): Locale {
  return language.get()?.locale ?? keptLocale();
}

/** For what happens outside of drawing; undefined before the first drawing. */
export function currentWords(): Words | undefined {
  return language.get()?.words;
}

/** Loads the words before anything is drawn. */
export function startLanguage(): Promise<void> {
  return show(keptLocale());
}

/** Switches and keeps the choice. Rejects, and changes nothing, when the words cannot be loaded. */
export async function switchLanguage(locale: Locale): Promise<void> {
  choose(locale);
  try {
    await show(locale);
    localStorage.setItem("locale", currentLocale());
  } catch (reason) {
    choose(currentLocale());
    throw reason;
  }
}

function choose(choice: Locale): void {
  const current = language.get();
  if (current) language.set({ ...current, choice });
}

async function show(locale: Locale): Promise<void> {
  const { words } = await dictionaries[locale]();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // A later choice whose words came sooner stays.
  if ((language.get()?.choice ?? locale) !== locale) return;
  document.documentElement.lang = locale;
  language.set({ locale, words, format: formatter({ locale, timeZone }), choice: locale });
}

export function useLanguage(): Language {
  const current = useStore(language);
  if (!current) throw new Error("startLanguage() has to finish before the first drawing");
  return current;
}

export function useWords(): Words {
  return useLanguage().words;
}
