import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import {
  aCompanyDeal,
  aDeal,
  aDealCharge,
  aDealEvent,
  aPaymentStanding,
  someTerms,
} from "@tomoru/contract/testing/deal.builder";
import { formatter } from "@tomoru/i18n/format";
import { words } from "@tomoru/i18n/ja/deals/words";
import { expect, test } from "vitest";
import { daysOf } from "../use-deal-language.ts";
import { headlineOf, leadOf, shareSaid } from "./situation.view.ts";

const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
const days = daysOf(words, format);
const today = "2026-12-01";
const ofCompany = (part: Partial<CompanyDeal>) =>
  headlineOf({ deal: aCompanyDeal(part), side: "company", words, days, today });
const ofCreator = (part: Partial<CreatorDeal>) =>
  headlineOf({ deal: aDeal(part), side: "creator", words, days, today });
const accepted = { state: "accepted", paymentStage: "due", turn: "none" } as const;
const secured = { state: "contracted", funding: "secured", contractVersion: 1 } as const;

test("while terms are talked about the heading says what to answer, or on whom one waits", () => {
  const diff = {
    sinceVersion: 1,
    fields: ["feeYen", "draftDueOn", "revisions"] as const,
    before: someTerms(),
  };
  expect(ofCompany({ turn: "company", turnKind: "propose", terms: null })).toBe(
    "さくらさんに条件を送ってください",
  );
  expect(ofCompany({ turn: "creator" })).toBe("さくらさんの返事を待っています");
  expect(ofCreator({})).toBe("条件を確認してください");
  // The due day of a draft and its rounds are one row.
  expect(ofCreator({ diff: { ...diff, fields: [...diff.fields] } })).toBe("2つの条件が変わりました");
});

test("a creator is told not to start before the money is there, and what to do once it is", () => {
  const unsecured = { ...secured, funding: "charging", turn: "company", turnKind: "fund" } as const;
  expect(ofCreator(unsecured)).toBe("企業のお支払いを確認しています");
  expect(leadOf({ deal: aDeal(unsecured), side: "creator", words })).toContain(
    "まだ作業を始めないでください",
  );
  expect(ofCreator(secured)).toBe("下書きを出してください");
  const withoutDraft = { ...secured, terms: someTerms({ draftRequired: false, draftDueOn: null }) };
  expect(ofCreator(withoutDraft)).toBe("投稿して、報告してください");
  expect(leadOf({ deal: aDeal(withoutDraft), side: "creator", words })).not.toContain("下書き");
});

test("a company is asked to send what is paid by bank transfer, and is not told that it is being secured", () => {
  const waiting = { ...secured, funding: "charging", turn: "company", turnKind: "fund" } as const;
  const of = (state: "charging" | "awaiting") =>
    ofCompany({ ...waiting, charge: aDealCharge({ way: "transfer", state, fault: null }) });
  expect(of("awaiting")).toBe("代金をお振り込みください");
  expect(of("charging")).toBe("代金を確保しています");
});

test("a report that is accepted has its day as heading, one that is paid says so", () => {
  const accepted = { state: "accepted", paymentStage: "due", payDueOn: "2026-12-25", turn: "none" } as const;
  expect(ofCreator(accepted)).toBe("12月25日（金）に届きます");
  expect(ofCompany({ ...accepted, paymentStage: "paid" })).toBe("支払いが終わりました");
});

test("a day of payment that is over is promised no more, and who has no bank registered is not told that all is done", () => {
  const due = { state: "accepted", paymentStage: "due", turn: "none" } as const;
  expect(ofCreator({ ...due, payDueOn: today })).toBe("12月1日（火）に届きます");
  const late = { ...due, payDueOn: "2026-11-30" };
  expect([ofCreator(late), ofCompany(late)]).toEqual(["報告が受領されました", "報告を受領しました"]);
  const lead = (part: Partial<CreatorDeal>) =>
    leadOf({ deal: aDeal({ ...late, ...part }), side: "creator", words });
  expect(lead({})).toContain("振込先が登録済みなら");
  expect(lead({ payment: aPaymentStanding() })).toBe(words.acts.lead.creator.acceptedReady);
});

test("a payment that is held promises no day, and says to each side who is checking and who acts next", () => {
  const held = { ...accepted, payDueOn: null, isPaymentHeld: true };
  expect([ofCreator(held), ofCompany(held)]).toEqual([
    "報酬の振込を一時停止しています",
    "支払いの前に、Tomoruが確認しています",
  ]);
  const leads = [
    leadOf({ deal: aDeal(held), side: "creator", words }),
    leadOf({ deal: aCompanyDeal(held), side: "company", words }),
  ];
  for (const lead of leads) expect(lead).toMatch(/Tomoru.*決まりません/);
  // Of a server that does not tell it yet.
  expect(ofCompany({ ...accepted, payDueOn: null })).toBe(ofCompany(held));
});

test("a transfer that came back says why to its creator alone, and once it is mended that it goes out again", () => {
  const failure = "accountMissing" as const;
  const of = (actor: "creator" | "tomoru") => ({
    ...{ ...accepted, paymentStage: "failed" as const, payDueOn: "2026-12-25" },
    payment: aPaymentStanding({ reason: null, actor, failure }),
  });
  expect(ofCreator(of("creator"))).toBe("報酬をお振り込みできませんでした");
  const deal = aDeal(of("creator"));
  expect(leadOf({ deal, side: "creator", words })).toContain("口座が見つかりませんでした");
  const company = aCompanyDeal({ ...accepted, paymentStage: "failed" });
  expect(leadOf({ deal: company, side: "company", words })).not.toContain("見つかりませんでした");
  expect(ofCreator(of("tomoru"))).toBe("もう一度お振り込みします");
});

test("who has no bank details is told that before the day", () => {
  const payment = aPaymentStanding({ reason: "noBank", actor: "creator" });
  expect(ofCreator({ ...accepted, payDueOn: "2026-12-25", payment })).toBe("振込先を登録すると振り込めます");
});

test("of a share that is held or came back it is said beside how the deal ended", () => {
  const share = { ...accepted, state: "cancelled", endReason: "agreed", isPaymentHeld: true } as const;
  const said = shareSaid({ deal: aCompanyDeal(share), side: "company", words });
  expect(said?.title).toBe("支払いの前に、Tomoruが確認しています");
  expect(shareSaid({ deal: aDeal({ ...share, isPaymentHeld: false }), side: "creator", words })).toBeNull();
  const failed = { ...share, isPaymentHeld: false, paymentStage: "failed" } as const;
  const payment = aPaymentStanding({ reason: null, actor: "creator", failure: "nameMismatch" });
  expect(shareSaid({ deal: aDeal({ ...failed, payment }), side: "creator", words })?.text).toContain(
    "口座名義",
  );
});

test("what a card's bank took back is no word of the company's", () => {
  const stopped = (actor: "stripe" | "company") => ({
    ...({ state: "reported", hold: "dispute" } as const),
    events: [aDealEvent({ act: "report", actor: "creator" }), aDealEvent({ act: "dispute", actor })],
  });
  expect(ofCreator(stopped("stripe"))).toBe("運営がお支払いを確認しています");
  expect(leadOf({ deal: aDeal(stopped("stripe")), side: "creator", words })).toContain("代金の支払い方法");
  expect(ofCreator(stopped("company"))).toBe("運営が内容を確認しています");
});

test("nobody is asked for bank details, or told to wait, once what was never claimed is paid no more", () => {
  const failed = { state: "accepted", paymentStage: "failed", payDueOn: "2026-12-25", turn: "none" } as const;
  const leads = (part: Partial<typeof failed & { isWrittenOff: boolean }>) => [
    leadOf({ deal: aCompanyDeal(part), side: "company", words }),
    leadOf({ deal: aDeal(part), side: "creator", words }),
  ];
  expect([ofCompany(failed), ofCreator(failed)]).toEqual([
    "支払いの手続きを確認しています",
    "報酬をお振り込みできませんでした",
  ]);
  const over = { ...failed, isWrittenOff: true };
  expect([ofCompany(over), ofCreator(over)]).toEqual(["支払いを終えました", "受け取りの期限が過ぎました"]);
  for (const lead of leads(over)) expect(lead).not.toMatch(/もう一度|口座/);
});

test("a hold is told before anything else", () => {
  expect(ofCompany({ state: "reported", hold: "dispute" })).toBe("運営が内容を確認しています");
  expect(ofCreator({ state: "reported", hold: "operator" })).toBe("確認のため、一時停止しています");
});

test("a deal that is over says how it ended, and who ended it", () => {
  expect(ofCreator({ state: "expired", endReason: "expired" })).toBe("期限が過ぎたため終了しました");
  expect(ofCreator({ state: "cancelled", endReason: "unfunded" })).toBe("お支払いが確認できず、終了しました");
  const cancelled = {
    state: "cancelled",
    endReason: "alone",
    events: [aDealEvent({ actor: "company", act: "cancel" })],
  } as const;
  const deal = aDeal({ ...cancelled, events: [...cancelled.events] });
  expect(leadOf({ deal, side: "creator", words })).toBe(`${deal.company.name}が取り消しました。`);
  expect(leadOf({ deal, side: "company", words })).toBe("こちらから取り消しました。");
});

test("a due at midnight belongs to the day before, in Japan", () => {
  expect(days.due("2026-11-27T15:00:00.000Z")).toBe("11月27日（金） 23:59");
});
