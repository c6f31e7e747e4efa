import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { readyView } from "@tomoru/web/page/lazy-view.tsx";
import { WithRouter } from "@tomoru/web/routes/with-router.tsx";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { createBrowserRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { OfferPage } from "./offer.page.tsx";
import { OfferListPage } from "./offer-list.page.tsx";
import { OffersPage } from "./offers.page.tsx";

startSite(site);

const start = location.pathname + location.search;
const id = (index: number) => String(index).padStart(22, "A");
const all = Array.from({ length: 5 }, (_, index) =>
  anOffer({ offerId: id(index), productName: `商品${index}` }),
);
const counts = { all: 5, pending: 5, approved: 0, rejected: 0 };
const tokens = { accessToken: "a", refreshToken: "r" };
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  startSession({ tokens, user: null });
  await startLanguage();
  await loadSignedInWords();
  server = stubServer(({ path }) => {
    const one = all.find(({ offerId }) => path.endsWith(offerId));
    if (one) return success(one);
    const isList = path.includes("/influencer/offer?");
    return isList ? success({ docs: all, hasNextPage: false, nextCursor: null, counts }) : refusal(404, 2005);
  });
});

afterEach(async () => {
  server.close();
  endSession("signOut");
  router.dispose();
  history.replaceState(null, "", start);
  await page.viewport(1200, 800);
});

function Root() {
  return (
    <WithRouter>
      <main>
        <Outlet />
      </main>
    </WithRouter>
  );
}

const list = readyView(OfferListPage);
const routes = [
  {
    Component: Root,
    children: [
      {
        element: <OffersPage list={list} />,
        children: [
          { path: paths.offers, element: null },
          { path: paths.offer, Component: OfferPage },
        ],
      },
    ],
  },
];
let router: ReturnType<typeof createBrowserRouter>;

async function renderAt(path: string, width: number) {
  await page.viewport(width, 600);
  history.pushState(null, "", path);
  router = createBrowserRouter(routes);
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

test("on a wide screen an offer opens beside its list, which stays as it stands; back leads to the card", async () => {
  const screen = await renderAt("/offers", 1440);
  const card = screen.getByRole("link", { name: "商品3" });
  await expect.element(card).toBeInTheDocument();
  const scroller = document.querySelector("[data-scrolls]") as HTMLElement;
  scroller.scrollTop = 120;
  const list = screen.getByRole("feed").element();
  const top = () =>
    Math.round(card.element().getBoundingClientRect().top - scroller.getBoundingClientRect().top);
  const before = top();
  const link = card.element() as HTMLElement;
  link.focus({ preventScroll: true });
  link.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "商品3" })).toHaveFocus();
  expect(location.pathname).toBe(`/offer/${id(3)}`);
  expect(screen.getByRole("feed").element()).toBe(list);
  // Give or take what two lines of a heading differ by.
  expect(Math.abs(top() - before)).toBeLessThan(5);
  await expect.element(card).toHaveAttribute("aria-current", "page");
  // The page's first heading is the offer's: the list beside it has none.
  expect(screen.getByRole("heading").elements()[0]?.textContent).toBe("商品3");
  history.back();
  await expect.element(card).toHaveFocus();
  await expect.element(card).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("heading", { level: 1 }).element().textContent).toBe(words.offers.title);
});

test("on a wide screen with nothing chosen the way to the first offer that waits stands beside the list", async () => {
  const screen = await renderAt("/offers", 1440);
  await expect.element(screen.getByText(words.offers.beside.waiting(5))).toBeVisible();
  await screen.getByRole("link", { name: words.offers.beside.first }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "商品0" })).toHaveFocus();
});

test("an address of an offer opens it beside the list too, and on a narrower screen alone", async () => {
  const screen = await renderAt(`/offer/${id(1)}`, 1279);
  await expect.element(screen.getByRole("heading", { level: 1, name: "商品1" })).toBeVisible();
  expect(screen.getByRole("feed").elements()).toEqual([]);
  expect(server.calls.filter((call) => call.includes("/influencer/offer?"))).toEqual([]);
  await page.viewport(1280, 600);
  await expect.element(screen.getByRole("link", { name: "商品1" })).toHaveAttribute("aria-current", "page");
});
