import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import { limits } from "@tomoru/contract/limits";
import { aCompanyDeal, aDeal } from "@tomoru/contract/testing/deal.builder";
import { aDraft, aPost, aReport } from "@tomoru/contract/testing/delivery.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success, successAt } from "@tomoru/web/testing/stub-server.ts";
import { setServerTime } from "@tomoru/web/time/server-clock.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DealPage } from "../frame/deal-page.tsx";
import { conflict, dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  vi.setSystemTime("2026-12-10T03:00:00.000Z");
  await startDealWords();
  await page.viewport(1440, 900);
});
afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

const agreed = { contractVersion: 1, funding: "secured", diff: null } as const;
const drafting = (part: Partial<CreatorDeal> = {}) =>
  aDeal({
    ...agreed,
    state: "contracted",
    turnKind: "draft",
    can: ["sendDraft"],
    draftRoundsLeft: 3,
    ...part,
  });
const reviewing = (caption: string) =>
  aCompanyDeal({
    ...agreed,
    state: "draft_review",
    turn: "company",
    turnKind: "review",
    can: ["askChanges", "approveDraft"],
    drafts: [aDraft({ caption })],
    draftRoundsLeft: 2,
  });
const posting = (part: Partial<CreatorDeal> = {}) =>
  aDeal({
    ...agreed,
    state: "draft_approved",
    turnKind: "post",
    can: ["addPost", "report"],
    posts: [aPost()],
    postsMissing: [],
    ...part,
  });
const reported = aCompanyDeal({
  ...agreed,
  state: "reported",
  turn: "company",
  turnKind: "accept",
  can: ["acceptReport", "rejectReport"],
  posts: [aPost()],
  report: aReport({ reportedAt: "2026-12-10T03:10:00.000Z", payDueOn: "2026-12-30" }),
});

function open(deal: CreatorDeal | CompanyDeal, refusing?: string) {
  server = serveDeal(({ method, path }) => {
    if (method !== "GET" && refusing) return conflict(refusing);
    return /\/deal\/[^/]+$/.test(path) || method !== "GET" ? (success(deal) as { json: unknown }) : undefined;
  });
  return stageDeal({ side: "leastFeeYen" in deal ? "company" : "creator", page: <DealPage /> });
}
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a caption is looked at while it is typed, one press puts the label in front, and then it can be sent", async () => {
  await open(drafting());
  const caption = page.getByRole("textbox", { name: /本文/ });
  await caption.fill("しずくを使って7日目。\n#しずく #PR");
  await expect.element(page.getByText("表記がほかのハッシュタグの後にあります")).toBeVisible();
  await expect.element(button("企業に出す")).toHaveAttribute("aria-disabled", "true");
  await button("1行目に「#PR」を入れる").click();
  await expect.element(caption).toHaveValue("#PR\nしずくを使って7日目。\n#しずく #PR");
  await expect.element(page.getByText("広告とわかる表記が入っています")).toBeVisible();
  await button("企業に出す").click();
  await expect.poll(() => server.sent).toHaveLength(1);
  expect(server.sent[0]).toMatchObject({ path: `/api/influencer/deal/${dealId}/draft` });
});

test("what is said of where the label goes is the rule: before the fold, not only on line one", async () => {
  await open(drafting());
  await expect.element(page.getByText(/「続きを読む」の前（3行目まで、はじめの125文字以内）/)).toBeVisible();
  await page.getByRole("textbox", { name: /本文/ }).fill("7日目です。\nしずくの化粧水\n#PR");
  await expect.element(page.getByText("「続きを読む」の前にあります")).toBeVisible();
});

test("a draft with a text that is too long is not cut, and not sent", async () => {
  await open(drafting());
  const caption = page.getByRole("textbox", { name: /本文/ });
  const long = `#PR ${"し".repeat(limits.draftCaptionMaxLength)}`;
  await caption.fill(long);
  await button("企業に出す").click();
  await expect.element(caption).toHaveValue(long);
  await expect.element(caption).toHaveAccessibleDescription("本文は5000文字以内で入力してください");
  await expect.element(caption).toHaveFocus();
  expect(server.sent).toEqual([]);
});

test("a request with more points than can be sent, or one that is too long, says so and stays", async () => {
  await open(reviewing("#PR\nしずくを使って7日目。"));
  const changes = page.getByRole("textbox", { name: /修正のお願い/ });
  await changes.fill(
    Array.from({ length: limits.changesPerDraft + 1 }, (_, nth) => `${nth}を直す`).join("\n"),
  );
  await button("修正をお願いする").click();
  await expect.element(page.getByText("お願いは20個までにしてください")).toBeVisible();
  await changes.fill("あ".repeat(limits.draftChangeMaxLength + 1));
  await button("修正をお願いする").click();
  await expect.element(page.getByText("お願いは1つ500文字以内で入力してください")).toBeVisible();
  expect(server.sent).toEqual([]);
});

test("a draft whose label comes after the fold cannot be approved, and the request is written already", async () => {
  await open(reviewing(`${"しずくを使って7日目。".repeat(13)} #PR`));
  await expect.element(page.getByText("表記が「続きを読む」の後にあります")).toBeVisible();
  await expect.element(page.getByText("… 続きを読む").first()).toBeVisible();
  await expect.element(button("この下書きを承認する")).toHaveAttribute("aria-disabled", "true");
  const changes = page.getByRole("textbox", { name: /修正のお願い/ });
  await expect.element(changes).toHaveValue("本文の1行目に「#PR」を入れてください。");
  await changes.fill("PRの表記は外してください");
  await button("修正をお願いする").click();
  await expect.element(page.getByText("広告の表記を外すことは依頼できません。")).toBeVisible();
  expect(server.sent).toEqual([]);
});

test("a clear draft is approved after one question, which says that a request in writing is not sent", async () => {
  const unsent = "入力した修正のお願いは送られません。";
  await open(reviewing("#PR\nしずくを使って7日目。"));
  await button("この下書きを承認する").click();
  await expect.element(page.getByRole("alertdialog")).not.toMatchTextContent(unsent);
  await page.getByRole("alertdialog").getByRole("button", { name: "キャンセル" }).click();
  await page.getByRole("textbox", { name: /修正のお願い/ }).fill("商品名を2行目に");
  await button("この下書きを承認する").click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog).toMatchTextContent(unsent);
  await dialog.getByRole("button", { name: "この下書きを承認する" }).click();
  await expect.poll(() => server.sent.map(({ body }) => body)).toMatchObject([{ action: "approve" }]);
});

test("a request for changes is there again after the page was left, and gone once it is sent", async () => {
  const request = "商品名を2行目に";
  const deal = reviewing("#PR\nしずくを使って7日目。");
  const field = page.getByRole("textbox", { name: /修正のお願い/ });
  const first = await open(deal);
  await field.fill(request);
  await first.unmount();
  server.close();
  const second = await open(deal);
  await expect.element(field).toHaveValue(request);
  await button("修正をお願いする").click();
  await expect.poll(() => server.sent.map(({ body }) => body)).toMatchObject([{ changes: [request] }]);
  const kept = () => Object.keys(localStorage).filter((key) => key.includes("written:changes:"));
  await expect.poll(kept).toEqual([]);
  await second.unmount();
  server.close();
  await open(deal);
  await expect.element(field).toHaveValue("");
});

test("a short link is told apart at its field, and a report waits until every post is in order", async () => {
  const missing = [{ kind: "reel", count: 1 }] as const;
  await open(posting({ posts: [], postsMissing: [...missing] }));
  await expect.element(page.getByText(/このあと必要な投稿：リール/)).toBeVisible();
  await page.getByRole("textbox", { name: "投稿のURL" }).fill("https://vm.tiktok.com/ZMabc123/");
  await button("確認する").click();
  await expect.element(page.getByText(/この取引のSNSの投稿のURLではありません/)).toBeVisible();
  await expect.element(button("投稿を報告する")).toHaveAttribute("aria-disabled", "true");
  expect(server.sent).toEqual([]);
});

test("a link that is no https address is told at its field, and nothing is sent", async () => {
  await open(drafting());
  await expect.element(page.getByText("本文を入力すると、表記を確認します")).toBeVisible();
  await page.getByRole("textbox", { name: /本文/ }).fill("#PR\nしずくを使って7日目。");
  const link = page.getByRole("textbox", { name: /リンク/ });
  await link.fill("javascript:alert(1)");
  await button("企業に出す").click();
  await expect.element(page.getByText("https:// で始まるリンクを入力してください")).toBeVisible();
  await expect.element(link).toHaveFocus();
  expect(server.sent).toEqual([]);
});

test("before the posting period the report says from which day on it is possible, and when that would be paid", async () => {
  vi.setSystemTime("2026-12-08T03:00:00.000Z");
  await open(posting());
  await expect.element(page.getByText(/12月10日（木）から報告できます/)).toBeVisible();
  await expect.element(page.getByText(/12月10日（木）に報告すると、2026年12月30日（水）に/)).toBeVisible();
  await expect.element(button("投稿を報告する")).toHaveAttribute("aria-disabled", "true");
});

test("a device that is two days behind stands in nobody's way: the report goes by the day at the server", async () => {
  vi.setSystemTime("2026-12-08T03:00:00.000Z");
  server = serveDeal(({ path }) =>
    path.endsWith(dealId)
      ? (successAt("2026-12-10T03:00:00.000Z", posting()) as { json: unknown })
      : undefined,
  );
  await stageDeal({ side: "creator", page: <DealPage /> });
  await expect.element(button("投稿を報告する")).not.toHaveAttribute("aria-disabled");
  await expect.element(page.getByText(/今日報告すると、2026年12月30日（水）に振り込まれます/)).toBeVisible();
  setServerTime(new Date().toISOString());
});

test("who reports is told the day of payment before, and that a late answer does not move it", async () => {
  await open(posting());
  await expect.element(page.getByText(/今日報告すると、2026年12月30日（水）に振り込まれます/)).toBeVisible();
  await expect.element(page.getByText("本人のアカウントの投稿です")).toBeVisible();
  await button("投稿を報告する").click();
  await expect.poll(() => server.sent[0]?.path).toBe(`/api/influencer/deal/${dealId}/report`);
});

test("a company reads that its answer moves no day, and a rejection that is not true is told so", async () => {
  await open(reported, "fact");
  await expect.element(page.getByText(/受領しても、しなくても、支払い日は変わりません/)).toBeVisible();
  await button("条件と違うところを伝える").click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("広告の表記がない").click();
  await dialog.getByRole("textbox", { name: /くわしい内容/ }).fill("表記がありません");
  await dialog.getByRole("button", { name: "条件と違うところを伝える" }).click();
  await expect.element(page.getByText(/いま確認したところ/)).toBeVisible();
});

test("a post that the platform does not tell of leads the company to the creator's picture of it", async () => {
  await open({ ...reported, posts: [aPost({ check: "unreadable", figures: null })] });
  await expect.element(page.getByText(/クリエイターが付けた画面の画像でご確認ください/)).toBeVisible();
  expect(page.getByText("投稿の画面の画像を付けて報告してください。").elements()).toEqual([]);
});

test("a post of another account names the one that is linked", async () => {
  const posts = [aPost({ check: "wrongAccount" })];
  const named = posting({ posts, creator: { creatorId: "c", name: "さくら", handle: "sakura_skin" } });
  await open(named);
  await expect
    .element(
      page.getByText("連携中のアカウント（@sakura_skin）の投稿ではありません", { exact: false }).first(),
    )
    .toBeVisible();
});
