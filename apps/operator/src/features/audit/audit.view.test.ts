import { endpoints } from "@tomoru/contract/endpoints";
import { auditLooks } from "@tomoru/contract/operator/audit";
import { audit as english } from "@tomoru/i18n/en/operator/audit";
import { audit } from "@tomoru/i18n/ja/operator/audit";
import { expect, test } from "vitest";
import { noteOf } from "./audit.view.ts";

const day = (date: string) => `〈${date}〉`;
const yen = (amount: number) => `¥${amount}`;

test.each([
  ["downloadPayoutFile", "file 3", "3番のファイル", "File no. 3"],
  ["importPayoutResults", "12 rows", "12件の結果", "12 results"],
  [
    "importPayoutResults",
    "the rest, paid on 2026-12-15",
    "残りすべて、〈2026-12-15〉に振込済み",
    "All the rest, paid on 〈2026-12-15〉",
  ],
  ["sendPayments", "1 rows", "1件の支払い", "1 payment"],
  ["settlePayoutRun", "sent", "銀行に依頼済み", "Sent to the bank"],
  [
    "settlePayoutRun",
    "void: 合計が違う\n作り直す",
    "取り消し：合計が違う\n作り直す",
    "Void: 合計が違う\n作り直す",
  ],
  ["settlePayoutRun", "void", "取り消し", "Void"],
  ["setCompanyStatus", "suspended", "停止した", "Suspended"],
  ["holdPayment", "off", "保留を解いた", "Released"],
  [
    "holdPayment",
    "on: 名義を確認中\n連絡待ち",
    "保留にした：名義を確認中\n連絡待ち",
    "Held: 名義を確認中\n連絡待ち",
  ],
  ["holdPayment", "off: 確認済み", "保留を解いた：確認済み", "Released: 確認済み"],
  ["grantPlan", "plan standard", "Standard", "Standard"],
  [
    "refundByHand",
    "63250 yen, paid on 2026-12-15, FB-1, 2",
    "¥63250、〈2026-12-15〉に振込済み、整理番号 FB-1, 2",
    "¥63250, paid on 〈2026-12-15〉, reference FB-1, 2",
  ],
  ["decideDispute", "accept", "全額を支払う", "Pay in full"],
  ["decideDispute", "cancel 45", "取り消し、45%を支払う", "Cancel, and pay 45%"],
  ["payByHand", "on", "on", "on"],
  ["makePayoutRun", "2026-12-15 main", null, null],
  ["anything", "as it was typed", "as it was typed", "as it was typed"],
] as const)("%s with the note %j is said in both languages", (call, note, ja, en) => {
  expect(noteOf({ call, note }, { say: audit.notes, day, yen })).toBe(ja);
  expect(noteOf({ call, note }, { say: english.notes, day, yen })).toBe(en);
});

test("of the acts that the log names those are looks that only read, and a file that is taken away is none", () => {
  const reads = endpoints.filter(({ name, method }) => method === "GET" && name in audit.calls);
  const looks = reads.filter((read) => !read.download).map(({ name }) => name);
  expect(looks.toSorted()).toEqual([...auditLooks].toSorted());
});
