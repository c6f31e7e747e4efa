import type { Insight } from "@tomoru/contract/company/insight";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { anInsight, aSparseInsight } from "@tomoru/contract/testing/insight.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { comparePath, paths } from "../../../app/paths.ts";
import { CompareLink } from "../../../shared/accounts/compare-link.tsx";
import { site } from "../../../shared/site.ts";
import { ComparePage } from "./compare.page.tsx";

startSite(site);

const mizuno = anInsight();
const yuki = anInsight({
  creatorId: "2Xk8nB5qW3rYtM7jH0dL4z",
  displayName: "結城 あおい",
  followers: 60_000,
  medianViews: 40_000,
});
const unread = aSparseInsight({ creatorId: "9Pa6vC1eU8iOsG2fJ5kQ3x", displayName: "新田 そら" });

let docs: Insight[];
let refused: ReturnType<typeof refusal> | undefined;
let planId: "free" | "standard";
let usage: Pick<Subscription, "usage"> | undefined;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  docs = [mizuno, yuki, unread];
  refused = undefined;
  planId = "standard";
  usage = undefined;
  server = stubServer(({ path }) => {
    if (path.startsWith("/api/company/profile"))
      return success(aCompanyProfile({ subscription: aSubscription({ planId, ...usage }) }));
    const ids = new URLSearchParams(path.split("?")[1]).get("ids") ?? "";
    return refused ?? success({ docs: docs.filter(({ creatorId }) => ids.includes(creatorId)) });
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
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (ids = docs.map(({ creatorId }) => creatorId)) =>
  render(
    <TestData>
      <MemoryRouter initialEntries={[comparePath({ platform: "instagram", ids })]}>
        <ComparePage />
        <Address />
      </MemoryRouter>
    </TestData>,
  );

test("each row is a number, the best one marked by a word, what is missing named", async () => {
  const screen = await show();
  const followers = screen.getByRole("row", { name: /^フォロワー/ });
  await expect.element(followers.getByRole("cell").nth(0)).toMatchTextContent(/^124,000/);
  await expect.element(followers.getByRole("cell").nth(1)).toMatchTextContent(/^60,000$/);
  const views = screen.getByRole("row", { name: /^再生数の中央値/ });
  await expect.element(views.getByRole("cell").nth(1)).toMatchTextContent(/^40,000最多フォロワーの66%$/);
  await expect.element(views.getByRole("cell").nth(2)).toMatchTextContent(/^投稿が足りません（あと1件）$/);
  await expect.element(screen.getByRole("row", { name: /^PRの割合/ })).toMatchTextContent(/12%/);
});

test("whoever has compared goes on with one of them: into a list, or to ask", async () => {
  const screen = await show([mizuno.creatorId, yuki.creatorId]);
  const next = screen.getByRole("row", { name: /^次にすること/ });
  await expect.element(next.getByRole("button", { name: "リストに追加：結城 あおい" })).toBeVisible();
  await expect
    .element(next.getByRole("link", { name: "結城 あおいに相談する" }))
    .toHaveAttribute("href", expect.stringContaining(yuki.creatorId));
});

test("somebody is taken out of the comparison; with one left it asks for another", async () => {
  const screen = await show([mizuno.creatorId, yuki.creatorId]);
  await screen.getByRole("button", { name: "結城 あおいを外す" }).click();
  await expect
    .poll(() => screen.container.querySelector("output")?.textContent)
    .toBe(`/company/compare?platform=instagram&ids=${mizuno.creatorId}`);
  await expect.element(screen.getByRole("heading", { level: 1 })).toMatchTextContent(/2人以上選んでください/);
});

test.each([
  [8, "比べると、今月見られるあと2人のうち、最大2人分を使います。"],
  [0, "比べると、今月見られるあと10人のうち、最大3人分を使います。"],
])("where few insights are left, %s used of 10, the link says how many it takes", async (used, said) => {
  const { usage: before } = aSubscription({ planId });
  usage = { usage: { ...before, insights: { used, limit: 10 } } };
  const ids = docs.map(({ creatorId }) => creatorId);
  const screen = await render(
    <TestData>
      <MemoryRouter>
        <CompareLink ids={ids} platform="instagram" />
      </MemoryRouter>
    </TestData>,
  );
  await expect.element(screen.getByText(said)).toBeVisible();
});

test.each([
  ["/company/creators?platform=instagram&category=beauty&followersMin=10000", "検索結果に戻る"],
  ["/company/lists/9Pa6vC1eU8iOsG2fJ5kQ3x", "リストに戻る"],
])(
  "the way back leads to where it was opened, %s, also after somebody was taken out",
  async (from, label) => {
    const ids = docs.map(({ creatorId }) => creatorId);
    const screen = await render(
      <TestData>
        <MemoryRouter initialEntries={[from]}>
          <Routes>
            <Route path={paths.compare} element={<ComparePage />} />
            <Route path="*" element={<CompareLink ids={ids} platform="instagram" />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </TestData>,
    );
    await screen.getByRole("link", { name: "比べる" }).click();
    await screen.getByRole("button", { name: "結城 あおいを外す" }).click();
    const back = screen.getByRole("link", { name: label });
    await expect.element(back).toHaveAttribute("href", from);
    await back.click();
    await expect.poll(() => screen.container.querySelector("output")?.textContent).toBe(from);
  },
);

test("on Free there are no rows about PR posts", async () => {
  planId = "free";
  const screen = await show();
  await expect.element(screen.getByRole("row", { name: /^フォロワー/ })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /^PR/ })).not.toBeInTheDocument();
});

test("where one of them is gone the page says so and shows nobody", async () => {
  refused = refusal(404, 2005);
  const screen = await show();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent(/誰かが、現在公開されていません/);
  await expect.element(screen.getByRole("table")).not.toBeInTheDocument();
});

test("a failure can be tried again", async () => {
  refused = refusal(503, 5000);
  const screen = await show();
  await expect.element(screen.getByText("比べる数値を読み込めませんでした")).toBeVisible();
  refused = undefined;
  await screen.getByRole("button", { name: "再読み込み" }).click();
  await expect.element(screen.getByRole("row", { name: /^フォロワー/ })).toBeVisible();
});
