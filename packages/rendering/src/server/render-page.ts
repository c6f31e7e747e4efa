import type { Locale } from "@tomoru/contract/fields";
import { brand } from "@tomoru/i18n/brand";
import { type Language, loadLanguage } from "@tomoru/web/i18n/language.store.ts";
import { loadRouter } from "@tomoru/web/routes/load-router.ts";
import type { Session } from "@tomoru/web/session/session.store.ts";
import { userIn } from "@tomoru/web/site/site.ts";
import { setServerTime } from "@tomoru/web/time/server-clock.ts";
import type { SitePage, SitePages } from "../site-pages.ts";
import { fillDocument } from "./document.ts";
import { renderMarkup } from "./markup.tsx";
import { addressOf, fallbackOf, keyOfRead, readsOf } from "./reads.ts";
import type { PageRequest, ServerModule } from "./server-module.ts";

export function serverModule(site: SitePages): ServerModule {
  return {
    pages: Object.entries(site.pages).map(([name, page]) => {
      const { path, access, isQuiet = false, isUnlisted = false, readsQuery = false } = page;
      const isAnswered = page.reads !== undefined && site.layout !== null;
      return { name, path, access, isQuiet, isUnlisted, isAnswered, readsQuery };
    }),
    readsOf: (asked) =>
      readsOf(site, asked).map((read) => ({ url: addressOf(read), isOptional: read.isOptional === true })),
    preload: async (page) => void (await preload(site, page)),
    renderPage: (request) => renderPage(site, request),
  };
}

async function preload(
  site: SitePages,
  { page, locale }: { page: string; locale: Locale },
): Promise<Language> {
  const { access, isLone = false, preload: preloadView } = pageOf(site, page);
  const [language] = await Promise.all([
    loadLanguage(locale, { isSignedIn: access === "signedIn" || access === "everybody" }),
    access === "signedIn" && site.layout?.preload(),
    isLone || loadRouter(),
    preloadView(locale),
  ]);
  return language;
}

async function renderPage(site: SitePages, request: PageRequest): Promise<string> {
  const { page, params, path, search = "", locale, now, isWide = false, template, answers } = request;
  const { access, title, isQuiet = false } = pageOf(site, page);
  if (!title) return template;
  const language = await preload(site, { page, locale });
  const fallback = answers ? fallbackOf(readsOf(site, { page, params, search }), answers) : null;
  const userKey = site.layout ? keyOfRead(site.layout.read) : "";
  const session: Session = {
    isAuthenticated: access === "signedIn",
    currentUser: fallback ? userIn(fallback[userKey]) : null,
    endedBy: null,
  };
  const { words } = language;
  setServerTime(now);
  return fillDocument(template, {
    title: words.common.title(title(words), brand),
    markup: renderMarkup(site, { path: path + search, language, session, isWide, fallback }),
    locale,
    access,
    isQuiet,
    isWide,
    search,
    answers: fallback && { fallback, userKey, sentAt: now },
  });
}

function pageOf(site: SitePages, name: string): SitePage {
  const page = site.pages[name];
  if (!page) throw new Error(`The site has no page ${name}`);
  return page;
}
