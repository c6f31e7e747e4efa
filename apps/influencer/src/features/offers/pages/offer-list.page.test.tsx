import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { forgetNews, noteCount } from "../../../shared/live/news.store.ts";
import { OfferListPage } from "./offer-list.page.tsx";

startSite(site);

const id = (index: number) => String(index).padStart(22, "A");
const all = Array.from({ length: 7 }, (_, index) =>
  anOffer({ offerId: id(index), productName: `商品${index}` }),
);
const counts = { all: 7, pending: 7, approved: 0, rejected: 0 };
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  forgetNews();
  server?.close();
  endSession("signOut");
});

function pageOf(path: string) {
  const more = path.includes("cursor=next");
  const docs = more ? all.slice(5) : all.slice(0, 5);
  return success({ docs, hasNextPage: !more, nextCursor: more ? null : "next", counts });
}

function renderPage() {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[paths.offers]}>
        <OfferListPage />
      </MemoryRouter>
    </SWRConfig>,
  );
}

test("the feed loads five, then the rest when its end comes into view, and says that it is the end", async () => {
  server = stubServer(({ path }) => pageOf(path));
  const screen = await renderPage();
  const articles = screen.getByRole("article");
  await expect.poll(() => articles.elements().length).toBe(5);
  screen.getByRole("button", { name: words.offers.more }).element().scrollIntoView();
  await expect.poll(() => articles.elements().length).toBe(7);
  await expect.element(screen.getByText(words.offers.end)).toBeVisible();
  await expect.element(screen.getByText(words.offers.added(2))).toBeInTheDocument();
  expect(articles.elements().map((article) => article.getAttribute("aria-setsize"))).toEqual(
    Array(7).fill("7"),
  );
});

test("PageDown and PageUp move between offers", async () => {
  server = stubServer(({ path }) => pageOf(path));
  const screen = await renderPage();
  const links = screen.getByRole("article").getByRole("link");
  await expect.poll(() => links.elements().length).toBeGreaterThan(4);
  const [first] = links.elements();
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  if (first instanceof HTMLElement) first.focus();
  press("PageDown");
  expect(document.activeElement?.getAttribute("aria-posinset")).toBe("2");
  press("PageUp");
  expect(document.activeElement?.getAttribute("aria-posinset")).toBe("1");
});

test("a list that cannot be loaded says so and can be asked for again", async () => {
  let broken = true;
  server = stubServer(({ path }) => (broken ? refusal(404, 2005) : pageOf(path)));
  const screen = await renderPage();
  await expect.element(screen.getByText(words.offers.loadFailed)).toBeVisible();
  broken = false;
  await screen.getByRole("button", { name: words.common.retry }).click();
  await expect.element(screen.getByText("商品0")).toBeVisible();
});

test("what arrives comes to the top of the list by itself while nobody has read on", async () => {
  let docs = all.slice(1, 4);
  server = stubServer(() => success({ docs, hasNextPage: false, nextCursor: null, counts }));
  noteCount(3);
  const screen = await renderPage();
  await expect.element(screen.getByText("商品1")).toBeVisible();
  docs = all.slice(0, 4);
  noteCount(4);
  await expect.element(screen.getByText("商品0")).toBeVisible();
  expect(screen.getByRole("button", { name: words.offers.showNew }).elements()).toEqual([]);
});

test("what arrives while the list is read moves nothing and waits to be asked for", async () => {
  let docs = all.slice(1);
  server = stubServer(() => success({ docs, hasNextPage: false, nextCursor: null, counts }));
  noteCount(6);
  const screen = await renderPage();
  await expect.element(screen.getByText("商品6")).toBeInTheDocument();
  window.scrollTo(0, 300);
  const read = screen.getByText("商品3").element();
  const before = read.getBoundingClientRect().top;
  docs = all;
  noteCount(7);
  const button = screen.getByRole("button", { name: words.offers.showNew });
  await expect.element(button).toBeVisible();
  expect(read.getBoundingClientRect().top).toBe(before);
  expect(screen.getByText("商品0").elements()).toEqual([]);
  await button.click();
  await expect.element(screen.getByText("商品0")).toBeVisible();
  expect(window.scrollY).toBe(0);
});
