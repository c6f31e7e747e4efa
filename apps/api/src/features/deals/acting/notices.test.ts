import { amendCompanyDeal } from "@tomoru/contract/company/deal-endings";
import { answerAmendment } from "@tomoru/contract/influencer/deal-endings";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { soon } from "../../social/linking.testing.ts";
import {
  dealNow,
  type SeededDeal,
  seedContract,
  seedReady,
  seedSecured,
  sendByCompany,
} from "../deals.testing.ts";
import { act, seedDelivery } from "../delivery/deliveries.testing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set("2026-11-15T03:00:00.000Z");
});
afterAll(() => app.close());

const mailsTo = ({ email }: { email: string }) => app.mail.received.filter(({ to }) => to === email);

/** Titles of the mails of both sides, without the order in which they came. */
const told = ({ creator, company }: SeededDeal) => {
  const titles = (side: { email: string }) =>
    mailsTo(side)
      .map(({ subject }) => /】(.*?)：/.exec(subject)?.[1] ?? subject)
      .toSorted();
  return { creator: titles(creator), company: titles(company) };
};
const reads = (seeded: SeededDeal, creator: string[], company: string[]) =>
  expect.poll(() => told(seeded), soon).toEqual({ creator: creator.toSorted(), company: company.toSorted() });

const contract = ["取引の条件が届きました", "契約が成立しました"];

test("terms go to the side that answers, the contract with its checksum to both, and that the money is there to the creator", async () => {
  const seeded = await seedSecured(app);
  await reads(seeded, [...contract, "代金が確保されました"], ["契約が成立しました"]);
  const { text } = await app.mail.mailTo(seeded.company.email);
  const { sha256 } = await app.deps.db
    .selectFrom("deal_contracts")
    .select("sha256")
    .executeTakeFirstOrThrow();
  expect(text).toContain(sha256);
  expect(text).toContain("報酬（税抜）：¥100,000");
  // The law's notice, whole: who, what, and what binds both.
  for (const part of ["東京都渋谷区神南1-2-3 みなとビル4階", "佐々木 さくら", "8. 知的財産", "12. 取り消し"])
    expect(text).toContain(part);
  expect(text).toContain(`/company/deals/${seeded.dealId}`);
});

test("of a card that was refused the company alone is told, of a deal that nobody paid for both", async () => {
  const seeded = await seedContract(app);
  await act(app, seeded, { kind: "refused", by: "stripe" });
  const failed = ["契約が成立しました", "取引の代金をお支払いいただけませんでした"];
  await reads(seeded, contract, failed);
  app.clock.advance(73 * 3600);
  await act(app, seeded, { kind: "tick", by: "clock" });
  await reads(seeded, [...contract, "取引が取り消されました"], [...failed, "取引が取り消されました"]);
});

test("each step of the work is told to the side that is on turn, and the acceptance says when and how much is paid", async () => {
  const seeded = await seedDelivery(app);
  await act(app, seeded, { kind: "sendDraft", by: "creator", round: 1 });
  await act(app, seeded, { kind: "askChanges", by: "company", round: 1 });
  await act(app, seeded, { kind: "sendDraft", by: "creator", round: 2 });
  await act(app, seeded, { kind: "approveDraft", by: "company", round: 2 });
  const drafts = ["下書きの修正を依頼されています", "下書きが承認されました"];
  const sent = ["下書きが届きました", "下書きが届きました"];
  // After three days nobody is told any more.
  await reads(seeded, drafts, sent);
  app.clock.set("2026-11-25T03:00:00Z");
  await act(app, seeded, { kind: "report", by: "creator" });
  await act(app, seeded, { kind: "rejectReport", by: "company", fact: "itemMissing" });
  await act(app, seeded, { kind: "report", by: "creator" });
  await act(app, seeded, { kind: "acceptReport", by: "company" });
  const reports = ["投稿の報告が差し戻されました", "投稿の報告が受領されました"];
  await reads(seeded, [...drafts, ...reports], [...sent, "投稿の報告が届きました", "投稿の報告が届きました"]);
  const accepted = mailsTo(seeded.creator).find(({ subject }) => subject.includes("受領されました："));
  const { statement_number } = await app.deps.db
    .selectFrom("payments")
    .select("statement_number")
    .executeTakeFirstOrThrow();
  expect(accepted?.text).toContain("支払い日：2026年12月15日");
  expect(accepted?.text).toContain(`支払通知書番号：${statement_number}`);
  expect(accepted?.text).toMatch(/振込予定額：¥[\d,]+/);
});

test("who asks the operator is told nothing, the other side is, and the decision goes to both", async () => {
  const seeded = await seedDelivery(app);
  await act(app, seeded, { kind: "dispute", by: "company" });
  await act(app, seeded, { kind: "decide", by: "operator", decision: "resume", creatorPct: 0 });
  const decided = "運営の判断をお知らせします";
  await reads(seeded, ["運営が取引を確認しています", decided], [decided]);
});

test("proposals go to the side that answers them, and a cancellation says its share", async () => {
  const seeded = await seedDelivery(app);
  await act(app, seeded, { kind: "proposeCancel", by: "creator", creatorPct: 30 });
  await reads(seeded, [], ["取り消しを提案されています"]);
  await act(app, seeded, { kind: "answerProposal", by: "company", of: "cancel", isAccepted: true });
  await reads(seeded, ["取引が取り消されました"], ["取り消しを提案されています"]);
  const { text } = mailsTo(seeded.creator)[0] ?? { text: "" };
  const { statement_number, due_on, amount_yen } = await app.deps.db
    .selectFrom("payments")
    .select(["statement_number", "due_on", "amount_yen"])
    .executeTakeFirstOrThrow();
  expect([due_on, amount_yen]).toEqual(["2026-11-30", "33000"]);
  for (const part of ["報酬の30パーセント", "支払い日：2026年11月30日", "振込予定額：¥33,000"])
    expect(text).toContain(part);
  expect(text).toContain(`支払通知書番号：${statement_number}`);
  expect(text).toContain("発行から7日以内にご連絡がない場合、記載のとおり確認されたものとします。");
});

test("terms that are declined are told to who sent them, and terms that nobody answered to both", async () => {
  const declined = await seedReady(app);
  await sendByCompany(app, declined);
  await act(app, declined, { kind: "decline", by: "creator" });
  await reads(declined, ["取引の条件が届きました"], ["条件は承諾されませんでした"]);
  expect(mailsTo(declined.company)[0]?.text).toContain("代金や報酬は発生しません");
  const forgotten = await seedReady(app);
  await sendByCompany(app, forgotten);
  await reads(forgotten, ["取引の条件が届きました"], []);
  app.clock.advance(8 * 24 * 3600);
  await act(app, forgotten, { kind: "tick", by: "clock" });
  const over = "期限を過ぎたため取引が終了しました";
  await reads(forgotten, ["取引の条件が届きました", over], [over]);
});

test("a change of the contract goes to who answers it, and once it is agreed the whole sheet with its checksum to both", async () => {
  const seeded = await seedSecured(app);
  await reads(seeded, [...contract, "代金が確保されました"], ["契約が成立しました"]);
  const revision = async () => (await dealNow(app, seeded)).row.revision;
  const changes = { postTo: "2026-12-20" };
  await app.call(amendCompanyDeal, {
    ...{ token: seeded.company.token, params: { id: seeded.dealId } },
    body: { changes, revision: await revision() },
  });
  const proposed = [...contract, "代金が確保されました", "契約の変更を提案されています"];
  await reads(seeded, proposed, ["契約が成立しました"]);
  await app.call(answerAmendment, {
    ...{ token: seeded.creator.token, params: { id: seeded.dealId } },
    body: { action: "accept", revision: await revision() },
  });
  const amended = "契約の内容を変更しました";
  await reads(seeded, [...proposed, amended], ["契約が成立しました", amended]);
  const { sha256 } = await app.deps.db
    .selectFrom("deal_contracts")
    .select("sha256")
    .where("version", "=", 2)
    .executeTakeFirstOrThrow();
  for (const side of [seeded.creator, seeded.company]) {
    const text = mailsTo(side).find(({ subject }) => subject.includes(amended))?.text;
    for (const part of [sha256, "契約の版：第2版", "2026年12月20日", "12. 取り消し"])
      expect(text).toContain(part);
  }
});

test("both are told when the operator stops a deal and when it goes on, with the day that counts anew", async () => {
  const seeded = await seedDelivery(app);
  await act(app, seeded, { kind: "hold", by: "operator" });
  const held = "取引を一時停止しています";
  await reads(seeded, [held], [held]);
  await act(app, seeded, { kind: "release", by: "operator" });
  const resumed = "取引を再開しました";
  await reads(seeded, [held, resumed], [held, resumed]);
  const { turnDueAt } = (await dealNow(app, seeded)).facts;
  const last = new Date((turnDueAt?.getTime() ?? 0) - 1 + 9 * 3_600_000);
  const said = `${last.getUTCFullYear()}年${last.getUTCMonth() + 1}月${last.getUTCDate()}日`;
  const text = mailsTo(seeded.creator).find(({ subject }) => subject.includes(resumed))?.text;
  expect(text).toContain(said);
});
