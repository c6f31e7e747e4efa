import { gzipSync } from "node:zlib";
import { updateProfile } from "@tomoru/contract/influencer/account";
import { login, requestPasswordCode, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { sendInquiry } from "@tomoru/contract/influencer/membership";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { sendOffers, setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer, seedOffers } from "./testing/seed.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

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

const changes = (rawBody: unknown) => app.call(updateProfile, { rawBody, token: hanako.token });

describe("a body", () => {
  test("of more than 64 KiB is 400 1023", async () => {
    expect(await changes({ bio: "x".repeat(64 * 1024) })).toMatchObject({ status: 400, code: 1023 });
  });

  test("that says a key twice is 400 1023, so that nobody can read it in two ways", async () => {
    expect(await changes('{"fullName":"花子","fullName":"太郎"}')).toMatchObject({ status: 400, code: 1023 });
  });

  test("that is compressed is not unpacked: 415 1023", async () => {
    const bomb = gzipSync(JSON.stringify({ bio: "x".repeat(10 * 1024 * 1024) }));
    const answer = await app.app.inject({
      method: updateProfile.method,
      url: `/api${updateProfile.path}`,
      headers: {
        "content-type": "application/json",
        "content-encoding": "gzip",
        authorization: `Bearer ${hanako.token}`,
      },
      payload: bomb,
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ subStatusCode: 1023 });
  });

  test("with keys that would reach every object changes only what the call is for", async () => {
    const answer = await changes(
      '{"bio":"はじめまして","__proto__":{"status":"suspended"},"constructor":{"prototype":{"isAdmin":true}}}',
    );
    expect(answer).toMatchObject({ status: 200, result: { bio: "はじめまして" } });
    expect({}).not.toHaveProperty("isAdmin");
    expect({}).not.toHaveProperty("status");
    expect((await app.call(getProfile, { token: hanako.token })).status).toBe(200);
  });
});

describe("text that would be SQL", () => {
  const injection = "'; drop table offers; --\" or 1=1 \\' $1 %s {0}";

  test("is stored and comes back as it is", async () => {
    expect((await changes({ bio: injection })).result.bio).toBe(injection);
    const offer = { influencerEmail: hanako.email, platform: "tiktok" as const, productName: injection };
    const { result } = await app.call(sendOffers, { rawBody: { offers: [offer] } });
    const read = await app.call(getOffer, { params: { id: result.offerIds[0] ?? "" }, token: hanako.token });
    expect(read.result.productName).toBe(injection);
  });

  test.each(["cursor", "status", "offset", "limit"])("is no %s of a list", async (name) => {
    const answer = await app.call(listOffers, { query: { [name]: injection }, token: hanako.token });
    expect(answer.status).toBe(400);
  });

  test("is no id, no e-mail and no key of an import", async () => {
    await seedOffers(app, hanako, 1);
    const id = encodeURIComponent("' or '1'='1");
    expect((await app.call(getOffer, { params: { id }, token: hanako.token })).code).toBe(2008);
    const body = { username: `${hanako.email}' or '1'='1`, password: hanako.password };
    expect((await app.call(login, { rawBody: body })).code).toBe(3004);
    const headers = { "idempotency-key": "' or '1'='1" };
    expect((await app.call(sendOffers, { rawBody: { offers: [] }, headers })).status).toBe(400);
    const offers = await sql<{ count: string }>`select count(*) as count from offers`.execute(app.deps.db);
    expect(Number(offers.rows[0]?.count)).toBe(1);
  });
});

describe("an address", () => {
  test.each(["%00", "%ED%A0%80", "..%2f..%2fetc%2fpasswd", "%2e%2e", "__proto__", "a".repeat(900)])(
    "with the id %s finds nothing and breaks nothing",
    async (id) => {
      const headers = { authorization: `Bearer ${hanako.token}` };
      const { statusCode } = await app.app.inject({ url: `/api/influencer/offer/${id}`, headers });
      expect(statusCode).toBeOneOf([400, 404]);
    },
  );

  test("of an e-mail as long as one may be, percent-encoded, is read", async () => {
    const email = `${"a".repeat(64)}@${"b".repeat(61)}.${"c".repeat(61)}.${"d".repeat(61)}.jp`;
    const answer = await app.call(setInfluencerStatus, {
      params: { email },
      body: { status: "active", reason: "長いメールアドレスのため" },
    });
    expect(answer).toMatchObject({ status: 404, code: 1002 });
  });
});

describe("a header", () => {
  test("that names another host gets into no mail", async () => {
    const poison = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
    };
    await app.call(requestPasswordCode, { body: { email: hanako.email }, headers: poison });
    const offer = { influencerEmail: hanako.email, platform: "tiktok" as const, productName: "化粧水" };
    await app.call(sendOffers, { rawBody: { offers: [offer] }, headers: poison });
    for (const mail of [await app.mail.mailTo(hanako.email), await app.mail.mailTo(hanako.email)]) {
      const parts = `${mail.html} ${mail.text} ${mail.header("list-unsubscribe")}`;
      expect(parts).not.toContain("evil.example");
      expect(parts).toContain(app.deps.config.appUrl);
    }
  });

  test("that claims another sender counts for nothing from a peer that is not trusted", async () => {
    const statuses = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const headers = { "x-forwarded-for": `198.51.100.${nth}` };
      const body = { email: `nobody-${nth}@example.com` };
      statuses.push((await app.call(requestPasswordCode, { body, headers, ip: "203.0.113.9" })).code);
    }
    expect(statuses).toEqual([...Array(10).fill(1002), 1020]);
  });

  test("that asks for another language, however long, is answered in Japanese", async () => {
    const headers = { "accept-language": `${"x,".repeat(4000)};q=é,q=1;q=NaN` };
    const answer = await app.call(verifySignUpEmail, { rawBody: { email: "" }, headers });
    expect(answer.message).toBe("メールアドレスを入力してください。");
  });

  test("of another origin gets no leave to read an answer", async () => {
    const origin = "https://elsewhere.test";
    const asked = { method: "OPTIONS" as const, url: `/api${login.path}` };
    const headers = { origin, "access-control-request-method": "PUT" };
    const preflight = await app.app.inject({ ...asked, headers });
    const read = await app.app.inject({ url: "/api/influencer/utils/category", headers: { origin } });
    expect([preflight.statusCode, read.statusCode]).toEqual([405, 200]);
    for (const { headers } of [preflight, read]) {
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});

test("with one proxy that is trusted, the sender is the last that it names, whatever stands before", async () => {
  const behind = await startTestApp({ trustProxy: 1 });
  try {
    const answers = [];
    for (let nth = 0; nth < 12; nth += 1) {
      const sender = nth === 11 ? "198.51.100.2" : "198.51.100.1";
      const headers = { "x-forwarded-for": `10.0.0.${nth}, ${sender}` };
      const body = { email: `nobody-${nth}@example.com` };
      answers.push((await behind.call(requestPasswordCode, { body, headers })).code);
    }
    expect(answers).toEqual([...Array(10).fill(1002), 1020, 1002]);
  } finally {
    await behind.close();
  }
});

test("hostile text in an inquiry reaches support as text", async () => {
  const message = `<script>alert(1)</script>\r\nBcc: everybody@example.com\n=HYPERLINK("https://evil.example")`;
  const body = { subject: "件名", message };
  expect((await app.call(sendInquiry, { body, token: hanako.token })).status).toBe(200);
  const mail = await app.mail.mailTo(app.deps.config.supportEmail);
  expect(mail.text).toContain("<script>alert(1)</script>");
  expect(mail.html).not.toContain("<script>");
  expect(mail.header("bcc")).toBeUndefined();
});
