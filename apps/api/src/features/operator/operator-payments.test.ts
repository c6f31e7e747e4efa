import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { listPayments, type NewPayment } from "@tomoru/contract/influencer/payments";
import { limits } from "@tomoru/contract/limits";
import { listAudit } from "@tomoru/contract/operator/audit";
import { sendPayments } from "@tomoru/contract/operator/operator";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { daysAfter, japanDay } from "../../platform/japan-time.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let hanako: SeededInfluencer;
let taro: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
  taro = await seedInfluencer(app);
});
afterAll(() => app.close());

const paymentTo = ({ email }: SeededInfluencer, payment: Partial<NewPayment> = {}) => ({
  influencerEmail: email,
  date: "2026-11-25",
  description: "紹介投稿の報酬",
  amount: 72_000,
  status: "Pending" as const,
  reference: "transfer-1",
  ...payment,
});

const bankInfo = aBankAccount({ accountNumber: "12349876" });

const send = (...payments: ReturnType<typeof paymentTo>[]) => app.call(sendPayments, { body: { payments } });

async function paymentsOf({ token }: SeededInfluencer) {
  return (await app.call(listPayments, { token })).result.docs;
}

/** What stands beside a payment of a deal. */
const ofNoDeal = { dealId: null, stage: null, dueOn: null, statementNumber: null };

test("payments reach their creators, and the ids answer the order given", async () => {
  const { status, result } = await send(paymentTo(hanako), paymentTo(taro, { reference: "transfer-2" }));
  expect(status).toBe(200);
  const { influencerEmail, reference, ...shown } = paymentTo(hanako);
  expect(await paymentsOf(hanako)).toEqual([{ ...ofNoDeal, id: result.paymentIds[0], ...shown }]);
  expect(await paymentsOf(taro)).toMatchObject([{ id: result.paymentIds[1] }]);
});

test("a day that is long over or far away is refused at its row; of what is known it is not told anew", async () => {
  const { ago, ahead } = limits.enteredPaymentDays;
  const today = japanDay(app.clock.now());
  const dated = (...dates: string[]) =>
    send(...dates.map((date, nth) => paymentTo(hanako, { date, reference: `far-${nth}` })));
  expect(await dated("1900-01-01", "2026-11-25", "2099-01-01")).toMatchObject({
    status: 400,
    errors: ["payments.0.date 1023", "payments.2.date 1023"],
  });
  expect((await dated(daysAfter(today, -ago - 1))).status).toBe(400);
  expect((await dated(daysAfter(today, ahead + 1))).status).toBe(400);
  expect(await paymentsOf(hanako)).toEqual([]);
  expect((await dated(daysAfter(today, -ago), daysAfter(today, ahead))).status).toBe(200);
  expect((await dated("1900-01-01")).status).toBe(200);
});

test("who brought payments in is in the log, and that it is not known where nobody gave a name", async () => {
  await app.call(sendPayments, {
    headers: { "x-operator": "tanaka" },
    body: { payments: [paymentTo(hanako), paymentTo(taro, { reference: "transfer-2" })] },
  });
  app.clock.advance(1);
  await send(paymentTo(hanako, { status: "Paid" }));
  expect((await send(paymentTo(taro))).status).toBe(409);
  const { docs } = (await app.call(listAudit, { headers: { "x-operator": "tanaka" } })).result;
  expect(docs.map(({ operator, call, note }) => [operator, call, note])).toEqual([
    ["?", "sendPayments", "1 rows"],
    ["tanaka", "sendPayments", "2 rows"],
  ]);
});

test("a reference sent again updates the status and nothing else", async () => {
  const first = await send(paymentTo(hanako));
  const again = await send(paymentTo(hanako, { status: "Paid", amount: 1, description: "別の説明" }));
  expect(again.result).toEqual(first.result);
  expect(await paymentsOf(hanako)).toMatchObject([
    { status: "Paid", amount: 72_000, description: "紹介投稿の報酬" },
  ]);
});

test("a reference that stands twice in one call is one payment with the last status", async () => {
  const { result } = await send(paymentTo(hanako), paymentTo(hanako, { status: "Failed" }));
  expect(new Set(result.paymentIds).size).toBe(1);
  expect(await paymentsOf(hanako)).toMatchObject([{ status: "Failed" }]);
});

test("a reference of another creator is refused with its row, and nothing of the call is kept", async () => {
  await send(paymentTo(hanako));
  const answer = await send(
    paymentTo(taro, { reference: "transfer-2" }),
    paymentTo(taro, { status: "Paid" }),
  );
  expect(answer).toMatchObject({ status: 409, code: 1023, errors: ["payments.1.reference 1023"] });
  expect(await paymentsOf(taro)).toEqual([]);
  expect(await paymentsOf(hanako)).toMatchObject([{ status: "Pending" }]);
});

test("one reference for two creators in one call is refused", async () => {
  const answer = await send(paymentTo(hanako), paymentTo(taro));
  expect(answer).toMatchObject({ status: 409, errors: ["payments.1.reference 1023"] });
  expect([...(await paymentsOf(hanako)), ...(await paymentsOf(taro))]).toEqual([]);
});

test("of many calls at once with one reference one creates, and each answers its id", async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      send(paymentTo(hanako, { reference: "b" }), paymentTo(hanako, { reference: "a" })),
    ),
  );
  expect(new Set(answers.map(({ result }) => result.paymentIds.join())).size).toBe(1);
  expect(await paymentsOf(hanako)).toHaveLength(2);
});

test("of two creators who are sent one reference at once, one gets the payment", async () => {
  const answers = await Promise.all([hanako, taro].map((creator) => send(paymentTo(creator))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.flatMap(({ errors }) => errors)).toEqual(["payments.0.reference 1023"]);
  expect([...(await paymentsOf(hanako)), ...(await paymentsOf(taro))]).toHaveLength(1);
});

test("an unknown e-mail is named and nothing of the call is kept", async () => {
  const unknown = { ...paymentTo(hanako), influencerEmail: "nobody@example.jp", reference: "transfer-2" };
  const answer = await send(paymentTo(hanako), unknown);
  expect(answer).toMatchObject({ status: 404, code: 1002, errors: ["payments.1.influencerEmail 1002"] });
  expect(await paymentsOf(hanako)).toEqual([]);
});

describe("a payment that is known", () => {
  const tell = (...payments: NonNullable<Parameters<typeof app.call<typeof sendPayments>>[1]>["rawBody"][]) =>
    app.call(sendPayments, { rawBody: { payments } });
  const statuses = () => app.deps.db.selectFrom("payments").select(["reference", "status"]).execute();

  test("gets its status by its reference alone", async () => {
    const first = await send(paymentTo(hanako));
    const answer = await tell({ reference: "transfer-1", status: "Paid" });
    expect(answer).toMatchObject({ status: 200, result: first.result });
    expect(await paymentsOf(hanako)).toMatchObject([{ status: "Paid", amount: 72_000 }]);
  });

  test("can still become Paid once its creator's account is closed, with the e-mail or without", async () => {
    await send(paymentTo(hanako), paymentTo(hanako, { reference: "transfer-2" }));
    await app.call(closeAccount, { token: hanako.token });
    expect((await tell({ reference: "transfer-1", status: "Paid" })).status).toBe(200);
    const withEmail = paymentTo(hanako, { reference: "transfer-2", status: "Failed" });
    expect((await send(withEmail)).status).toBe(200);
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        { reference: "transfer-1", status: "Paid" },
        { reference: "transfer-2", status: "Failed" },
      ]),
    );
  });

  test("stands in one call with new ones, and with its own beginning", async () => {
    await send(paymentTo(hanako));
    const { result } = await tell(
      paymentTo(taro, { reference: "transfer-2" }),
      { reference: "transfer-1", status: "Paid" },
      { reference: "transfer-2", status: "Failed" },
    );
    expect(result.paymentIds[2]).toBe(result.paymentIds[0]);
    expect(await statuses()).toEqual(
      expect.arrayContaining([
        { reference: "transfer-1", status: "Paid" },
        { reference: "transfer-2", status: "Failed" },
      ]),
    );
  });

  test("is told many times at once, in any order, and all are answered", async () => {
    const references = ["a", "b", "c"];
    await send(...references.map((reference) => paymentTo(hanako, { reference })));
    const batches = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? references : references.toReversed()).map((reference) => ({ reference, status: "Paid" })),
    );
    const answers = await Promise.all(batches.map((batch) => tell(...batch)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("what leads nowhere refuses the call and names each such row", () => {
  test("new payments to closed and to unknown e-mails, beside a status of a reference that is none", async () => {
    await app.call(closeAccount, { token: taro.token });
    const rawBody = {
      payments: [
        paymentTo(taro),
        paymentTo(hanako, { reference: "transfer-2" }),
        { ...paymentTo(hanako, { reference: "transfer-3" }), influencerEmail: "nobody@example.jp" },
        { reference: "transfer-4", status: "Paid" },
        paymentTo(taro, { reference: "transfer-5" }),
      ],
    };
    expect(await app.call(sendPayments, { rawBody })).toMatchObject({
      status: 404,
      code: 1002,
      errors: [
        "payments.0.influencerEmail 1002",
        "payments.2.influencerEmail 1002",
        "payments.3.reference 2005",
        "payments.4.influencerEmail 1002",
      ],
    });
    expect(await paymentsOf(hanako)).toEqual([]);
  });

  test("a row that lacks some of what a new payment needs", async () => {
    const { amount, ...lacking } = paymentTo(hanako);
    const rawBody = {
      payments: [{ reference: "transfer-2", status: "paid" }, lacking, { reference: "x" }, null],
    };
    expect((await app.call(sendPayments, { rawBody })).errors).toEqual([
      "payments.0.status 1023",
      "payments.1.amount 3009",
      "payments.2.status 3009",
      "payments.3 1023",
    ]);
  });

  test.each([[[]], [undefined], ["payments"], [Array(1001).fill({ reference: "a", status: "Paid" })]])(
    "a list that is none, or too long",
    async (payments) => {
      const answer = await app.call(sendPayments, { rawBody: { payments } });
      expect(answer).toMatchObject({
        status: 400,
        errors: [expect.stringMatching(/^payments (1023|3009)$/)],
      });
    },
  );
});

test.each([
  ["amount", 1.5, 3013],
  ["amount", -1, 1023],
  ["date", "2026-02-30", 1023],
  ["status", "paid", 1023],
  ["reference", "", 3009],
  ["withheldYen", -1, 1023],
  ["payer", "", 3009],
])("%s %s is refused with %s on that row", async (field, value, code) => {
  const answer = await app.call(sendPayments, {
    rawBody: { payments: [{ ...paymentTo(hanako), [field]: value }] },
  });
  expect(answer).toMatchObject({ status: 400, code, errors: [`payments.0.${field} ${code}`] });
});

describe("mails", () => {
  const kinds = async () => {
    const rows = await app.deps.db.selectFrom("mails").select(["kind", "locale"]).execute();
    return rows.map(({ kind, locale }) => `${kind} ${locale}`).sort();
  };
  const tell = (status: string) =>
    app.call(sendPayments, { rawBody: { payments: [{ reference: "transfer-1", status }] } });

  test("a transfer that is made is told with its amount and day, once, in the profile's language", async () => {
    const emma = await seedInfluencer(app, { locale: "en", fullName: "Emma Sato", isNotifyCampaign: false });
    await send(paymentTo(emma));
    expect(await kinds()).toEqual([]);
    await tell("Paid");
    await tell("Paid");
    expect(await kinds()).toEqual(["paymentPaid en"]);
    const { text } = await app.mail.mailTo(emma.email);
    for (const said of ["¥72,000", "25 Nov 2026", "紹介投稿の報酬", "/payment-history"])
      expect(text).toContain(said);
  });

  test("one that fails is told with what to do, and each time anew once it has stood otherwise", async () => {
    await send(paymentTo(hanako));
    for (const status of ["Failed", "Failed", "Pending", "Failed", "Paid"]) await tell(status);
    expect(await kinds()).toEqual(["paymentFailed ja", "paymentFailed ja", "paymentPaid ja"]);
  });

  test("what to do about a failed one names the page and who reads mail, and no digit of the account", async () => {
    await app.call(updateBankInfo, { token: hanako.token, body: bankInfo });
    await app.mail.mailTo(hanako.email);
    await send(paymentTo(hanako, { status: "Failed" }));
    const mail = await app.mail.mailTo(hanako.email);
    expect(mail.subject).toContain("報酬の振込ができませんでした");
    expect(mail.text).toContain("口座情報に誤りがないかご確認ください");
    expect(mail.text).toContain("/bank-account");
    expect(`${mail.text}${mail.html}`).not.toContain(bankInfo.accountNumber.slice(-4));
    expect(mail.header("reply-to")).toBe(app.deps.config.supportEmail);
  });

  test("a payment that comes in as Paid is told too; of a closed account nobody is", async () => {
    await send(paymentTo(hanako, { status: "Paid" }), paymentTo(taro, { reference: "transfer-2" }));
    expect(await kinds()).toEqual(["paymentPaid ja"]);
    await app.call(closeAccount, { token: taro.token });
    const before = await kinds();
    await app.call(sendPayments, {
      rawBody: { payments: [{ reference: "transfer-2", status: "Paid" }] },
    });
    expect(await kinds()).toEqual(before);
  });

  test("a call that is refused tells nobody", async () => {
    await send(paymentTo(hanako, { status: "Paid" }), {
      ...paymentTo(hanako, { reference: "transfer-2" }),
      influencerEmail: "nobody@example.jp",
    });
    expect(await kinds()).toEqual([]);
  });
});
