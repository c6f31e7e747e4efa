import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let api: TestApp;
let proxied: TestApp;
let production: TestApp;
beforeAll(async () => {
  [api, proxied, production] = await Promise.all([
    startTestApp(),
    startTestApp({ trustProxy: 1 }),
    startTestApp({ production: true }),
  ]);
});
afterAll(() => Promise.all([api, proxied, production].map((each) => each.close())));

const addresses = [
  "/dev/mail",
  "/dev/mail.json",
  "/dev/mail/019aa9b2-5f00-7c3e-8f21-000000000000",
  "/dev/mail.css",
  "/dev/social/tiktok/v2/auth/authorize",
];

type Sender = { remoteAddress?: string; headers?: Record<string, string> };

/** The whole answer, without what differs between any two answers. */
async function told({ app }: TestApp, url: string, sender: Sender) {
  const { statusCode, headers, body } = await app.inject({ url, ...sender });
  const { "x-request-id": id, date, "strict-transport-security": sts, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(String(id), "") };
}

test.each([
  {},
  { remoteAddress: "::1", headers: { host: "[::1]:3000" } },
  { remoteAddress: "::ffff:127.0.0.1", headers: { host: "127.0.0.1:3000" } },
])("who sits at this machine reads the mails: %j", async (sender) => {
  expect((await api.app.inject({ url: "/dev/mail", ...sender })).statusCode).toBe(200);
});

test.each([
  { remoteAddress: "192.0.2.7" },
  { remoteAddress: "::ffff:192.0.2.7" },
  { headers: { host: "tomoru.example" } },
  { headers: { host: "127.0.0.1.nip.io:3000" } },
  { headers: { host: "localhost.evil.example:3000" } },
  { headers: { "x-forwarded-for": "127.0.0.1" } },
  { headers: { "x-forwarded-host": "localhost" } },
  { headers: { "x-real-ip": "127.0.0.1" } },
  { headers: { forwarded: "for=127.0.0.1" } },
  { headers: { via: "1.1 tunnel" } },
])("to anybody else /dev is as absent as it is in production: %j", async (sender) => {
  for (const url of addresses) {
    const absent = await told(production, url, {});
    expect(absent.statusCode).toBe(404);
    for (const copy of [api, proxied]) expect(await told(copy, url, sender), url).toEqual(absent);
  }
});
