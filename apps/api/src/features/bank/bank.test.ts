import { type BankInfo, getBankInfo, updateBankInfo } from "@tomoru/contract/influencer/bank";
import { limits } from "@tomoru/contract/limits";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { atOnce, crowd } from "../../testing/at-once.ts";
import { type SeededInfluencer, seedInfluencer, seedSession } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { getBankInfo as openBankInfo } from "./bank.usecases.ts";

let app: TestApp;
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterAll(() => app.close());

const account = aBankAccount();

const save = ({ token }: SeededInfluencer, changes: Partial<BankInfo> = {}) =>
  app.call(updateBankInfo, { token, body: { ...account, ...changes } });
const read = ({ token }: SeededInfluencer) => app.call(getBankInfo, { token });
const rows = () => app.deps.db.selectFrom("bank_accounts").selectAll().execute();

test("without a bank account the answer is null, with one it is what was saved", async () => {
  expect((await read(hanako)).result).toBeNull();
  expect(await save(hanako)).toMatchObject({ status: 200, result: account });
  expect((await read(hanako)).result).toEqual(account);
});

test("a second save replaces the first", async () => {
  await save(hanako);
  await save(hanako, { accountType: "current", accountNumber: "99990000" });
  expect((await read(hanako)).result).toMatchObject({ accountType: "current", accountNumber: "99990000" });
  expect(await rows()).toHaveLength(1);
});

test("full-width digits are kept as plain ones, and keys that nobody asked for are not kept", async () => {
  const rawBody = { ...account, accountNumber: "１２３４５６７８", isVerified: true };
  await app.call(updateBankInfo, { token: hanako.token, rawBody });
  expect((await read(hanako)).result).toEqual(account);
});

test("at rest only the last three digits can be read", async () => {
  await save(hanako);
  const [row] = await rows();
  expect(row).toMatchObject({ last_digits: "678" });
  expect(row?.ciphertext).toMatch(/^t1\.[A-Za-z0-9_-]+$/);
});

test("a change is told by mail, in the language of the profile and with the last three digits only", async () => {
  const emma = await seedInfluencer(app, { locale: "en", fullName: "Emma Sato" });
  for (const person of [hanako, emma]) {
    await save(person);
    const { text, html, subject } = await app.mail.mailTo(person.email);
    expect(text).toContain("678");
    expect(text).toContain("みずほ銀行");
    expect(subject + text + html).not.toContain(account.accountNumber);
  }
});

describe("the change and its mail stand together, or neither does", () => {
  const mails = () => app.deps.db.selectFrom("mails").select("kind").execute();

  /** Has the database refuse what a table is given, as it would when its disk is full. */
  async function refusing(table: "bank_accounts" | "mails", act: () => Promise<void>): Promise<void> {
    await sql`alter table ${sql.table(table)} add constraint refuses_all check (false) not valid`.execute(
      app.deps.db,
    );
    try {
      await act();
    } finally {
      await sql`alter table ${sql.table(table)} drop constraint refuses_all`.execute(app.deps.db);
    }
  }

  test("a change that could not be kept is told to nobody", async () => {
    await refusing("bank_accounts", async () => {
      expect(await save(hanako)).toMatchObject({ status: 500, code: 5000 });
    });
    expect(await mails()).toEqual([]);
    expect((await read(hanako)).result).toBeNull();
  });

  test("a change whose mail could not be written is not kept", async () => {
    await save(hanako, { accountNumber: "87654321" });
    await refusing("mails", async () => {
      expect(await save(hanako)).toMatchObject({ status: 500, code: 5000 });
    });
    expect((await read(hanako)).result).toMatchObject({ accountNumber: "87654321" });
    expect(await mails()).toHaveLength(1);
  });

  test("a change that came too often is told to nobody", async () => {
    for (let count = 0; count < limits.bankChangesPerHour; count += 1) await save(hanako);
    expect(await save(hanako)).toMatchObject({ code: 1020 });
    expect(await mails()).toHaveLength(limits.bankChangesPerHour);
  });
});

test("nobody sees somebody else's account", async () => {
  await save(hanako);
  expect((await read(await seedInfluencer(app))).result).toBeNull();
});

describe("refusals", () => {
  test("every field that is missing is named, in the order of the form", async () => {
    const answer = await app.call(updateBankInfo, { token: hanako.token, rawBody: {} });
    const fields = ["fullName", "bankName", "branchName", "accountType", "accountNumber", "accountName"];
    expect(answer).toMatchObject({ status: 400, code: 3009, errors: fields.map((field) => `${field} 3009`) });
  });

  test.each([
    ["fullName", "山田", 1023],
    ["fullName", "あ".repeat(51), 1023],
    ["bankName", "あ".repeat(101), 1023],
    ["branchName", " ", 3009],
    ["accountType", "checking", 1023],
    ["accountNumber", "1234567", 1023],
    ["accountNumber", "1".repeat(21), 1023],
    ["accountNumber", "1234-5678", 3013],
    ["accountName", "ab", 1023],
  ])("%s %j is refused and changes nothing", async (field, value, code) => {
    const rawBody = { ...account, [field]: value };
    const answer = await app.call(updateBankInfo, { token: hanako.token, rawBody });
    expect(answer).toMatchObject({ status: 400, code, errors: [`${field} ${code}`] });
    expect(await rows()).toEqual([]);
  });

  test("the eleventh change within an hour waits, also when all come at once, and counts for nobody else", async () => {
    const answers = await atOnce(() => save(hanako));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(crowd - limits.bankChangesPerHour);
    expect(refused[0]).toMatchObject({ status: 429, code: 1020 });
    expect(Number(refused[0]?.headers["retry-after"])).toBe(3600);
    expect((await save(await seedInfluencer(app))).status).toBe(200);
    app.clock.advance(3600);
    const token = await seedSession(app, hanako);
    expect((await save({ ...hanako, token })).status).toBe(200);
  });
});

describe("a row that is not what was written", () => {
  test.each([
    ["cut short", (text: string) => text.slice(0, -4)],
    ["of a key that is gone", (text: string) => text.replace("t1.", "t0.")],
    ["in clear", () => JSON.stringify(account)],
  ])("%s answers 5000 and never its content", async (_what, change) => {
    await save(hanako);
    const [row] = await rows();
    const ciphertext = change(row?.ciphertext ?? "");
    await app.deps.db.updateTable("bank_accounts").set({ ciphertext }).execute();
    expect(await read(hanako)).toMatchObject({ status: 500, code: 5000, result: undefined });
    const failure = await openBankInfo(app.deps, hanako.ownerId).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String((failure as Error).stack)).not.toMatch(/12345678|ヤマダ|みずほ/);
  });

  test("somebody else's ciphertext does not open", async () => {
    const taro = await seedInfluencer(app);
    await save(hanako);
    await save(taro, { accountNumber: "87654321" });
    const [first, second] = await rows();
    const put = (influencerId = "", ciphertext = "") =>
      app.deps.db
        .updateTable("bank_accounts")
        .set({ ciphertext })
        .where("influencer_id", "=", influencerId)
        .execute();
    await put(first?.influencer_id, second?.ciphertext);
    await put(second?.influencer_id, first?.ciphertext);
    for (const person of [hanako, taro]) expect(await read(person)).toMatchObject({ code: 5000 });
  });
});
