import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "../mails.ts";
import { secondsAfter } from "../platform/clock.ts";
import { devMailbox } from "../platform/mail/dev-mailbox.ts";
import { composeMail } from "../platform/mail/mail-composer.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(() => api.empty());
afterAll(() => api.close());

async function receive(to: string, code: string): Promise<void> {
  const mail = composeMail({
    id: "019aa9b2-5f00-7c3e-8f21-1234567890ab",
    to,
    locale: "ja",
    content: { kind: "signUpCode", data: { code, minutes: 10 } },
    mails,
    config: api.deps.config,
  });
  await devMailbox(api.deps).send(mail);
  api.clock.set(secondsAfter(api.clock.now(), 1).toISOString());
}

async function newest() {
  const [mail] = (await api.app.inject({ url: "/dev/mail.json" })).json();
  return mail;
}

test("the list for tests is newest first and can be narrowed to one recipient", async () => {
  await receive("hanako@example.jp", "111111");
  await receive("taro@example.jp", "222222");
  await receive("hanako@example.jp", "333333");
  const all = (await api.app.inject({ url: "/dev/mail.json" })).json();
  expect(all.map(({ recipient }: { recipient: string }) => recipient)).toEqual([
    "hanako@example.jp",
    "taro@example.jp",
    "hanako@example.jp",
  ]);
  const hers = (await api.app.inject({ url: "/dev/mail.json", query: { to: "Hanako@Example.jp" } })).json();
  expect(hers).toHaveLength(2);
  expect(Object.keys(hers[0])).toEqual(["id", "recipient", "subject", "text", "receivedAt"]);
  expect(hers[0].text).toContain("333333");
});

test("the mailbox page finds by a part of the address, tests by the whole one alone", async () => {
  await receive("hanako@example.jp", "111111");
  await receive("taro@example.jp", "222222");
  const page = async (to: string) => (await api.app.inject({ url: "/dev/mail", query: { to } })).body;
  expect(await page("Taro")).toContain("222222");
  expect(await page("taro")).not.toContain("111111");
  expect(await page("t%o")).not.toContain("222222");
  expect((await api.app.inject({ url: "/dev/mail.json", query: { to: "taro" } })).json()).toEqual([]);
});

test("the mailbox page lists subject, recipient and code, and leads to the mail", async () => {
  await receive("hanako@example.jp", "482915");
  const { id } = await newest();
  const page = await api.app.inject({ url: "/dev/mail" });
  expect(page.statusCode).toBe(200);
  for (const shown of [
    "【Tomoru】確認コードのお知らせ",
    "hanako@example.jp",
    "482915",
    `href="/dev/mail/${id}"`,
  ]) {
    expect(page.body).toContain(shown);
  }
  const mail = await api.app.inject({ url: `/dev/mail/${id}` });
  expect(mail.body).toContain("<output>482915</output>");
  expect(mail.body).toContain(`src="/dev/mail/${id}/html" sandbox`);
});

test("the pages bring no inline script or style, so that the site's own policy holds for them", async () => {
  await receive("hanako@example.jp", "482915");
  const { id } = await newest();
  for (const url of ["/dev/mail", `/dev/mail/${id}`]) {
    const page = await api.app.inject({ url });
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  }
});

test("a mail's own HTML may be framed here, is sandboxed and may bring styles but load nothing", async () => {
  await receive("hanako@example.jp", "482915");
  const { id } = await newest();
  const { headers, body } = await api.app.inject({ url: `/dev/mail/${id}/html` });
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  );
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(body).toContain('<html lang="ja">');
});

test("markup in a subject or text is shown, not run", async () => {
  const mail = { messageId: "<x@tomoru.example>", to: "<b>@example.jp", html: "", headers: {} };
  await devMailbox(api.deps).send({
    ...mail,
    subject: "<script>alert(1)</script>",
    text: "<img src=x onerror=alert(1)>",
  });
  const { id } = await newest();
  for (const url of ["/dev/mail", `/dev/mail/${id}`]) {
    const { body } = await api.app.inject({ url });
    expect(body).toContain("&lt;script&gt;");
    expect(body).not.toMatch(/<script|<img|<b>@/);
  }
});

test.each(["/dev/mail/1", "/dev/mail/019aa9b2-5f00-7c3e-8f21-000000000000", "/dev/mail/1/html"])(
  "%s answers 404 with a page",
  async (url) => {
    const page = await api.app.inject({ url });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain("メールが見つかりません");
  },
);

test("in production there is no mailbox", async () => {
  const production = await startTestApp({ production: true });
  for (const url of ["/dev/mail", "/dev/mail.json", "/dev/mail.css"]) {
    expect((await production.app.inject({ url })).statusCode).toBe(404);
  }
  await production.close();
});
