import type { Insight, PrAnalysis } from "@tomoru/contract/company/insight";
import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aFoundPage, anAccountCard } from "@tomoru/contract/testing/creator.builder";
import { anInsight, aPrAnalysis, aSparseInsight } from "@tomoru/contract/testing/insight.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paths } from "../../../app/paths.ts";
import { site } from "../../../shared/site.ts";
import type { Walk } from "../../../shared/walk.ts";
import { InsightPage } from "./insight.page.tsx";

startSite(site);

const [first, second, third] = ["7Fq2mZ0pK4sXbN9vT1cR6w", "2Xk8nB5qW3rYtM7jH0dL4z", "9Pa6vC1eU8iOsG2fJ5kQ3x"];
const names: Record<string, string> = {
  [first]: "水野 はるか",
  [second]: "結城 あおい",
  [third]: "新田 そら",
};

let insight: Insight;
let pr: PrAnalysis | null;
let planId: "free" | "standard";
let refused: { status: number; json: unknown } | undefined;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  vi.setSystemTime("2026-11-22T03:00:00.000Z");
  insight = anInsight();
  pr = aPrAnalysis();
  planId = "standard";
  refused = undefined;
  server = stubServer(({ path }) => {
    if (path.startsWith("/api/company/profile"))
      return success(aCompanyProfile({ subscription: aSubscription({ planId }) }));
    if (path.startsWith("/api/influencer/utils/category"))
      return success([{ categoryId: "beauty", categoryName: "美容", categoryNameEn: "Beauty" }]);
    if (path.startsWith("/api/company/creator?"))
      return success(aFoundPage({ docs: [anAccountCard({ creatorId: third })], total: null, page: 2 }));
    if (refused) return refused;
    if (path.includes("/pr?")) return success(pr);
    const id = path.split("/").at(-1)?.split("?")[0] ?? "";
    return success({ ...insight, creatorId: id, displayName: names[id] ?? insight.displayName });
  });
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await page.viewport(1440, 900);
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const walk: Walk = {
  platform: "instagram",
  ids: [first, second],
  from: {
    kind: "search",
    address: "category=beauty",
    before: [],
    nextCursor: "next",
    first: 1,
    total: { value: 412, isAtLeast: false },
  },
};

const show = (state?: { walk: Walk }, id = first) =>
  render(
    <TestData>
      <MemoryRouter
        initialEntries={[{ pathname: `/company/creators/${id}`, search: "?platform=instagram", state }]}
      >
        <main>
          <Routes>
            <Route path={paths.insight} element={<InsightPage />} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <Address />
      </MemoryRouter>
    </TestData>,
  );
type Screen = Awaited<ReturnType<typeof show>>;
const heading = (screen: Screen) => screen.getByRole("heading", { level: 1 });
const answer = (screen: Screen) => screen.getByRole("region", { name: "要点" });

test("four numbers stand below the answer, each with its sum in words", async () => {
  const screen = await show();
  await expect.element(heading(screen)).toMatchTextContent(/水野 はるか/);
  const box = answer(screen);
  await expect.element(box).toMatchTextContent(/PR投稿でも、再生数はほとんど変わっていません/);
  await expect.element(box).toMatchTextContent(/31,200回リール42本の真ん中・フォロワーの25%/);
  await expect.element(box).toMatchTextContent(/−6%PR6本と通常36本の比較（参考値）/);
  await expect.element(box).toMatchTextContent(/4\.8%（いいね＋コメント）÷ 再生数/);
  await expect.element(box).toMatchTextContent(/¥20万〜35万目安です。合意した額ではありません/);
});

test.each([
  [90, "PR投稿でも、再生数はほとんど変わっていません"],
  [89, "PR投稿では、再生数が少し下がります"],
  [69, "PR投稿では、再生数が下がります"],
  [null, "PR投稿が少なく、比べられません"],
])("with PR posts at %s %% of the others it answers: %s", async (ratio, text) => {
  pr = aPrAnalysis({ ratio });
  const screen = await show();
  await expect.element(answer(screen)).toMatchTextContent(new RegExp(text));
});

test("each figure has a sentence and can be read as a table", async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole("img", { name: /直近50本の再生数。中央値31,200回。PR投稿6本は中央値29,400回/ }))
    .toBeVisible();
  const buttons = screen.getByRole("button", { name: "表で見る" });
  await expect.poll(() => buttons.elements().length).toBe(5);
  for (const button of buttons.elements()) await userEvent.click(button);
  await expect.element(screen.getByRole("table", { name: "フォロワーの推移" })).toMatchTextContent(/未取得/);
  await expect.element(screen.getByRole("table", { name: "推定PR費用" })).toMatchTextContent(/¥274,560/);
  await expect
    .element(screen.getByRole("table", { name: "曜日と時間帯ごとの投稿の本数" }))
    .toMatchTextContent(/日/);
});

test("the estimate comes with its formula", async () => {
  const screen = await show();
  const box = screen.getByRole("region", { name: "推定PR費用" });
  await expect
    .element(box)
    .toMatchTextContent(/31,200回× 1回あたり¥8× 反応率の係数1\.1＝¥274,560その75%〜125%¥20万〜35万/);
});

test("facts to check come with what to do about them", async () => {
  const screen = await show();
  const box = screen.getByRole("region", { name: "確かめておくこと" });
  await expect.element(box).toMatchTextContent(/11月20日の急増は、1日前に3\.1万回再生されたリールの後です/);
  await expect
    .element(box)
    .toMatchTextContent(/11日前にPR投稿があります（「冬のこっくりクリーム 3」で始まる投稿）/);
  await expect.element(box).toMatchTextContent(/PRは6本だけです。 差は参考値として見てください/);
  await expect.element(box).toMatchTextContent(/「続きを読む」の後にある投稿が1本/);
});

test("the last PR posts say where their label stands, and all of them can be seen", async () => {
  const screen = await show();
  const box = screen.getByRole("region", { name: "最近のPR投稿" });
  await expect.element(box).toMatchTextContent(/6本中3本/);
  await expect.element(box.getByRole("row").nth(3)).toMatchTextContent(/「続きを読む」の後 #pr/);
  await box.getByRole("button", { name: "6本すべてを表示" }).click();
  await expect.poll(() => box.getByRole("row").elements().length).toBe(7);
});

test("on Free title and frame of the PR posts stand, the values are not asked for", async () => {
  planId = "free";
  insight = anInsight({ posts: anInsight().posts.map((post) => ({ ...post, isPr: null })) });
  const screen = await show();
  const box = screen.getByRole("region", { name: "PRと通常" });
  await expect.element(box.getByRole("link", { name: "プランを変更する" })).toBeVisible();
  await expect.element(answer(screen)).toMatchTextContent(/1本あたり、およそ31,200回再生されています/);
  expect(server.calls.filter((call) => call.includes("/pr?"))).toEqual([]);
});

test("below five posts there is no number, and why", async () => {
  insight = aSparseInsight();
  pr = null;
  const screen = await show();
  await expect.element(answer(screen)).toMatchTextContent(/投稿が5本に満たないため、出していません/);
  await expect.element(answer(screen)).toMatchTextContent(/投稿が足りません（あと1件）/);
  await expect
    .element(screen.getByRole("region", { name: "PRと通常" }))
    .toMatchTextContent(/投稿が足りません（あと6件）/);
  await expect
    .element(screen.getByRole("region", { name: "投稿の曜日と時間" }))
    .toMatchTextContent(/あと6件/);
});

test.each([
  ["hidden", "非公開"],
  ["notGranted", "許可されていません"],
  ["notRead", "未取得"],
] as const)("what is missing as %s is said to be %s, and is never 0", async (reason, text) => {
  insight = aSparseInsight({ missing: { medianViews: reason, engagement: reason, price: reason } });
  pr = null;
  const screen = await show();
  await expect.element(answer(screen)).toMatchTextContent(new RegExp(`再生数の中央値${text}`));
  await expect.element(answer(screen)).not.toMatchTextContent(/\b0/);
});

test("figures older than three days are named as such in place of when they were read", async () => {
  insight = anInsight({ readAt: "2026-11-18T19:12:00.000Z" });
  const old = await show();
  await expect.element(old.getByText("11月19日の数値です")).toBeVisible();
  await expect.element(old.getByText(/1週間より前の数値です/)).not.toBeInTheDocument();
  await old.unmount();
  insight = anInsight({ readAt: "2026-11-10T19:12:00.000Z" });
  const veryOld = await show();
  await expect.element(veryOld.getByText(/1週間より前の数値です/)).toBeVisible();
});

test("today's figures say when they were read", async () => {
  const screen = await show();
  await expect.element(screen.getByRole("heading", { name: /今日 .* に取得/ })).toBeVisible();
});

test("who is no longer visible is said to be gone, with a way on", async () => {
  refused = refusal(404, 2005) as typeof refused;
  const screen = await show({ walk });
  await expect.element(heading(screen)).toMatchTextContent(/このクリエイターは現在公開されていません/);
  await expect.element(screen.getByRole("link", { name: "ほかのクリエイターをさがす" })).toBeVisible();
  refused = undefined;
  await screen.getByRole("button", { name: "次のクリエイター" }).click();
  await expect.element(heading(screen)).toMatchTextContent(/結城 あおい/);
});

test("at the end of the month's insights the way leads to the plans", async () => {
  refused = {
    status: 403,
    json: {
      success: false,
      subStatusCode: 2016,
      message: "refused",
      requestId: "1",
      errors: [{ field: "plan", subStatusCode: 2016, message: "" }],
    },
  };
  const screen = await show();
  await expect.element(heading(screen)).toMatchTextContent(/今月のインサイトは、上限に達しました/);
  await expect.element(screen.getByText("エラーコード 2016")).toBeVisible();
  await screen.getByRole("link", { name: "プランを変更する" }).click();
  await expect.poll(() => screen.container.querySelector("output")?.textContent).toBe(paths.plan);
});

test("an error stands in the place of the figures and can be tried again", async () => {
  refused = refusal(503, 5000) as typeof refused;
  const screen = await show();
  await expect.element(screen.getByText("インサイトを読み込めませんでした")).toBeVisible();
  refused = undefined;
  await screen.getByRole("button", { name: "再読み込み" }).click();
  await expect.element(heading(screen)).toMatchTextContent(/水野 はるか/);
});

test("J and K go through the results, on to the next page of them", async () => {
  const screen = await show({ walk });
  await expect.element(screen.getByRole("link", { name: "検索結果（412人中 1人目）" })).toBeVisible();
  await expect.element(heading(screen)).toMatchTextContent(/水野 はるか/);
  (heading(screen).element() as HTMLElement).focus();
  await userEvent.keyboard("j");
  await expect.element(heading(screen)).toMatchTextContent(/結城 あおい/);
  await expect.element(heading(screen)).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(heading(screen)).toMatchTextContent(/新田 そら/);
  await expect.element(screen.getByRole("link", { name: "検索結果（412人中 3人目）" })).toBeVisible();
  expect(server.calls.filter((call) => call.includes("cursor=next"))).toHaveLength(1);
  (heading(screen).element() as HTMLElement).focus();
  await userEvent.keyboard("k");
  await expect.poll(() => server.calls.filter((call) => call.includes("/creator?")).length).toBe(2);
});

test("the way back leads to the page of the results that one has come to", async () => {
  const screen = await show({ walk }, second);
  await expect.element(screen.getByRole("link", { name: "検索結果（412人中 2人目）" })).toBeVisible();
  await screen.getByRole("button", { name: "次のクリエイター" }).click();
  await screen.getByRole("link", { name: "検索結果（412人中 3人目）" }).click();
  await expect
    .poll(() => screen.container.querySelector("output")?.textContent)
    .toBe("/company/creators?category=beauty&cursor=next");
});

test("the creator's other accounts are tabs", async () => {
  const screen = await show();
  const tabs = screen.getByRole("navigation", { name: "媒体" });
  await expect.element(tabs.getByRole("link", { name: /Instagram/ })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: /TikTok/ }).click();
  await expect
    .poll(() => screen.container.querySelector("output")?.textContent)
    .toBe(`/company/creators/${first}?platform=tiktok`);
});

test("lists that have the account are named, with their notes", async () => {
  insight = anInsight({
    lists: [{ listId: "a", name: "しずく 12月発売 候補", note: "色白の人にも合うか聞く" }],
  });
  const screen = await show();
  await expect.element(screen.getByText("「しずく 12月発売 候補」に追加済み")).toBeVisible();
  await expect.element(screen.getByText("色白の人にも合うか聞く")).toBeVisible();
});

test("on a phone the posts are blocks, and the order is answer, charts, price, record, checks", async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await expect.element(heading(screen)).toMatchTextContent(/水野 はるか/);
  await expect.element(screen.getByRole("list", { name: "最近のPR投稿" })).toBeVisible();
  const order = screen
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  const wanted = ["投稿ごとの再生数", "フォロワーの推移", "推定PR費用", "Tomoruでの実績", "確かめておくこと"];
  expect(order.filter((text) => wanted.includes(text ?? ""))).toEqual(wanted);
});
