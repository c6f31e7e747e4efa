import {
  closeCompany,
  getCompanyProfile,
  updateCompanyInfo,
  updateCompanyProfile,
} from "@tomoru/contract/company/companies";
import { type InquiryTopic, sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { openCompanyEvents } from "@tomoru/contract/company/live";
import { planIds } from "@tomoru/contract/company/plans";
import * as operator from "@tomoru/contract/operator/companies";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openStream } from "../../../testing/open-events.ts";
import { type SeededMember, seedColleague, seedCompany } from "../../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";
import { liftSuspension, suspendCompany } from "../company/standing.usecases.ts";

const password = "Minato-Kohi7";
let app: TestApp;
let owner: SeededMember;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  // A Monday before a week of bank days, in Japan.
  app.clock.set("2026-11-16T03:00:00Z");
  owner = await seedCompany(app, { planId: "professional", password });
});
afterAll(() => app.close());

const headers = { "x-operator": "Ueda" };
const company = () => ({ params: { companyId: owner.companyId }, headers });
const verify = (status: "verified" | "unverified", evidence = "登記を確認", of: object = company()) =>
  app.call(operator.setCompanyVerification, { ...company(), ...of, body: { status, evidence } });
const inform = (body: object, token = owner.token) => app.call(updateCompanyInfo, { token, rawBody: body });
const ask = (topic: InquiryTopic, { token = owner.token, key = "" } = {}) =>
  app.call(sendCompanyInquiry, {
    token,
    body: { topic, subject: "質問", message: "教えてください。" },
    ...(key && { headers: { "idempotency-key": key } }),
  });

describe("what a company says of itself", () => {
  test.each([
    [{ name: "みなと焙煎" }, "unverified"],
    [{ kind: "agency" }, "unverified"],
    [{ invoiceNumber: "T8700110005901" }, "unverified"],
    [{ name: "株式会社みなと珈琲", phone: "03-1234-5678", address: "渋谷区1-2-3" }, "verified"],
  ])("%j leaves a verified company %s", async (info, verification) => {
    await verify("verified");
    expect((await inform(info)).result.company).toMatchObject({ ...info, verification });
  });

  test("a corporation's invoice number has its check digit, also where only the kind changes", async () => {
    expect((await inform({ invoiceNumber: "T7000012050003" })).errors).toEqual(["invoiceNumber 1023"]);
    expect((await inform({ kind: "agency", invoiceNumber: "T7000012050003" })).status).toBe(200);
    expect((await inform({ kind: "corporate" })).errors).toEqual(["invoiceNumber 1023"]);
    expect((await inform({ kind: "corporate", invoiceNumber: "" })).result.company.invoiceNumber).toBeNull();
  });

  test("a member changes their own name, language and notices, and nothing else", async () => {
    const body = { fullName: "佐藤 次郎", locale: "en", isNotifyAnswers: false, role: "owner" };
    const { result } = await app.call(updateCompanyProfile, { token: owner.token, rawBody: body });
    expect(result.member).toMatchObject({ fullName: "佐藤 次郎", locale: "en", isNotifyAnswers: false });
  });
});

describe("an inquiry", () => {
  test.each([
    ["free", "2026-11-24"],
    ["standard", "2026-11-18"],
    ["professional", "2026-11-17"],
  ] as const)("on %s is to be answered by %s, in bank days", async (planId, dueOn) => {
    const asking = await seedCompany(app, { planId });
    expect((await ask("plan", { token: asking.token })).result.dueOn).toBe(dueOn);
  });

  test.each(planIds)("of %s offers the services that the plan has", async (planId) => {
    const asking = await seedCompany(app, { planId });
    const expected = { free: 2016, standard: 200, professional: 200 }[planId];
    const answer = await ask("live", { token: asking.token });
    expect(answer.status === 200 ? 200 : answer.code).toBe(expected);
    const direction = await ask("direction", { token: asking.token });
    expect(direction.status).toBe(planId === "professional" ? 200 : 403);
  });

  test("for the monthly consulting is one a month in Japan, of all members together", async () => {
    const colleague = await seedColleague(app, owner);
    expect((await ask("consulting")).status).toBe(200);
    expect(await ask("consulting", colleague)).toMatchObject({ status: 403, errors: ["plan 2016"] });
    app.clock.set("2026-11-30T14:59:59Z");
    const late = await seedColleague(app, owner);
    expect((await ask("consulting", late)).status).toBe(403);
    app.clock.set("2026-11-30T15:00:00Z");
    expect((await ask("consulting", late)).status).toBe(200);
  });

  test("comes five times an hour from a company, and once for one key", async () => {
    const first = await ask("other", { key: "a" });
    expect((await ask("other", { key: "a" })).result).toEqual(first.result);
    for (let nth = 0; nth < 4; nth += 1) expect((await ask("other")).status).toBe(200);
    expect(await ask("other")).toMatchObject({ status: 429, code: 1020 });
    expect((await ask("other", { key: "a" })).status).toBe(200);
  });

  test("waits in the operator's list, what is due first in front, until it is answered", async () => {
    const slow = await seedCompany(app, { planId: "free" });
    await ask("search", { token: slow.token });
    const soon = (await ask("billing")).result.inquiryId;
    const list = async (query: object = {}) =>
      (await app.call(operator.listCompanyInquiries, { headers, query: query as Record<string, string> }))
        .result.docs;
    expect((await list()).map(({ topic }) => topic)).toEqual(["billing", "search"]);
    expect(await list({ topic: "search" })).toMatchObject([
      { message: "教えてください。", email: slow.email },
    ]);
    expect((await list({ due: "2026-11-17" })).map(({ topic }) => topic)).toEqual(["billing"]);
    const answered = { params: { id: soon }, headers, body: { state: "answered" as const } };
    expect((await app.call(operator.answerCompanyInquiry, answered)).status).toBe(200);
    expect((await list()).map(({ topic }) => topic)).toEqual(["search"]);
    const answeredAt = app.clock.now().toISOString();
    app.clock.advance(60);
    expect((await app.call(operator.answerCompanyInquiry, answered)).status).toBe(200);
    expect(await list({ state: "answered" })).toMatchObject([
      { inquiryId: soon, topic: "billing", answeredAt },
    ]);
    expect(await list({ state: "open" })).toMatchObject([{ topic: "search", answeredAt: null }]);
    const nowhere = { ...answered, params: { id: owner.companyId } };
    expect((await app.call(operator.answerCompanyInquiry, nowhere)).code).toBe(2005);
  });

  test("is read by the operator in pages, and the last one says so", async () => {
    for (const topic of ["billing", "search", "other"] as const) {
      app.clock.advance(1);
      await ask(topic);
    }
    const page = async (offset: string) => {
      const query = { offset, limit: "2" };
      const { result } = await app.call(operator.listCompanyInquiries, { headers, query });
      return [result.docs.map(({ topic }) => topic), result.hasNextPage];
    };
    expect(await page("0")).toEqual([["billing", "search"], true]);
    expect(await page("1")).toEqual([["search", "other"], false]);
  });
});

describe("the operator", () => {
  test("finds companies by name, plan, standing and verification", async () => {
    await seedCompany(app, { companyName: "青葉製菓" });
    const list = async (query: object) =>
      (await app.call(operator.listCompanies, { headers, query: query as Record<string, string> })).result
        .docs;
    expect(await list({})).toHaveLength(2);
    expect((await list({ q: "青葉" })).map(({ name }) => name)).toEqual(["青葉製菓"]);
    expect((await list({ plan: "professional" })).map(({ companyId }) => companyId)).toEqual([
      owner.companyId,
    ]);
    expect(await list({ verification: "verified" })).toEqual([]);
    expect(await list({ status: "suspended" })).toEqual([]);
    expect(await list({ q: "%" })).toEqual([]);
  });

  test.each(["ｱｵﾊﾞ 製菓", "アオバ　製", "ａｂｃ", "アオバ製菓ABC"])(
    "finds %s whatever its width, case and spaces",
    async (q) => {
      await seedCompany(app, { companyName: "アオバ 製菓 Abc" });
      const { docs } = (await app.call(operator.listCompanies, { headers, query: { q } })).result;
      expect(docs.map(({ name }) => name)).toEqual(["アオバ 製菓 Abc"]);
    },
  );

  test("finds a company by the whole e-mail of any of its people, and the log says no more than that", async () => {
    await seedCompany(app, { companyName: "青葉製菓" });
    const colleague = await seedColleague(app, owner);
    const idsOf = async (q: string) =>
      (await app.call(operator.listCompanies, { headers, query: { q } })).result.docs.map(
        ({ companyId }) => companyId,
      );
    for (const q of [owner.email, colleague.email.toUpperCase()])
      expect(await idsOf(q)).toEqual([owner.companyId]);
    expect(await idsOf(`x${owner.email}`)).toEqual([]);
    await idsOf("青葉");
    const log = app.deps.db.selectFrom("audit_log").select("note").where("call", "=", "listCompanies");
    const notes = (await log.execute()).map(({ note }) => note);
    expect(notes.sort()).toEqual(["by email", "by email", "by email", "by name"]);
  });

  test("reads companies in pages, and the last one says so", async () => {
    for (const companyName of ["青葉製菓", "株式会社けやき"]) {
      app.clock.advance(1);
      await seedCompany(app, { companyName });
    }
    const page = async (offset: string) => {
      const query = { offset, limit: "2" };
      const { result } = await app.call(operator.listCompanies, { headers, query });
      return [result.docs.map(({ name }) => name), result.hasNextPage];
    };
    expect(await page("0")).toEqual([["株式会社けやき", "青葉製菓"], true]);
    expect(await page("1")).toEqual([["青葉製菓", "株式会社みなと珈琲"], false]);
  });

  test("suspends a company and lets it go on, and is told what it is then", async () => {
    const set = (status: "active" | "suspended") =>
      app.call(operator.setCompanyStatus, { ...company(), body: { status, reason: "確認のため" } });
    for (const status of ["suspended", "active"] as const) {
      expect((await set(status)).result).toEqual({ companyId: owner.companyId, status });
    }
  });

  test("reads of a company that has closed when it came and went, and can do nothing to it", async () => {
    const body = { password, isConfirmed: true } as const;
    expect((await app.call(closeCompany, { token: owner.token, body })).status).toBe(200);
    const { result } = await app.call(operator.getCompany, company());
    const closedAt = app.clock.now().toISOString();
    expect(result.company).toMatchObject({ status: "closed", name: null, createdAt: closedAt, closedAt });
    expect(result).toMatchObject({ members: [], subscription: null, usage: [], statusChanges: [] });
    expect((await verify("verified")).code).toBe(2005);
  });

  test("finds a company that has closed by its standing, and not among those to be verified", async () => {
    const body = { password, isConfirmed: true } as const;
    await app.call(closeCompany, { token: owner.token, body });
    const { companyId } = await seedCompany(app);
    const list = async (query: Record<string, string>) =>
      (await app.call(operator.listCompanies, { headers, query })).result.docs;
    expect(await list({ status: "closed" })).toMatchObject([{ companyId: owner.companyId }]);
    expect(await list({ verification: "unverified" })).toMatchObject([{ companyId }]);
  });

  test("verifies a company, whose owner is told once, and what is done is written down", async () => {
    for (const status of ["verified", "verified"] as const) await verify(status);
    expect((await app.mail.mailTo(owner.email)).subject).toContain("確認が完了");
    const mails = await app.deps.db.selectFrom("mails").select("kind").execute();
    expect(mails.filter(({ kind }) => kind === "companyVerified")).toHaveLength(1);
    const { result } = await app.call(operator.getCompany, company());
    expect(result.statusChanges).toMatchObject([
      { change: "verified", reason: "登記を確認", operator: "Ueda" },
    ]);
    expect(result.statusChanges).toHaveLength(1);
    const log = await app.deps.db.selectFrom("audit_log").select(["call", "operator", "about"]).execute();
    expect(log.map(({ call }) => call).sort()).toEqual([...["getCompany", "setCompanyVerification"]]);
    expect(new Set(log.map(({ about }) => about))).toEqual(new Set([owner.companyId]));
  });

  test("takes a verification back, and the owner is told why, once", async () => {
    await verify("verified");
    const reason = "登記の代表者が違っています。";
    const body = { status: "unverified", evidence: reason } as const;
    for (const _ of [1, 2]) await app.call(operator.setCompanyVerification, { ...company(), body });
    const kinds = await app.deps.db.selectFrom("mails").select("kind").execute();
    expect(kinds.filter(({ kind }) => kind === "companyUnverified")).toHaveLength(1);
    const mails = await Promise.all([app.mail.mailTo(owner.email), app.mail.mailTo(owner.email)]);
    const told = mails.find(({ subject }) => subject.includes("確認を取り消しました"));
    expect(told?.text).toContain(reason);
  });

  test("finds that somebody else has verified a company meanwhile, and leaves what was written", async () => {
    await verify("verified");
    const other = { headers: { "x-operator": "Mori" } };
    for (const again of [
      await verify("verified", "電話で確認"),
      await verify("verified", "登記を確認", other),
    ]) {
      expect([again.status, again.errors]).toEqual([409, ["state 1023"]]);
    }
    const { result } = await app.call(operator.getCompany, company());
    expect(result.statusChanges.map(({ reason }) => reason)).toEqual(["登記を確認"]);
  });

  test("does not replace the reason of a suspension, nor lift what is lifted; sent again it stays", async () => {
    const set = async (status: "active" | "suspended", reason: string) => {
      const answer = await app.call(operator.setCompanyStatus, { ...company(), body: { status, reason } });
      return [answer.status, answer.errors];
    };
    const refused = [409, ["state 1023"]];
    expect(await set("active", "戻します")).toEqual(refused);
    expect(await set("suspended", "なりすまし")).toEqual([200, []]);
    expect(await set("suspended", "なりすまし")).toEqual([200, []]);
    expect(await set("suspended", "別の理由")).toEqual(refused);
    const { result } = await app.call(operator.getCompany, company());
    expect(result.statusChanges.map(({ reason }) => reason)).toEqual(["なりすまし"]);
    expect(await set("active", "確認できました")).toEqual([200, []]);
    expect(await set("active", "もう一度")).toEqual(refused);
  });

  test("is refused without saying who it is, and about what is not there", async () => {
    const unnamed = await app.call(operator.getCompany, { params: { companyId: owner.companyId } });
    expect(unnamed).toMatchObject({ status: 400, errors: ["x-operator 1023"] });
    for (const companyId of ["019ab4d2-0000-7000-8000-00000000dead", "nonsense"]) {
      expect((await app.call(operator.getCompany, { headers, params: { companyId } })).code).toBe(2005);
    }
  });
});

test("an open page is told of a suspension and of its end, on any copy", async () => {
  const stream = await openStream(app.copies[1], owner.token, openCompanyEvents);
  const event = (status: string) =>
    `event: account\ndata: ${JSON.stringify({ subscriptionRevision: 0, status })}`;
  const next = async (): Promise<string | null> => {
    const block = await stream.nextEvent();
    return block?.startsWith("event: work\n") ? next() : block;
  };
  expect(await next()).toBe(event("active"));
  const reason = { companyId: owner.companyId, reason: "payment" as const };
  await app.deps.db.transaction().execute((trx) => suspendCompany(app.deps, { trx, ...reason }));
  expect(await next()).toBe(event("suspended"));
  await app.deps.db.transaction().execute((trx) => liftSuspension(trx, reason));
  expect(await next()).toBe(event("active"));
  expect((await app.call(getCompanyProfile, { token: owner.token })).result.company.status).toBe("active");
  await stream.close();
});
