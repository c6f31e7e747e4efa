import { getProfile } from "@tomoru/contract/influencer/profile";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { DocumentAnswers } from "@tomoru/web/api/document-answers.ts";
import { loadLanguage, useLanguage } from "@tomoru/web/i18n/language.store.ts";
import { useWide } from "@tomoru/web/page/use-wide.ts";
import { useSession } from "@tomoru/web/session/session.store.ts";
import { startTestSite } from "@tomoru/web/testing/start-test-site.ts";
import { createElement, Fragment, Suspense, use } from "react";
import { expect, test } from "vitest";
import type { SitePages } from "../site-pages.ts";
import { renderMarkup } from "./markup.tsx";
import { serverModule } from "./render-page.ts";

startTestSite();

function Request() {
  const { locale } = useLanguage();
  const { isAuthenticated, currentUser } = useSession();
  const isWide = useWide();
  const answers = Object.values(use(DocumentAnswers).current ?? {});
  const said = { locale, isAuthenticated, name: currentUser?.fullName, isWide, answers: answers.length };
  return createElement("p", null, JSON.stringify(said));
}

let whileRendering: (() => void) | undefined;

function Meanwhile() {
  const happen = whileRendering;
  whileRendering = undefined;
  happen?.();
  return null;
}

const App = () =>
  createElement(Fragment, null, createElement(Request), createElement(Meanwhile), createElement(Request));

const profileRead = { endpoint: getProfile };
const site: SitePages = {
  pages: {
    open: { path: "/open", access: "anybody", preload: moments, title: () => "Open" },
    own: {
      path: "/own",
      access: "signedIn",
      preload: moments,
      title: () => "Own",
      reads: () => [profileRead],
    },
    hidden: { path: "/hidden", access: "signedOut", preload: moments },
  },
  layout: { preload: moments, read: profileRead },
  App,
};

/** As long as other requests may take. */
function moments(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
}

const { pages, readsOf, renderPage } = serverModule(site);
const now = new Date().toISOString();
const template = '<html lang><head><title>Site</title></head><body><div id="root"></div></body></html>';

type Person = { name: string; locale: "ja" | "en"; isWide: boolean };

function requestOf({ name, locale, isWide }: Person) {
  const body = JSON.stringify({ success: true, result: aProfile({ fullName: name }) });
  return { page: "own", path: "/own", params: {}, locale, now, isWide, template, answers: [body, body] };
}

const hana: Person = { name: "Hana", locale: "ja", isWide: false };
const nora: Person = { name: "Nora", locale: "en", isWide: true };

test("each of many requests at once shows its own person and language, and nobody else's", async () => {
  const [ofHana, ofNora] = [await renderPage(requestOf(hana)), await renderPage(requestOf(nora))];
  expect(ofHana).toContain("Hana");
  expect(ofHana).not.toContain("Nora");
  expect(ofNora).toContain("&quot;locale&quot;:&quot;en&quot;,&quot;isAuthenticated&quot;:true");
  const people = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? hana : nora));
  const rendered = await Promise.all(people.map((person) => renderPage(requestOf(person))));
  expect(rendered).toEqual(people.map((person) => (person === hana ? ofHana : ofNora)));
});

test("nor does a page that another one is rendered in the middle of", async () => {
  const markupOf = async ({ name, locale, isWide }: Person) => {
    const language = await loadLanguage(locale, { isSignedIn: true });
    const currentUser = { email: `${name}@example.com`, fullName: name };
    const session = { isAuthenticated: true, currentUser, endedBy: null };
    return () => renderMarkup(site, { path: "/own", language, session, isWide, fallback: { [name]: 1 } });
  };
  const [renderHana, renderNora] = [await markupOf(hana), await markupOf(nora)];
  const undisturbed = renderHana();
  let inner = "";
  whileRendering = () => {
    inner = renderNora();
  };
  expect(renderHana()).toBe(undisturbed);
  expect(inner).toContain("Nora");
});

test("without answers a signed-in page is a picture beside the root, and one for anybody stands in it", async () => {
  const own = await renderPage({ page: "own", path: "/own", params: {}, locale: "ja", now, template });
  expect(own).toContain('<div id="root"></div><div data-rendered="ja" data-access="signedIn" inert');
  const open = await renderPage({ page: "open", path: "/open", params: {}, locale: "ja", now, template });
  expect(open).toContain('<div id="root" data-rendered="ja" data-access="anybody">');
  expect(open).not.toContain("application/json");
});

test("a page whose first screen cannot be known is its empty document", async () => {
  const hidden = { page: "hidden", path: "/hidden", params: {}, locale: "ja", now, template } as const;
  expect(await renderPage(hidden)).toBe(template);
});

test("a page of which a part fails is not rendered with a hole", async () => {
  const Failed = () => {
    throw new Error("as a part may");
  };
  const broken = { ...site, App: () => createElement(Suspense, { fallback: "…" }, createElement(Failed)) };
  await expect(serverModule(broken).renderPage(requestOf(hana))).rejects.toThrow("could not be rendered");
});

test("no answer can end the element that brings it", async () => {
  const html = await renderPage(requestOf({ ...hana, name: "</script><script>" }));
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("the pages are described with how they are rendered, and asked for what they read first", () => {
  expect(pages.map(({ name, isAnswered }) => [name, isAnswered])).toEqual([
    ["open", false],
    ["own", true],
    ["hidden", false],
  ]);
  const url = "/api/influencer/profile";
  const read = { url, isOptional: false };
  expect(readsOf({ page: "own", params: {}, search: "" })).toEqual([read, read]);
});

test("a page is rendered at its query, and says with which", async () => {
  const html = await renderPage({ ...requestOf(hana), search: '?q="a"&b=<i>' });
  expect(html).toContain(' data-search="?q=&quot;a&quot;&amp;b=&lt;i>"');
});
