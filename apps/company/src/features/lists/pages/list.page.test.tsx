import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aList, aListPage, aListRow } from "@tomoru/contract/testing/list.builder";
import { aBoardRow } from "@tomoru/contract/testing/work.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setLetters } from "../../../shared/keys/letters.store.ts";
import { site } from "../../../shared/site.ts";
import type { ListWithRows } from "../lists.queries.ts";
import { ListPage } from "./list.page.tsx";

startSite(site);

const id = aList().listId;
const lastDeal = { dealId: "CCCCCCCCCCCCCCCCCCCCCC", reportedOn: "2025-06-14", feeYen: 140_000 };
const mizuno = aListRow({ note: "PRでも落ちない。第一候補", lastDeal });
const yuki = aListRow({
  creatorId: "2Xk8nB5qW3rYtM7jH0dL4z",
  handle: "aoi.bathtime",
  displayName: "結城 あおい",
  price: { minYen: 160_000, maxYen: 270_000 },
});
const gone = aListRow({
  creatorId: "9Pa6vC1eU8iOsG2fJ5kQ3x",
  handle: "new.face",
  displayName: "新田 そら",
  isGone: true,
  price: null,
  medianViews: null,
  followers: null,
  recentViews: [],
});

const answers = [
  aBoardRow({ creatorId: mizuno.creatorId }),
  aBoardRow({ creatorId: yuki.creatorId, answer: "waiting", decidedAt: null, deal: null }),
];

let list: ListWithRows;
let isNoteDown = false;
let sent: { path: string; body: unknown }[] = [];
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  list = {
    ...aList({ budgetBand: "u50", explanation: "乾燥の実感を話せる人" }),
    rows: [mizuno, yuki, gone],
    priceTotal: { minYen: 360_000, maxYen: 620_000, unknown: 1 },
    consultationId: null,
  };
  isNoteDown = false;
  sent = [];
  server = stubServer(({ path, body }) => {
    if (path.startsWith("/api/company/profile"))
      return success(aCompanyProfile({ subscription: aSubscription({ planId: "standard" }) }));
    if (path.startsWith("/api/company/work/")) return success({ docs: answers });
    if (path.startsWith("/api/company/list?")) return success(aListPage());
    if (path.startsWith("/api/influencer/utils/category")) return success([]);
    if (path === `/api/company/list/${id}?sort=added`) return success(list);
    if (path.startsWith(`/api/company/list/${id}?sort=`)) return success(list);
    if (body !== null) sent.push({ path, body });
    if (isNoteDown) return refusal(503, 5000);
    if (path.endsWith("/creator/remove")) {
      list = { ...list, rows: list.rows.slice(1), count: 2 };
      return success({ count: 2, undo: "sealed" });
    }
    if (path.endsWith("/creator")) {
      list = { ...list, rows: [mizuno, yuki, gone], count: 3 };
      return success({ added: 1, addedIds: [mizuno.creatorId], already: 0, skipped: [], count: 3 });
    }
    if (path === `/api/company/list/${id}`) return success({ ...list, budgetBand: "50-100" });
    if (path.startsWith("/api/company/list/")) return success(undefined);
    return refusal(404, 2005);
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

const show = () =>
  render(
    <TestData>
      <MemoryRouter initialEntries={[`/company/lists/${id}`]}>
        <Routes>
          <Route path="/company/lists/:id" element={<ListPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </TestData>,
  );

test("a row says when and for how much there was a deal last, and leads to it, on a phone too", async () => {
  const screen = await show();
  const link = screen.getByRole("link", { name: "水野 はるかとの前回の取引 2025年6月 ¥140,000" });
  await expect.element(link).toHaveAttribute("href", `/company/deals/${lastDeal.dealId}`);
  await expect.element(screen.getByRole("row").nth(2)).toMatchTextContent(/—$/);
  await page.viewport(390, 844);
  await expect.element(link).toHaveTextContent("2025年6月 ¥140,000");
});

test("the sum of those who are asked stands beside the band, without who is gone", async () => {
  const screen = await show();
  await expect.element(screen.getByText("2人の推定PR費用の合計")).toBeVisible();
  await expect.element(screen.getByText("上限を¥12万超えるかもしれません")).toBeVisible();
  await expect
    .element(screen.getByRole("img", { name: "推定の合計は¥36万〜62万、予算の帯は50万円未満です" }))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "2人に相談する" })).toBeVisible();
  const row = screen.getByRole("row", { name: /新田 そら/ });
  await expect.element(row).toMatchTextContent(/非公開/);
  await expect.element(row.getByRole("link")).not.toBeInTheDocument();
});

test("another band is saved, and the sentence follows it", async () => {
  const screen = await show();
  await screen.getByLabelText("予算の帯（税抜）").selectOptions("50-100");
  await expect
    .poll(() => sent)
    .toEqual([{ path: `/api/company/list/${id}`, body: { budgetBand: "50-100" } }]);
});

test("a note is written in its row and saved when it is left", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "結城 あおいのメモ メモを書く" }).click();
  await userEvent.keyboard("入浴の動画と相性がよい");
  await userEvent.tab();
  await expect.element(screen.getByText("保存しました")).toBeVisible();
  const path = `/api/company/list/${id}/creator/${yuki.creatorId}`;
  expect(sent).toEqual([{ path, body: { note: "入浴の動画と相性がよい" } }]);
  await expect.element(screen.getByRole("button", { name: /入浴の動画と相性がよい/ })).toBeVisible();
});

test("a note that could not be saved stays in its field and says so", async () => {
  isNoteDown = true;
  const screen = await show();
  await screen.getByRole("button", { name: "結城 あおいのメモ メモを書く" }).click();
  await userEvent.keyboard("消えない");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText(/保存できませんでした/)).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "結城 あおいのメモ" })).toHaveValue("消えない");
});

test("who is taken out can be put back to their place, with the note", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "水野 はるかをリストから外す" }).click();
  await expect.element(screen.getByText("水野 はるかを外しました")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /水野 はるか/ })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(screen.getByText("1人をリストに戻しました")).toBeVisible();
  const path = `/api/company/list/${id}/creator`;
  expect(sent).toEqual([
    { path: `${path}/remove`, body: { creatorIds: [mizuno.creatorId] } },
    { path, body: { creatorIds: [mizuno.creatorId], undo: "sealed" } },
    { path: `${path}/${mizuno.creatorId}`, body: { note: "PRでも落ちない。第一候補" } },
  ]);
});

test("what was done is said above the page: the rows keep their place, and it can be closed", async () => {
  const screen = await show();
  const top = () => screen.getByRole("table").element().getBoundingClientRect().top;
  await expect.element(screen.getByRole("table")).toBeVisible();
  const before = top();
  await screen.getByRole("button", { name: "水野 はるかをリストから外す" }).click();
  await expect.element(screen.getByText("水野 はるかを外しました")).toBeVisible();
  expect(top()).toBe(before);
  await screen.getByRole("button", { name: "お知らせを閉じる" }).click();
  await expect.element(screen.getByText("水野 はるかを外しました")).not.toBeInTheDocument();
});

test("who is selected stays so while somebody else is taken out", async () => {
  const screen = await show();
  await screen.getByRole("checkbox", { name: /結城 あおい/ }).click();
  await expect.element(screen.getByText("1人を選択中")).toBeVisible();
  await screen.getByRole("button", { name: "水野 はるかをリストから外す" }).click();
  await expect.element(screen.getByText("水野 はるかを外しました")).toBeVisible();
  await expect.element(screen.getByText("1人を選択中")).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: /結城 あおい/ })).toBeChecked();
});

test("the second press of a double one takes nobody else out", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "水野 はるかをリストから外す" }).dblClick();
  await expect.element(screen.getByText("水野 はるかを外しました")).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /結城 あおい/ })).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual([`/api/company/list/${id}/creator/remove`]);
});

test("with the focus on a row M writes its note, Backspace takes it out, C goes to ask", async () => {
  const screen = await show();
  const row = screen.getByRole("row", { name: /水野 はるか/ });
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("m");
  await expect.element(screen.getByRole("textbox", { name: "水野 はるかのメモ" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  await expect.element(screen.getByText("水野 はるかを外しました")).toBeVisible();
  (screen.getByRole("row", { name: /結城 あおい/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("c");
  await expect.element(screen.getByText(`/company/consultation/new?list=${id}`)).toBeVisible();
});

test("? shows the keys; on a device that has letters off they do nothing, and no hint is there", async () => {
  const screen = await show();
  const row = screen.getByRole("row", { name: /水野 はるか/ });
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("?");
  const help = screen.getByRole("alertdialog", { name: "キーボードの操作" });
  await expect.element(help).toMatchTextContent(/Backspaceリストから外す/);
  await userEvent.keyboard("{Escape}");
  await expect.element(help).not.toBeInTheDocument();
  setLetters(false);
  await expect.element(screen.getByText("キーの一覧")).not.toBeInTheDocument();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("m");
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("row", { name: /結城 あおい/ })).toHaveFocus();
  setLetters(true);
});

test("a consulted list takes nobody in or out, keeps its band, and takes notes", async () => {
  list = {
    ...list,
    status: "consulted",
    consultedAt: "2026-11-02T01:00:00.000Z",
    budgetBand: "100-300",
  };
  const screen = await show();
  await expect.element(screen.getByText("11月2日に3人へ相談しました。")).toBeVisible();
  await expect.element(screen.getByText(/追加できません。メモは書けます。/)).toBeVisible();
  await expect.element(screen.getByText("相談のときに固定しました")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "複製して新しいリスト" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /リストから外す/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /相談する/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "結城 あおいのメモ メモを書く" })).toBeVisible();
});

test("what came of a consulted list stands in its rows, and leads to the results", async () => {
  list = {
    ...list,
    status: "consulted",
    consultedAt: "2026-11-02T01:00:00.000Z",
    consultationId: "019ab4d2-0000-7000-8000-0000000000e1",
  };
  const screen = await show();
  await expect
    .element(screen.getByRole("link", { name: "結果を見る" }))
    .toHaveAttribute("href", "/company/campaigns/019ab4d2-0000-7000-8000-0000000000e1");
  const now = (name: RegExp) => expect.element(screen.getByRole("row", { name }));
  await now(/水野 はるか/).toMatchTextContent(/条件の変更が届いています.*11月3日/);
  await now(/結城 あおい/).toMatchTextContent(/回答を待っています/);
});

test("a list that the plan has locked can be read, and says why it cannot be changed", async () => {
  list = { ...list, isLocked: true };
  const screen = await show();
  await expect.element(screen.getByText("プランの上限により編集できません").first()).toBeVisible();
  await expect.element(screen.getByRole("row", { name: /水野 はるか/ })).toMatchTextContent(/第一候補/);
  await expect.element(screen.getByRole("button", { name: /メモ/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("combobox", { name: /予算の帯/ })).not.toBeInTheDocument();
});

test("on a phone rows are cards, and a note opens a sheet", async () => {
  await page.viewport(390, 844);
  const screen = await show();
  await screen.getByRole("button", { name: "水野 はるかのメモ PRでも落ちない。第一候補" }).click();
  const sheet = screen.getByRole("dialog", { name: "水野 はるかのメモ" });
  await expect.element(sheet.getByRole("textbox")).toHaveValue("PRでも落ちない。第一候補");
  await sheet.getByRole("textbox").fill("第二候補");
  await sheet.getByRole("button", { name: "閉じる" }).last().click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ note: "第二候補" }]);
});

test("an empty list leads to the search, a missing one back to all", async () => {
  list = { ...list, rows: [], count: 0, priceTotal: { minYen: 0, maxYen: 0, unknown: 0 } };
  const screen = await show();
  await expect.element(screen.getByText("まだ誰も入っていません")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "クリエイターをさがす" })).toBeVisible();
});
