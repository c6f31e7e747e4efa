import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { offerMailsToken } from "./offers.usecases.ts";

let api: TestApp;
let creator: SeededInfluencer;
let address: string;

beforeAll(async () => {
  api = await startTestApp();
});
beforeEach(async () => {
  await api.empty();
  creator = await seedInfluencer(api);
  address = `/mail/off/${offerMailsToken(api.deps, creator.ownerId)}`;
});
afterAll(() => api.close());

async function getsOfferMails(): Promise<boolean> {
  const row = await api.deps.db
    .selectFrom("influencers")
    .select("is_notify_campaign")
    .where("id", "=", creator.ownerId)
    .executeTakeFirstOrThrow();
  return row.is_notify_campaign;
}

function post(
  url: string,
  contentType = "application/x-www-form-urlencoded",
  payload = "List-Unsubscribe=One-Click",
) {
  return api.app.inject({ method: "POST", url, headers: { "content-type": contentType }, payload });
}

test("opening the link asks first and changes nothing, since programs that scan mails open every link", async () => {
  const page = await api.app.inject({ url: address });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("停止する");
  expect(await getsOfferMails()).toBe(true);
});

test("one click turns the mails off, by the form as browsers and mail programs send it", async () => {
  const page = await post(address);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("お知らせメールを停止しました");
  expect(page.body).toContain('href="/account"');
  expect(await getsOfferMails()).toBe(false);
});

test("a mail program may send the same as multipart, or twice", async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await post(address, "multipart/form-data; boundary=x", form)).statusCode).toBe(200);
  expect((await post(address)).statusCode).toBe(200);
  expect(await getsOfferMails()).toBe(false);
});

test("a changed token turns nothing off and says so with 404", async () => {
  const page = await post(`${address.slice(0, -1)}${address.endsWith("A") ? "B" : "A"}`);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("このリンクは使えません");
  expect(await getsOfferMails()).toBe(true);
});

test("the page speaks the profile's language, whatever browser opens the link", async () => {
  const emma = await seedInfluencer(api, { locale: "en" });
  const other = { "accept-language": "ja", cookie: "locale=ja" };
  const url = `/mail/off/${offerMailsToken(api.deps, emma.ownerId)}`;
  const page = await api.app.inject({ url, headers: other });
  expect(page.headers["content-language"]).toBe("en");
  expect(page.body).toContain('<html lang="en">');
  expect(page.body).toContain("Stop these emails");
  const hanakos = await api.app.inject({ url: address, headers: { cookie: "locale=en" } });
  expect(hanakos.headers["content-language"]).toBe("ja");
});

test.each([
  ["locale=en", "en"],
  ["a=b; locale=ja", "ja"],
  ["locale=fr", "ja"],
  ["", "ja"],
])("where nobody is named it is the language that was chosen: cookie %j means %s", async (cookie, locale) => {
  const page = await api.app.inject({
    url: "/mail/off/unknown",
    headers: { cookie, "accept-language": "en, ja" },
  });
  expect(page.headers["content-language"]).toBe(locale);
});

test("a token that is markup is shown as text", async () => {
  const page = await api.app.inject({
    url: `/mail/off/${encodeURIComponent('"><script>alert(1)</script>')}`,
  });
  expect(page.body).not.toContain("<script");
});

test("forms are taken here only: the API keeps answering 415", async () => {
  expect((await post("/api/influencer/auth/login")).statusCode).toBe(415);
});

test("a form longer than a kilobyte is refused", async () => {
  const page = await post(address, "application/x-www-form-urlencoded", "a".repeat(2000));
  expect(page.statusCode).toBe(400);
  expect(await getsOfferMails()).toBe(true);
});

test("the page keeps the site's security headers and is stored nowhere", async () => {
  const { headers } = await api.app.inject({ url: address });
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
});
