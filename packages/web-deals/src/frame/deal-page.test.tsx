import { chargeOf } from "@tomoru/contract/deals/amounts";
import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import {
  aCompanyDeal,
  aDeal,
  aDealCharge,
  aDealEvent,
  someTerms,
} from "@tomoru/contract/testing/deal.builder";
import { aDispute } from "@tomoru/contract/testing/delivery.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  type Answering,
  conflict,
  dealId,
  serveDeal,
  stageDeal,
  startDealWords,
} from "../testing/deal-stage.tsx";
import { DealPage } from "./deal-page.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
  await page.viewport(1440, 900);
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

/** `deal` is asked for at each read. */
function open(side: "creator" | "company", deal: () => CreatorDeal | CompanyDeal, answering?: Answering) {
  server = serveDeal((request) => {
    const answer = answering?.(request);
    if (answer) return answer;
    return /\/deal\/[^/]+$/.test(request.path) && request.method === "GET"
      ? (success(deal()) as { json: unknown })
      : undefined;
  });
  return stageDeal({ side, page: <DealPage /> });
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const version = (number: number, by: "company" | "creator") => ({
  version: number,
  by,
  sentAt: `2026-11-2${number}T03:00:00.000Z`,
  sha256: String(number).repeat(64),
});

test("a creator reads what arrives and until when to answer, and never what the company pays for the tool", async () => {
  await open("creator", () => aDeal());
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("条件を確認してください");
  await expect.element(page.getByText("11月27日（金） 23:59まで")).toBeVisible();
  await expect.element(page.getByText("¥110,000").first()).toBeVisible();
  await expect.element(page.getByRole("list", { name: "取引の流れ" })).toBeVisible();
  expect(page.getByText(/利用料/).elements()).toEqual([]);
});

test("a creator who promised another company to take no competing work is led to that contract", async () => {
  const clash = { dealId: "E".repeat(22), productName: "化粧水「あさつゆ」", categoryId: "beauty" };
  await open("creator", () => aDeal({ clashes: [{ ...clash, until: "2027-01-31" }] }));
  await expect.element(page.getByText(/2027年1月31日（日）まで/)).toBeVisible();
  const link = page.getByRole("link", { name: "化粧水「あさつゆ」" });
  await expect.element(link).toHaveAttribute("href", `/deal/${clash.dealId}`);
});

test("the version that is agreed to is named by its number and its hash, and the page shows the contract", async () => {
  let deal = aDeal({ versions: [version(1, "company")], sha256: "1".repeat(64), revision: 4 });
  await open(
    "creator",
    () => deal,
    ({ method }) => {
      if (method !== "PUT") return undefined;
      deal = {
        ...deal,
        state: "contracted",
        funding: "charging",
        contractVersion: 1,
        turn: "company",
        can: [],
      };
      return success(deal) as { json: unknown };
    },
  );
  await button("この条件で契約する").click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByText("第1版")).toBeVisible();
  await expect.element(dialog.getByText(`${"1".repeat(16)}…`)).toBeVisible();
  await dialog.getByRole("button", { name: "この条件で契約する" }).click();
  await expect.element(page.getByRole("status").getByText("契約しました")).toBeVisible();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("企業のお支払いを確認しています");
  expect(server.sent).toEqual([
    {
      method: "PUT",
      path: `/api/influencer/deal/${dealId}/terms`,
      body: { action: "accept", version: 1, sha256: "1".repeat(64), revision: 4 },
    },
  ]);
});

test("a deal that was cancelled for a share says what is left of it to each side, and not what was agreed", async () => {
  const terms = someTerms();
  const over = { state: "cancelled", endReason: "alone", turn: "none", funding: "secured" } as const;
  const refund = {
    refundId: "r1",
    reason: "cancelled",
    yen: 96_800,
    state: "sent",
    on: "2026-11-25",
  } as const;
  const money = chargeOf({ feeYen: 20_000, toolFeeBps: 1000 });
  const charge = aDealCharge({ state: "paid", fault: null, refunds: [refund] });
  await open("company", () => aCompanyDeal({ ...over, can: [], terms, creatorPct: 20, money, charge }));
  const card = page.getByRole("region", { name: "お金" });
  await expect.element(card.getByText("取り消しにより、報酬の20%が支払われます。")).toBeVisible();
  await expect.element(card.getByText("返金の手続き中")).toBeVisible();
  await expect.element(card.getByText("¥96,800")).toBeVisible();
  await expect.element(card.getByText("¥24,200")).toBeVisible();
  expect(card.getByText("¥121,000").elements()).toEqual([]);
});

test.each([
  { isWrittenOff: false, said: 1 },
  { isWrittenOff: true, said: 0 },
])(
  "to a company money whose transfer failed is secured until it is written off: $isWrittenOff",
  async (of) => {
    const taken = { state: "accepted", turn: "none", funding: "secured", contractVersion: 1 } as const;
    const { isWrittenOff } = of;
    await open("company", () => aCompanyDeal({ ...taken, can: [], paymentStage: "failed", isWrittenOff }));
    await expect.element(page.getByRole("region", { name: "お金" })).toBeVisible();
    expect(page.getByText("確保済み").elements()).toHaveLength(of.said);
  },
);

test("a deal that nothing is paid of names no sum and no day of a contract or a payment", async () => {
  const over = { state: "cancelled", endReason: "unfunded", turn: "none", money: null } as const;
  await open("creator", () => aDeal({ ...over, can: [] }));
  const card = page.getByRole("region", { name: "お金" });
  await expect.element(card.getByText("この取引で支払われる報酬はありません。")).toBeVisible();
  expect(card.getByText("届く日").elements()).toEqual([]);
  expect(page.getByText("合意した日").elements()).toEqual([]);
});

test("a company that agrees says how the money comes", async () => {
  const deal = aCompanyDeal({
    turn: "company",
    can: ["accept", "counter", "decline"],
    versions: [version(1, "creator")],
  });
  await open(
    "company",
    () => deal,
    ({ method }) => (method === "PUT" ? (success(deal) as { json: unknown }) : undefined),
  );
  await button("この条件で契約する").click();
  await page.getByRole("radio", { name: /銀行振込/ }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "契約して¥121,000を振り込む" }).click();
  await vi.waitFor(() =>
    expect(server.sent[0]?.body).toMatchObject({ action: "accept", funding: "transfer" }),
  );
});

test("before a company agrees it reads the sum to the yen, the card, and what leaving would cost later", async () => {
  const deal = aCompanyDeal({ turn: "company", can: ["accept", "counter", "decline"] });
  await open("company", () => deal);
  await button("この条件で契約する").click();
  const dialog = page.getByRole("alertdialog");
  for (const [term, sum] of [
    ["ツール利用料（税込）", "¥11,000"],
    ["お支払いの総額（税込）", "¥121,000"],
  ] as const) {
    await expect.poll(() => dialog.element().textContent).toContain(`${term}${sum}`);
  }
  await expect.element(dialog.getByText(/Visa •••• 4242からすぐに支払われます/)).toBeVisible();
  await expect.element(dialog.getByText(/11月26日（木） 12:00まで）は、無料で取り消せます/)).toBeVisible();
  await expect
    .element(dialog.getByText(/報酬の20%、下書きが届いてからは50%、承認してからは80%/))
    .toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "契約して¥121,000を支払う" })).toBeVisible();
});

test("a version that came first is told, and the page shows the deal as it is", async () => {
  let deal = aDeal({ versions: [version(3, "company")], sha256: "3".repeat(64) });
  await open(
    "creator",
    () => deal,
    ({ method }) => {
      if (method !== "PUT") return undefined;
      deal = {
        ...deal,
        terms: someTerms({ feeYen: 222_222 }),
        versions: [version(3, "company"), version(4, "company")],
      };
      return conflict("version");
    },
  );
  await button("この条件で契約する").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "この条件で契約する" }).click();
  await expect.element(page.getByText("先に第4版が届いています。見直してください。")).toBeVisible();
  await expect.element(page.getByText("¥222,222").first()).toBeVisible();
});

test("only what a version changes is compared, what stood struck out; the rest is folded", async () => {
  const before = someTerms({ feeYen: 280_000 });
  const terms = someTerms({ feeYen: 300_000 });
  await open("company", () =>
    aCompanyDeal({
      terms,
      diff: { sinceVersion: 2, fields: ["feeYen"], before },
      versions: [version(2, "company"), version(3, "creator")],
      turn: "company",
      can: ["accept", "counter", "decline"],
      versionsLeft: 3,
    }),
  );
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("1つの条件に変更の希望があります");
  const table = page.getByRole("table", { name: "変わった条件" });
  await expect.element(table.getByRole("deletion")).toHaveTextContent("¥280,000");
  await expect.element(table.getByRole("insertion")).toHaveTextContent("¥300,000");
  await expect.element(table.getByText("＋¥20,000")).toBeVisible();
  await expect.element(page.getByText(/変わらない条件 \d+件/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "もう一度提案する（あと3回）" })).toBeVisible();
});

test("what is missing for a contract is named, each with the way there", async () => {
  await open("creator", () => aDeal({ missing: ["tax", "dob"] }));
  await expect.element(page.getByRole("link", { name: "税情報を登録する" })).toHaveAttribute("href", "/tax");
  await expect
    .element(page.getByRole("link", { name: "生年月日を登録する" }))
    .toHaveAttribute("href", "/account");
});

test("before anything is cancelled the sums are shown, and a reason is asked for", async () => {
  const deal = aCompanyDeal({
    state: "draft_review",
    funding: "secured",
    contractVersion: 1,
    can: ["cancel", "proposeCancel"],
  });
  await open(
    "company",
    () => deal,
    ({ method, path }) => {
      if (method === "GET" && path.endsWith("/cancel"))
        return success({
          alone: { creatorPct: 50, creatorYen: 55_000, refundYen: 60_500 },
          isProposable: true,
        }) as { json: unknown };
      return method === "POST"
        ? (success({ ...deal, state: "cancelled", endReason: "alone", can: [] }) as { json: unknown })
        : undefined;
    },
  );
  await button("この取引のメニュー").click();
  await page.getByRole("menuitem", { name: "取り消す" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect.element(dialog.getByRole("button", { name: "提案する", exact: true })).toBeVisible();
  await dialog.getByRole("radio", { name: /報酬の50%がクリエイターに支払われます/ }).click();
  for (const [term, sum] of [
    ["お支払い済みの額（税込）", "¥121,000"],
    ["クリエイターの報酬（50%・税込）", "¥55,000"],
    ["その分のツール利用料（税込）", "¥5,500"],
    ["返金される額（税込）", "¥60,500"],
  ] as const) {
    await expect.poll(() => dialog.element().textContent).toContain(`${term}${sum}`);
  }
  await dialog.getByRole("button", { name: "取り消す", exact: true }).click();
  await expect.element(dialog.getByText("相手に伝える理由を入力してください")).toBeVisible();
  expect(server.sent).toEqual([]);
  await dialog.getByRole("textbox").fill("発売が延びました");
  await dialog.getByRole("button", { name: "取り消す", exact: true }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("取り消された取引です");
  expect(server.sent[0]?.body).toEqual({ kind: "alone", reason: "発売が延びました", revision: 1 });
});

test("a proposal of the other side is answered here", async () => {
  const deal = aDeal({
    state: "draft_approved",
    funding: "secured",
    contractVersion: 1,
    can: ["answerProposal"],
    proposal: {
      kind: "amendment",
      by: "company",
      creatorPct: null,
      changes: { postTo: "2026-12-20" },
      reason: null,
      lapsesAt: "2026-11-27T15:00:00.000Z",
    },
  });
  await open(
    "creator",
    () => deal,
    ({ method }) =>
      method === "PUT" ? (success({ ...deal, proposal: null, can: [] }) as { json: unknown }) : undefined,
  );
  await expect.element(page.getByText("投稿の期間（おわり） 12月16日（水） → 12月20日（日）")).toBeVisible();
  await button("変更に同意する").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "変更に同意する" }).click();
  await expect.element(page.getByText("返事を送りました")).toBeVisible();
  expect(server.sent[0]).toMatchObject({
    path: `/api/influencer/deal/${dealId}/amendment`,
    body: { action: "accept" },
  });
});

test("other formats are proposed beside other dates, and nothing that stays", async () => {
  const deal = aDeal({
    ...{ state: "contracted", funding: "secured", contractVersion: 1, turn: "creator" },
    can: ["proposeAmendment", "message"],
  });
  await open(
    "creator",
    () => deal,
    ({ method }) => (method === "POST" ? (success(deal) as { json: unknown }) : undefined),
  );
  await page.getByRole("button", { name: "この取引のメニュー" }).click();
  await page.getByRole("menuitem", { name: "日程や形式の変更を提案する" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "変更を提案する" }).click();
  await expect.element(dialog.getByText("変えるところを選んでください。")).toBeVisible();
  await dialog.getByLabelText("ストーリーズ").selectOptions("2");
  await dialog.getByRole("button", { name: "変更を提案する" }).click();
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  const formats = [...(deal.terms?.formats ?? []), { format: "story", count: 2 }];
  expect(server.sent[0]?.body).toEqual({ changes: { formats }, revision: deal.revision });
});

test("the record is an address away, and says what a due day brought", async () => {
  const due = aDealEvent({ act: "tick", actor: "clock", state: "draft_approved" });
  await open("creator", () => aDeal({ events: [aDealEvent({ act: "propose" }), due] }));
  await page.getByRole("link", { name: "記録" }).click();
  await expect.element(page.getByRole("heading", { name: "取引の記録" })).toBeVisible();
  await expect.element(page.getByText(/条件を送りました/)).toBeVisible();
  await expect.element(page.getByText(/下書きが承認されました/)).toBeVisible();
});

test.each(["creator", "company"] as const)(
  "what the operator decided, and why, stays on the %s's record",
  async (side) => {
    const decided = {
      decision: "cancel",
      creatorPct: 30,
      decidedReason: "納品の一部が条件と違いました。",
    } as const;
    const deal = {
      events: [aDealEvent({ act: "dispute" }), aDealEvent({ act: "decide", actor: "operator" })],
      disputes: [aDispute({ kind: "dispute", reason: "返事がありません。", ...decided })],
    };
    await open(side, () => (side === "creator" ? aDeal(deal) : aCompanyDeal(deal)));
    await page.getByRole("link", { name: "記録" }).click();
    const record = page.getByRole("list").filter({ hasText: "運営が判断しました" });
    await expect
      .element(record.getByText("運営の判断：取引を取り消し、報酬の30%（税抜¥30,000）が支払われます"))
      .toBeVisible();
    await expect.element(record.getByText(decided.decidedReason)).toBeVisible();
    await expect.element(record.getByText("返事がありません。")).toBeVisible();
  },
);

test("a deal that does not exist, or is somebody else's, is one that cannot be shown", async () => {
  await open(
    "creator",
    () => aDeal(),
    () => ({
      status: 404,
      json: { success: false, subStatusCode: 2005, message: "refused", requestId: "1" },
    }),
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("取引を表示できません");
});

test("why it ended is said in the words of the side that ended it", async () => {
  const ended = {
    state: "cancelled",
    endReason: "alone",
    turn: "none",
    turnKind: null,
    turnDueAt: null,
  } as const;
  const endWords = { by: "company", text: "企画がなくなりました。" } as const;
  await open("creator", () => aDeal({ ...ended, endWords, can: [] }));
  await expect.element(page.getByText("株式会社みなと珈琲からの理由")).toBeVisible();
  await expect.element(page.getByRole("blockquote")).toHaveTextContent("企画がなくなりました。");
});
