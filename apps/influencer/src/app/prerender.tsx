import type { Locale } from "@tomoru/contract/fields";
import { brand } from "@tomoru/i18n/brand";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { setLanguage } from "@tomoru/web/i18n/language.store.ts";
import type { Place } from "@tomoru/web/router/history.ts";
import { Router } from "@tomoru/web/router/router.tsx";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { renderToString } from "react-dom/server";
import { loadLanguage, site } from "../shared/site.ts";
import { earlyAddressesOf } from "./answers.ts";
import { App } from "./app.tsx";
import { SignedInLayout } from "./layouts/signed-in.layout.tsx";
import { pageViews } from "./lazy-pages.tsx";
import { type Page, paths } from "./paths.ts";

startSite(site);

/**
 * Pages whose first screen can be known, with their titles: those that look the same to everybody who opens them, and
 * behind the sign-in those that begin by loading. The others show what only a session or a draft knows.
 */
const titles: Partial<Record<Page, (words: Words) => string>> = {
  signIn: ({ auth }) => auth.signIn.title,
  signUp: ({ auth }) => auth.signUp.title,
  forgotPassword: ({ passwords }) => passwords.forgot.title,
  terms: ({ legal }) => legal.terms,
  privacyPolicy: ({ legal }) => legal.privacyPolicy,
  home: ({ home }) => home.title,
  offers: ({ offers }) => offers.title,
  offer: ({ offers }) => offers.detail.title,
  account: ({ account }) => account.title,
  bankAccount: ({ bank }) => bank.title,
  paymentHistory: ({ payments }) => payments.title,
  settings: ({ settings }) => settings.title,
};

/** Who may see a page; for somebody signed in it stands within the layout. */
export function accessOf(page: Page) {
  return pageViews[page].access;
}

/**
 * A page as the browser will take it over, or behind the sign-in its frame, as it is until the app draws it; nothing
 * where it cannot be known. Runs while the site is built, where nobody is signed in.
 */
export async function drawPage(
  page: Page,
  locale: Locale,
): Promise<{ title: string; markup: string } | null> {
  const titleIn = titles[page];
  if (!titleIn) return null;
  const isSignedIn = accessOf(page) === "signedIn";
  const [language] = await Promise.all([loadLanguage(locale, { isSignedIn }), pageViews[page].preload()]);
  setLanguage(language);
  const { words } = language;
  const place = {
    pathname: paths[page].replace("?", ""),
    search: "",
    state: null,
    key: "first",
    move: "pop",
  } as const;
  const screen = isSignedIn ? frameOf(page, place) : <App start={() => place} />;
  return { title: words.common.title(titleIn(words), brand), markup: renderToString(screen) };
}

function frameOf(page: Page, place: Place) {
  const { View } = pageViews[page];
  return (
    <Router start={() => place}>
      <SignedInLayout>
        <View />
      </SignedInLayout>
    </Router>
  );
}

/** What a page reads first, as addresses that boot.js asks for while the scripts are on their way. */
export function earlyReadsOf(page: Page): string[] {
  return accessOf(page) === "signedIn" ? earlyAddressesOf(page) : [];
}

/** Whether the server draws the page with the answers to those (drawing.tsx). */
export function isAnswered(page: Page): boolean {
  return earlyReadsOf(page).length > 1;
}
