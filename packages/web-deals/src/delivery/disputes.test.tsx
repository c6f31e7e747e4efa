import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import { aCompanyDeal, aDeal, aDealEvent } from "@tomoru/contract/testing/deal.builder";
import { aDispute, aDraft, aPost, aReport } from "@tomoru/contract/testing/delivery.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DealPage } from "../frame/deal-page.tsx";
import { serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";

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

function open(deal: CreatorDeal | CompanyDeal) {
  server = serveDeal(({ path }) =>
    /\/deal\/[^/]+$/.test(path) ? (success(deal) as { json: unknown }) : undefined,
  );
  return stageDeal({ side: "leastFeeYen" in deal ? "company" : "creator", page: <DealPage /> });
}

const agreed = { contractVersion: 1, funding: "secured", diff: null } as const;
const words = "承認した下書きより短い動画です。";
const rejection = { fact: "notAsApproved", words, rejectedAt: "2026-12-09T03:00:00.000Z" } as const;
const rejected = (isContested: boolean) => ({
  posts: [aPost()],
  postsMissing: [],
  report: aReport({ rejections: [{ ...rejection, isContested }] }),
});
const sentBack = {
  ...agreed,
  ...rejected(false),
  state: "draft_approved" as const,
  turn: "creator" as const,
  turnKind: "repair" as const,
  turnDueAt: "2026-12-14T15:00:00.000Z",
};
const contested = {
  ...agreed,
  ...rejected(true),
  state: "reported" as const,
  hold: "dispute" as const,
  turn: "operator" as const,
  turnKind: "decide" as const,
  turnDueAt: "2026-12-15T15:00:00.000Z",
  payDueOn: "2026-12-30",
  can: [],
  disputes: [aDispute()],
};

test("a company that has no round of changes left reads so, and what it can do instead", async () => {
  const deal = aCompanyDeal({
    ...agreed,
    state: "draft_review",
    turn: "company",
    turnKind: "review",
    can: ["approveDraft", "dispute"],
    drafts: [aDraft({ caption: "#PR しずくを使いました" })],
    draftRoundsLeft: 0,
  });
  await open(deal);
  await expect.element(page.getByText(/修正のお願いは、条件の2回を終えました。.*運営に判断を/)).toBeVisible();
  await expect.element(page.getByText(/表記を外すお願い/)).not.toBeInTheDocument();
});

test("whose report was sent back has one way to the operator, with its day and who reads the reason", async () => {
  await open(aDeal({ ...sentBack, can: ["addPost", "report", "contest", "dispute"] }));
  const ways = page.getByRole("button", { name: "運営に判断を求める" });
  await expect.element(ways.first()).toBeVisible();
  expect(ways.elements()).toHaveLength(1);
  await ways.click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByText(/運営が12月17日（木）までに判断します/)).toBeVisible();
  await expect.element(dialog.getByText(/全額なら最初の報告の日から、一部なら判断の日から/)).toBeVisible();
  await expect.element(dialog.getByText("相手にも表示されます。")).toBeVisible();
});

test("a company that sent a report back reads what it has told", async () => {
  await open(aCompanyDeal({ ...sentBack, can: ["dispute"] }));
  await expect.element(page.getByText("お伝えした指摘: 承認した下書きと違う")).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
});

test("while the operator decides both read each other's words, until when, and what comes of it without a decision", async () => {
  await open(aDeal(contested));
  const act = page.getByRole("region", { name: "運営が確認しています" });
  await expect.element(act.getByText("12月15日（火）までに判断")).toBeVisible();
  await expect.element(act.getByText(words)).toBeVisible();
  await expect.element(act.getByText("こちらからの申し立て")).toBeVisible();
  await expect.element(act.getByText(/報酬は全額支払われます/)).toBeVisible();
  await expect.element(page.getByText("運営の判断により、額と日が変わることがあります。")).toBeVisible();
  await expect.element(page.getByText(/振込日は変わりません/)).not.toBeInTheDocument();
});

test("a decision whose day is over is said to be late", async () => {
  vi.setSystemTime("2026-12-16T03:00:00.000Z");
  await open(aCompanyDeal(contested));
  await expect.element(page.getByText("判断が遅れています")).toBeVisible();
  await expect.element(page.getByText("クリエイターからの申し立て")).toBeVisible();
});

test("what nobody has decided is told without the words of who asked, which are no reason of it", async () => {
  const undecided = aDispute({ decision: "accept", decidedAt: "2026-12-25T00:00:00.000Z" });
  const accepted = { state: "accepted", turn: "none", turnKind: null, turnDueAt: null, hold: null } as const;
  await open(aDeal({ ...contested, ...accepted, paymentStage: "due", disputes: [undecided] }));
  await expect.element(page.getByText(/判断が出なかったため、報酬は全額支払われます/)).toBeVisible();
  await expect.element(page.getByText(undecided.reason)).not.toBeInTheDocument();
});

test("beside a decision both sides find the way to support, and beside what is not decided neither", async () => {
  const decided = aDispute({
    ...{ decision: "cancel", creatorPct: 40, decidedAt: "2026-12-15T00:00:00.000Z" },
    decidedReason: "動画の長さが条件の半分でした。",
  });
  const over = { state: "cancelled", endReason: "decided", creatorPct: 40, hold: null } as const;
  const none = { turn: "none" as const, turnKind: null, turnDueAt: null, disputes: [decided] };
  const support = page.getByRole("link", { name: "判断について問い合わせる" });
  for (const deal of [
    aDeal({ ...contested, ...over, ...none }),
    aCompanyDeal({ ...contested, ...over, ...none }),
  ]) {
    const screen = await open(deal);
    await expect.element(support).toHaveAttribute("href", "/inquiry");
    await screen.unmount();
    server.close();
  }
  await open(aDeal(contested));
  await expect.element(page.getByText("こちらからの申し立て")).toBeVisible();
  await expect.element(support).not.toBeInTheDocument();
});

test("the record keeps what the company said of a report, after the decision as well", async () => {
  const events = [
    aDealEvent({ act: "rejectReport", actor: "company" }),
    aDealEvent({ act: "decide", actor: "operator" }),
  ];
  const over = { state: "cancelled", hold: null, turn: "none", turnKind: null, turnDueAt: null } as const;
  await open(aDeal({ ...contested, ...over, events, disputes: [aDispute({ decision: "accept" })] }));
  await page.getByRole("link", { name: "記録" }).click();
  const record = page.getByRole("listitem").filter({ hasText: "報告を差し戻しました" });
  await expect.element(record.getByText(words)).toBeVisible();
  await expect.element(record.getByText("承認した下書きと違う")).toBeVisible();
});
