import type { Locale } from "@tomoru/contract/fields";
import { brand } from "@tomoru/i18n/brand";
import { forgetGiven, giveAnswers } from "@tomoru/web/api/given-answers.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { type Language, loadLanguage, setLanguage } from "@tomoru/web/i18n/language.store.ts";
import { drawWide } from "@tomoru/web/page/use-wide.ts";
import { setServerSession } from "@tomoru/web/session/session.store.ts";
import type { SiteUser } from "@tomoru/web/site/site.ts";
import { renderToString } from "react-dom/server";
import { unstable_serialize } from "swr";
import type { Params, SitePage, SitePages } from "../site-pages.ts";
import { fillDocument } from "./document.ts";
import { addressOf, fallbackOf, readsOf } from "./reads.ts";
import type { PageRequest, ServerModule } from "./server-module.ts";

/** React's mark of a part that it gave up: the document would begin with a hole. */
const givenUp = "<!--$!-->";

export function serverModule(site: SitePages): ServerModule {
  return {
    pages: Object.entries(site.pages).map(([name, { path, access }]) => {
      const reads = readsOf(site, name, namedParams(site, name));
      return { name, path, access, reads: reads.map((read) => decodeURIComponent(addressOf(read))) };
    }),
    preload: async (page) => void (await preload(site, page)),
    renderPage: (request) => renderPage(site, request),
  };
}

async function preload(
  site: SitePages,
  { page, locale }: { page: string; locale: Locale },
): Promise<Language> {
  const { access, preload: preloadView } = pageOf(site, page);
  const [language] = await Promise.all([
    loadLanguage(locale, { isSignedIn: access === "signedIn" || access === "everybody" }),
    access === "signedIn" && site.layout.preload(),
    preloadView(locale),
  ]);
  return language;
}

/** A page of a site as a document: while the site is built, and by the server with somebody's answers. */
async function renderPage(site: SitePages, request: PageRequest): Promise<string> {
  const { page, params, locale, isWide = false, template, answers } = request;
  const { access, title } = pageOf(site, page);
  if (!title) return template;
  const language = await preload(site, { page, locale });
  const fallback = answers ? fallbackOf(readsOf(site, page, params), answers) : null;
  const markup = markupOf(site, {
    path: request.path,
    isSignedIn: access === "signedIn",
    isWide,
    language,
    fallback,
  });
  if (markup.includes(givenUp)) throw new Error("A part of the page could not be rendered");
  const { words } = language;
  const early = fallback || access !== "signedIn" ? [] : earlyReads(site, page);
  return fillDocument(template, {
    title: words.common.title(title(words), brand),
    markup,
    locale,
    access,
    isWide,
    fallback,
    reads: early,
  });
}

function pageOf(site: SitePages, name: string): SitePage {
  const page = site.pages[name];
  if (!page) throw new Error(`The site has no page ${name}`);
  return page;
}

/** For every address of a page: `{id}` stands for what one of them says. */
function namedParams(site: SitePages, page: string): Params {
  const parts = pageOf(site, page).path.matchAll(/:(\w+)/g);
  return Object.fromEntries([...parts].map(([, part = ""]) => [part, `{${part}}`]));
}

function earlyReads(site: SitePages, page: string): string[] {
  const own = site.pages[page]?.read?.(namedParams(site, page));
  return [...(own ? [own] : []), site.layout.read].map((read) => decodeURIComponent(addressOf(read)));
}

type Markup = { path: string; isSignedIn: boolean; isWide: boolean; language: Language } & {
  fallback: Readonly<Record<string, unknown>> | null;
};

/** From here to the end nothing waits: what is rendered with is the module's own, and another request may be on its way. */
function markupOf(site: SitePages, { path, isSignedIn, isWide, language, fallback }: Markup): string {
  const { endpoint } = site.layout.read;
  try {
    setLanguage(language);
    drawWide(isWide);
    setServerSession({
      isSignedIn,
      user: (fallback?.[unstable_serialize(keyOf(endpoint, {}))] ?? null) as SiteUser | null,
    });
    giveAnswers(new Map(Object.entries(fallback ?? {})));
    return renderToString(<site.App path={path} />);
  } finally {
    setServerSession({ isSignedIn: false, user: null });
    forgetGiven();
  }
}
