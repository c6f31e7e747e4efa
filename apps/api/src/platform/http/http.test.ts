import { login } from "@tomoru/contract/influencer/accounts";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { sendOffers } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test("an unknown path under /api is 404 2005 with an id that is also in the header", async () => {
  const response = await api.app.inject({ url: "/api/nowhere" });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    success: false,
    subStatusCode: 2005,
    requestId: response.headers["x-request-id"],
  });
});

test("a wrong method on a known path is 405 with what is allowed", async () => {
  const response = await api.app.inject({ method: "DELETE", url: `/api${login.path}` });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("PUT");
  expect(response.json()).toMatchObject({ subStatusCode: 2005 });
});

test.each([
  ["broken JSON", '{"username":'],
  ["an empty body", ""],
  ["a list", "[]"],
  ["a word", '"username"'],
  ["null", "null"],
  ["NUL", '{"username":"a\\u0000@b.jp","password":"secret1"}'],
  ["a lone surrogate", '{"username":"\\ud800"}'],
  ["nesting of 40 levels", `{"a":${"[".repeat(40)}${"]".repeat(40)}}`],
])("%s is 400 1023 and names no field", async (_case, payload) => {
  const response = await api.app.inject({
    method: login.method,
    url: `/api${login.path}`,
    headers: { "content-type": "application/json" },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, subStatusCode: 1023 });
  expect(response.json()).not.toHaveProperty("errors");
});

test("an auth body of more than 4 KiB is 400 1023", async () => {
  const answer = await api.call(login, { rawBody: { username: "a@b.jp", password: "x".repeat(5000) } });
  expect(answer).toMatchObject({ status: 400, code: 1023, errors: [] });
});

test("an operator body may have up to 2 MiB", async () => {
  const row = { influencerEmail: "nobody@example.jp", platform: "tiktok", description: "あ".repeat(1000) };
  const answer = await api.call(sendOffers, { rawBody: { offers: Array.from({ length: 500 }, () => row) } });
  expect(answer).toMatchObject({ status: 404, code: 1002 });
});

test("a body that is not JSON by its content type is 415 1023", async () => {
  const response = await api.app.inject({
    method: login.method,
    url: `/api${login.path}`,
    headers: { "content-type": "text/plain" },
    payload: '{"username":"a@b.jp"}',
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ subStatusCode: 1023 });
});

test("messages come in the language that was asked for", async () => {
  const english = await api.call(login, { rawBody: {}, headers: { "accept-language": "en" } });
  const japanese = await api.call(login, { rawBody: {} });
  expect(english.message).toBe("Enter your email.");
  expect(japanese.message).toBe("メールアドレスを入力してください。");
});

test("a call that changes something and comes from another site is 403 2016", async () => {
  const foreign = await api.call(login, { rawBody: {}, headers: { origin: "https://elsewhere.test" } });
  const own = await api.call(login, { rawBody: {}, headers: { origin: "http://localhost:3000" } });
  expect(foreign).toMatchObject({ status: 403, code: 2016 });
  expect(own.code).toBe(3003);
});

test.each([
  "/api/nowhere",
  `/api${listCategories.path}`,
  `/api${listOffers.path}`,
  `/api${login.path}`,
  "/api/docs",
  "/api/docs.css",
  "/api/openapi.json",
  "/healthz",
  "/readyz",
  "/metrics",
  "/dev/mail",
  "/dev/social/tiktok/authorize",
  "/nowhere",
  "/nowhere.map",
])("%s carries the security headers", async (url) => {
  const { headers } = await api.app.inject({ url });
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  expect(headers["content-security-policy"]).toMatch(/; trusted-types tomoru-worker(;|$)/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cache-control"]).toMatch(/^(no-store|public, max-age=3600)$/);
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("an answer is never stored, but for the categories", async () => {
  const refused = await api.call(listOffers);
  const categories = await api.call(listCategories);
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(categories.headers["cache-control"]).toBe("public, max-age=3600");
});

test("the process says that it lives and that it is ready", async () => {
  expect((await api.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await api.app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
});

test("figures are for this machine or an operator's token", async () => {
  const url = "/metrics";
  const away = await api.app.inject({ url, remoteAddress: "192.0.2.1" });
  const local = await api.app.inject({ url, remoteAddress: "127.0.0.1" });
  const forwarded = await api.app.inject({
    url,
    remoteAddress: "127.0.0.1",
    headers: { "x-forwarded-for": "192.0.2.1" },
  });
  const authorization = `Bearer ${api.deps.config.operatorToken}`;
  const token = await api.app.inject({ url, remoteAddress: "192.0.2.1", headers: { authorization } });
  expect([away.statusCode, local.statusCode, forwarded.statusCode, token.statusCode]).toEqual([
    403, 200, 403, 200,
  ]);
  expect(local.body).toContain("http_request_duration_seconds_bucket");
});
