import type { SavedSearch } from "@tomoru/contract/company/saved-searches";
import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aSavedSearch } from "@tomoru/contract/testing/saved-search.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter, useLocation, useSearchParams } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../../shared/site.ts";
import { SearchHead } from "./search-head.tsx";

startSite(site);

const shizuku = aSavedSearch({ newCount: 4 });
const travel = aSavedSearch({
  searchId: "019ab4d2-0000-7000-8000-0000000000f2",
  name: "旅行×リール",
  filters: { category: ["travel"] },
});
let docs: SavedSearch[] = [];
let csvRows = { used: 0, limit: 1000 };
let isFull = false;
let sent: { path: string; body: unknown }[] = [];
/** Whether the saved ones were read again after one was opened. */
let isReadAnew = false;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  docs = [shizuku, travel];
  csvRows = { used: 0, limit: 1000 };
  isFull = false;
  sent = [];
  isReadAnew = false;
  server = stubServer(({ path, body }) => {
    if (path.startsWith("/api/company/profile")) {
      const subscription = aSubscription();
      const usage = { ...subscription.usage, csvRows };
      return success(aCompanyProfile({ subscription: { ...subscription, usage } }));
    }
    if (path === "/api/company/search" && body === null) {
      isReadAnew = sent.some((one) => one.path.endsWith("/open"));
      return success({ docs });
    }
    sent.push({ path, body });
    if (isFull) return refusal(403, 2016);
    if (path.endsWith("/remove")) {
      docs = [travel];
      return success(undefined);
    }
    return success(shizuku);
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

function Head() {
  const [address] = useSearchParams();
  const { search } = useLocation();
  return (
    <>
      <SearchHead
        heading="412人が条件に合っています"
        address={address}
        total={{ value: 412, isAtLeast: false }}
      />
      <output>{decodeURIComponent(search)}</output>
    </>
  );
}

const show = (address = "/company/creators?platform=instagram&q=乾燥") =>
  render(
    <TestData>
      <MemoryRouter initialEntries={[address]}>
        <Head />
      </MemoryRouter>
    </TestData>,
  );

test("saved searches are tabs that say how many are new, and opening one tells that they were seen", async () => {
  const screen = await show();
  const tab = screen.getByRole("link", { name: "しずく 候補 新着4人" });
  await expect.element(tab).toMatchTextContent(/新着4/);
  await tab.click();
  const address = `?platform=instagram&category=beauty&medianViewsMin=10000&saved=${shizuku.searchId}`;
  await expect.element(screen.getByText(address)).toBeVisible();
  await expect
    .poll(() => sent.map(({ path }) => path))
    .toEqual([`/api/company/search/${shizuku.searchId}/open`]);
  await expect.poll(() => isReadAnew).toBe(true);
});

test("a search is saved with its filters under a name; mails are off unless asked for", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "検索を保存" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "検索を保存" });
  await expect.element(dialog.getByRole("checkbox")).not.toBeChecked();
  await dialog.getByLabelText(/検索の名前/).fill("乾燥の人");
  await dialog.getByRole("button", { name: "保存する" }).click();
  const body = { name: "乾燥の人", platform: "instagram", filters: { q: "乾燥" }, sort: "medianViews" };
  await expect
    .poll(() => sent[0])
    .toEqual({
      path: "/api/company/search",
      body: { ...body, isMailed: false },
    });
  await expect.element(screen.getByText("「乾燥の人」を保存しました")).toBeVisible();
  // It stands open now, and has new ones.
  await expect.poll(() => isReadAnew).toBe(true);
});

test("at the limit of the plan the dialog says so at the name", async () => {
  isFull = true;
  const screen = await show();
  await screen.getByRole("button", { name: "検索を保存" }).click();
  const dialog = screen.getByRole("alertdialog");
  await dialog.getByLabelText(/検索の名前/).fill("もう一つ");
  await dialog.getByRole("button", { name: "保存する" }).click();
  await expect.element(dialog.getByText(/現在のプランの上限に達しました/)).toBeVisible();
});

test("the open one is renamed, replaced, and mailed of from its menu", async () => {
  const screen = await show(`/company/creators?platform=instagram&q=秋&saved=${travel.searchId}`);
  const menu = screen.getByRole("button", { name: "検索「旅行×リール」の操作" });
  await menu.click();
  await screen.getByRole("menuitem", { name: "今の条件で上書きする" }).click();
  await expect.element(screen.getByText("「旅行×リール」を今の条件にしました")).toBeVisible();
  await menu.click();
  await screen.getByRole("menuitem", { name: "新着をメールで受け取る" }).click();
  await expect.element(screen.getByText(/1日に1通までメールでお知らせします/)).toBeVisible();
  await menu.click();
  await screen.getByRole("menuitem", { name: "名前を変える" }).click();
  await screen.getByRole("textbox", { name: /検索の名前/ }).fill("冬旅");
  await screen.getByRole("button", { name: "保存する" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { platform: "instagram", filters: { q: "秋" }, sort: "medianViews" },
      { isMailed: true },
      { name: "冬旅" },
    ]);
});

test("one that was deleted can be had back", async () => {
  docs = [{ ...shizuku, newCount: 0 }, travel];
  const screen = await show(`/company/creators?saved=${shizuku.searchId}`);
  await screen.getByRole("button", { name: "検索「しずく 候補」の操作" }).click();
  await screen.getByRole("menuitem", { name: "削除する" }).click();
  await expect.element(screen.getByText("「しずく 候補」を削除しました")).toBeVisible();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  const { name, platform, filters, sort, isMailed } = shizuku;
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      path: "/api/company/search",
      body: { name, platform, filters, sort, isMailed },
    });
});

test("with too few rows left a file is not asked for: a dialog says what is left, and leads to the plans", async () => {
  csvRows = { used: 900, limit: 1000 };
  const screen = await show();
  await expect.element(screen.getByText("今月あと100行")).toBeVisible();
  await screen.getByRole("button", { name: "CSV" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "CSVの上限" });
  await expect.element(dialog).toMatchTextContent(/今月の残りは100行、このファイルは412行です/);
  await expect.element(dialog.getByRole("link", { name: "プランを変更する" })).toBeVisible();
  expect(sent).toEqual([]);
});

test("a file is asked about before it takes rows of the month, and costs nothing where one thinks better of it", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "CSV" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "412行のCSVを作成しますか？" });
  await expect.element(dialog).toMatchTextContent(/今月の残りは1,000行です。作成すると588行になります。/);
  await dialog.getByRole("button", { name: "やめる" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await screen.getByRole("button", { name: "CSV" }).click();
  await dialog.getByRole("button", { name: "作成する" }).click();
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(["/api/company/creator/csv"]);
});

test("without a saved search there are no tabs", async () => {
  docs = [];
  const screen = await show();
  await expect.element(screen.getByRole("button", { name: "検索を保存" })).toBeVisible();
  await expect.element(screen.getByRole("navigation", { name: "保存した検索" })).not.toBeInTheDocument();
});
