import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aFoundPage, anAccountCard } from "@tomoru/contract/testing/creator.builder";
import { aListPage } from "@tomoru/contract/testing/list.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { CreatorsPage } from "./creators.page.tsx";

startSite(site);

const mizuno = anAccountCard();
const yuki = anAccountCard({
  creatorId: "2Xk8nB5qW3rYtM7jH0dL4z",
  handle: "aoi.bathtime",
  displayName: "結城 あおい",
  medianViews: 24_800,
  price: { minYen: 160_000, maxYen: 270_000 },
});
const unread = anAccountCard({
  creatorId: "9Pa6vC1eU8iOsG2fJ5kQ3x",
  handle: "new.face",
  displayName: "新田 そら",
  followers: null,
  medianViews: null,
  engagement: null,
  price: null,
  prShare: null,
  lastPostOn: null,
  recentViews: [],
});
let found = aFoundPage();
let planId: "free" | "standard" = "standard";
let isDown = false;
let isCut = false;
let tokens: (string | null)[] = [];
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  found = aFoundPage({ docs: [mizuno, yuki, unread], total: { value: 412, isAtLeast: false } });
  planId = "standard";
  isDown = false;
  isCut = false;
  tokens = [];
  server = stubServer(({ path, token }) => {
    if (path.startsWith("/api/company/profile"))
      return success(aCompanyProfile({ subscription: aSubscription({ planId }) }));
    if (path.startsWith("/api/company/list?"))
      return success(aListPage(path.includes("unconsulted") ? {} : { docs: [] }));
    if (path === "/api/company/search") return success({ docs: [] });
    if (path.startsWith("/api/influencer/utils/category"))
      return success([
        { categoryId: "beauty", categoryName: "美容", categoryNameEn: "Beauty" },
        { categoryId: "travel", categoryName: "旅行", categoryNameEn: "Travel" },
      ]);
    tokens.push(token);
    if (isCut && path.includes("cursor="))
      return {
        status: 400,
        json: {
          ...{ success: false, subStatusCode: 1023, message: "…", requestId: "1" },
          errors: [{ field: "cursor", subStatusCode: 1023, message: "…" }],
        },
      };
    return isDown ? refusal(503, 5000) : success(found);
  });
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await page.viewport(1440, 900);
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

function Address() {
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

const show = (address = "/company/creators", cache = new Map()) =>
  render(
    <TestData cache={cache}>
      <MemoryRouter initialEntries={[address]}>
        <CreatorsPage />
        <Address />
      </MemoryRouter>
    </TestData>,
  );

const searches = () => server.calls.filter((call) => call.includes("/company/creator?"));

test("the heading is the answer, and a row has what decides", async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent(/412人が条件に合っています/);
  const row = screen.getByRole("row", { name: /水野 はるか/ });
  await expect.element(row).toMatchTextContent(/31,200フォロワーの25%/);
  await expect.element(row).toMatchTextContent(/¥20万〜35万/);
  await expect.element(row).toMatchTextContent(/4\.8%/);
  await expect.element(row.getByRole("img")).toHaveAccessibleName("直近20本の再生数。中央値31,200回");
});

test("a member searches as such, and going back to a search does not make it again", async () => {
  const cache = new Map();
  const first = await show("/company/creators", cache);
  await expect.element(first.getByRole("row", { name: /水野 はるか/ })).toBeVisible();
  await first.unmount();
  const again = await show("/company/creators", cache);
  await expect.element(again.getByRole("row", { name: /水野 はるか/ })).toBeVisible();
  await again.getByRole("checkbox", { name: "旅行" }).click();
  await expect.poll(() => searches().at(-1)).toContain("category=travel");
  expect(tokens).toEqual(["a", "a"]);
});

test("an account that lets nobody read its views is not said to have too few posts", async () => {
  const closed = { ...unread, prShare: 0, recentViews: Array(20).fill({ views: null, isPr: false }) };
  found = aFoundPage({ docs: [closed], total: { value: 1, isAtLeast: false } });
  const screen = await show();
  const row = screen.getByRole("row", { name: /新田 そら/ });
  await expect.element(row).toMatchTextContent(/許可されていません/);
  await expect.element(row).not.toMatchTextContent(/投稿が足りません/);
});

test("what is not there says why, as the insight does, and is never 0", async () => {
  const screen = await show();
  const row = screen.getByRole("row", { name: /新田 そら/ });
  await expect.element(row).toMatchTextContent(/非公開.*投稿が足りません.*未取得/);
});

test("a filter stands in the address, is searched for and can be taken off", async () => {
  const screen = await show();
  await screen.getByRole("checkbox", { name: "旅行" }).click();
  await expect.poll(() => searches().at(-1)).toContain("category=travel");
  await screen.getByRole("button", { name: "旅行を解除" }).click();
  await expect.poll(() => screen.container.querySelector("output")?.textContent).toBe("");
});

test("an address with a place in the results that there is not begins with their first page", async () => {
  isCut = true;
  const screen = await show("/company/creators?category=travel&cursor=cut");
  await expect.element(screen.getByRole("row", { name: /水野 はるか/ })).toBeVisible();
  expect(screen.container.querySelector("output")?.textContent).toBe("?category=travel");
});

test("of two boxes ticked one after the other at once neither is lost", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("checkbox", { name: "旅行" })).toBeVisible();
  const boxes = ["美容", "旅行"].map((name) => screen.getByRole("checkbox", { name }).element());
  for (const box of boxes) if (box instanceof HTMLElement) box.click();
  for (const box of boxes) await expect.element(box).toBeChecked();
  await expect.poll(() => searches().at(-1)).toContain("category=beauty%2Ctravel");
});

test("of boxes of two lists ticked at once, before the page follows, neither is lost", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("checkbox", { name: "旅行" })).toBeVisible();
  const boxes = ["旅行", "25〜34歳"].map((name) => screen.getByRole("checkbox", { name }).element());
  for (const box of boxes) if (box instanceof HTMLElement) box.click();
  for (const box of boxes) await expect.element(box).toBeChecked();
  await expect.poll(() => searches().at(-1)).toMatch(/category=travel.*ageBand=/);
});

test("prices are typed in 万; a range with its ends crossed says so and does not search", async () => {
  const screen = await show();
  const price = screen.getByRole("group", { name: "推定PR費用（円）" });
  await price.getByLabelText("上限").fill("50");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => searches().at(-1)).toContain("priceMax=500000");
  const asked = searches().length;
  await price.getByLabelText("下限").fill("60");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("下限は上限以下にしてください")).toBeVisible();
  expect(searches()).toHaveLength(asked);
});

test("a sort is chosen in the head of its column", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "推定PR費用" }).click();
  await expect.poll(() => searches().at(-1)).toContain("sort=price");
  await expect
    .element(screen.getByRole("columnheader", { name: /推定PR費用/ }))
    .toHaveAttribute("aria-sort", "ascending");
});

test("who is chosen is added up as a range, and who has no estimate is named apart", async () => {
  const screen = await show();
  await screen.getByRole("checkbox", { name: "水野 はるかを選ぶ" }).click();
  await screen.getByRole("checkbox", { name: "結城 あおいを選ぶ" }).click();
  const bar = screen.getByRole("region", { name: "選択中のクリエイター" });
  await expect.element(bar).toMatchTextContent(/2人を選択中推定の合計 ¥36万〜62万/);
  await screen.getByRole("checkbox", { name: "新田 そらを選ぶ" }).click();
  await expect.element(bar).toMatchTextContent(/ほかに推定なし1人/);
  await bar.getByRole("button", { name: "解除" }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test("who is chosen is still chosen after looking at somebody, but not on another platform", async () => {
  const cache = new Map();
  const screen = await show("/company/creators", cache);
  await screen.getByRole("checkbox", { name: "水野 はるかを選ぶ" }).click();
  await screen.unmount();
  const back = await show("/company/creators", cache);
  await expect.element(back.getByText("1人を選択中")).toBeVisible();
  await back.unmount();
  const other = await show("/company/creators?platform=tiktok", cache);
  await expect.element(other.getByRole("row", { name: /水野 はるか/ })).toBeVisible();
  expect(other.getByText("1人を選択中").elements()).toEqual([]);
});

test("L and the mark of a row choose it and open the lists", async () => {
  const screen = await show();
  const row = screen.getByRole("row", { name: /水野 はるか/ });
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("l");
  await expect.element(screen.getByRole("menuitem", { name: /しずく/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "結城 あおいをリストに追加" }).click();
  await expect.element(screen.getByRole("group", { name: "2人をリストに追加" })).toBeVisible();
});

test("the next page keeps the count of the first one and knows its way back", async () => {
  const cache = new Map();
  found = aFoundPage({ docs: [mizuno], total: { value: 30, isAtLeast: false }, nextCursor: "second" });
  const screen = await show("/company/creators", cache);
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent(/30人/);
  found = aFoundPage({ docs: [yuki], total: null, page: 2 });
  await screen.getByRole("link", { name: "次へ" }).click();
  await expect.element(screen.getByText("2ページ目", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent(/30人/);
  await screen.getByRole("link", { name: "前へ" }).click();
  await expect.element(screen.getByRole("row", { name: /水野 はるか/ })).toBeVisible();
  await screen.unmount();
  const back = await show("/company/creators?cursor=second", cache);
  await expect.element(back.getByText("2ページ目", { exact: true })).toBeVisible();
  await expect.element(back.getByRole("heading", { level: 1 })).toMatchTextContent(/30人/);
});

test("on the last page of a plan there is no next one, and why", async () => {
  found = aFoundPage({ docs: [mizuno], nextCursor: "sixth", page: 5, pagesAllowed: 5 });
  const screen = await show();
  await expect.element(screen.getByText(/上限に達しました/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "次へ" })).not.toBeInTheDocument();
});

test("where nobody is found the filters set last are offered for removal", async () => {
  found = aFoundPage({ docs: [] });
  const screen = await show("/company/creators?country=JP&category=travel&lastPostDays=7");
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent(/条件に合うクリエイターが見つかりませんでした/);
  await screen.getByRole("button", { name: "「最終投稿 7日以内」を外す" }).click();
  await expect
    .poll(() => screen.container.querySelector("output")?.textContent)
    .toBe("?country=JP&category=travel");
});

test("on Free the further filters and the PR share are not there, and why", async () => {
  planId = "free";
  const screen = await show();
  await expect.element(screen.getByText(/Standardから使えます/)).toBeVisible();
  await expect.element(screen.getByRole("group", { name: "推定PR費用（円）" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("columnheader", { name: "PRの割合" })).not.toBeInTheDocument();
  // PR posts are among the dots there, and nothing tells them.
  await expect.element(screen.getByText("投稿", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("通常の投稿", { exact: true })).not.toBeInTheDocument();
});

test("an error stands in the place of the rows and can be tried again", async () => {
  isDown = true;
  const screen = await show();
  await expect.element(screen.getByText("クリエイターを読み込めませんでした")).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: "再読み込み" }).click();
  await expect.element(screen.getByRole("row", { name: /水野 はるか/ })).toBeVisible();
});

test("keywords beyond the limit are refused at the field", async () => {
  const screen = await show();
  const field = screen.getByRole("searchbox", { name: "キーワード" });
  await field.fill("一 二 三 四");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/キーワードは3語まで/)).toBeVisible();
  await field.fill("乾燥");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => decodeURIComponent(searches().at(-1) ?? "")).toContain("q=乾燥");
});

test("on a phone each row is a card, and the filters a sheet whose other ways out take them back", async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await expect.element(screen.getByRole("article").first()).toMatchTextContent(/水野 はるか/);
  await screen.getByRole("button", { name: "絞り込み" }).click();
  await screen.getByRole("dialog").getByRole("checkbox", { name: "旅行" }).click();
  await expect.element(screen.getByRole("button", { name: "412人を見る" })).toBeVisible();
  await screen.getByRole("button", { name: "絞り込みを閉じる" }).click();
  await expect.poll(() => screen.container.querySelector("output")?.textContent).toBe("");
});

test("a number is counted while it is typed, by one search, and what is set goes by a press on a phone too", async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await screen.getByRole("button", { name: "絞り込み" }).click();
  const dialog = screen.getByRole("dialog");
  const views = dialog.getByRole("group", { name: "再生数の中央値" });
  const asked = searches().length;
  await views.getByLabelText("下限").click();
  await userEvent.keyboard("10000");
  await expect.poll(() => searches().at(-1)).toContain("medianViewsMin=10000");
  expect(searches()).toHaveLength(asked + 1);
  await expect.element(views.getByLabelText("下限")).toHaveFocus();
  await screen.getByRole("button", { name: "412人を見る" }).click();
  await expect.element(screen.getByRole("button", { name: "再生数の中央値 1万以上を解除" })).toBeVisible();
  await screen.getByRole("button", { name: "すべて解除" }).click();
  await expect.poll(() => screen.container.querySelector("output")?.textContent).toBe("");
});
