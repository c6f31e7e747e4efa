import type { Locale } from "@tomoru/contract/fields";
import { type Page, pages } from "@tomoru/contract/pages";
import { brand } from "@tomoru/i18n/brand";
import type { Words } from "@tomoru/i18n/ja";
import { renderToString } from "react-dom/server";
import { currentWords, speak } from "../shared/i18n/language.store.ts";
import { App } from "./app.tsx";
import { pageViews } from "./lazy-pages.tsx";

/** Pages that look the same to everybody who opens them, with their titles; the others show what only a session or a draft knows. */
const titles: Partial<Record<Page, (words: Words) => string>> = {
  signIn: ({ auth }) => auth.signIn.title,
  signUp: ({ auth }) => auth.signUp.title,
  forgotPassword: ({ passwords }) => passwords.forgot.title,
  terms: ({ legal }) => legal.terms,
  privacyPolicy: ({ legal }) => legal.privacyPolicy,
};

/** Who may see a page; for somebody signed in it stands within the layout. */
export function accessOf(page: Page) {
  return pageViews[page].access;
}

/** A page as the browser will take it over, or nothing where it cannot be known. Runs while the site is built. */
export async function drawPage(
  page: Page,
  locale: Locale,
): Promise<{ title: string; markup: string } | null> {
  const titleIn = titles[page];
  if (!titleIn) return null;
  await Promise.all([speak(locale), pageViews[page].preload()]);
  const words = currentWords();
  if (!words) return null;
  const place = { pathname: pages[page], search: "", state: null, key: "first", move: "pop" } as const;
  return {
    title: words.common.title(titleIn(words), brand),
    markup: renderToString(<App start={() => place} />),
  };
}
