import { updateProfile } from "@tomoru/contract/influencer/account";
import { getHome } from "@tomoru/contract/influencer/home";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app, { email: "mizuki@example.jp" });
});
afterAll(() => app.close());

const whole = {
  fullName: "星野 みずき",
  email: "mizuki@example.jp",
  dob: "2000-02-29",
  creatorName: "mizuki",
  category: ["travel", "beauty"],
  bio: "海と珈琲。\n週末は山へ。",
  country: "JP",
  gender: "female",
  notification: false,
} as const;

function save(rawBody: unknown) {
  return app.call(updateProfile, { rawBody, token: person.token });
}

async function profile() {
  return (await app.call(getProfile, { token: person.token })).result;
}

test("what is saved is answered and read back, categories in the list's order", async () => {
  const { status, result } = await save(whole);
  expect(status).toBe(200);
  const { notification, category, ...fields } = whole;
  expect(result).toMatchObject({ ...fields, category: ["beauty", "travel"], isNotifyCampaign: notification });
  expect(await profile()).toEqual(result);
});

test("absent keys stay as they are", async () => {
  await save(whole);
  const before = await profile();
  await save({ bio: "山だけ。" });
  expect(await profile()).toEqual({ ...before, bio: "山だけ。" });
  expect((await save({})).result).toEqual({ ...before, bio: "山だけ。" });
});

test("the language is kept, and country, gender and bio may be taken back", async () => {
  await save({ ...whole, locale: "en" });
  const { result } = await save({ country: null, gender: null, bio: "" });
  expect(result).toMatchObject({ locale: "en", country: null, gender: null, bio: null });
});

test("null and empty are refused where something is required, in the order of the form", async () => {
  const empty = { fullName: " ", email: "", dob: "", creatorName: "", category: [], notification: null };
  expect((await save(empty)).errors).toEqual([
    "fullName 3007",
    "email 3003",
    "dob 3009",
    "creatorName 3009",
    "category 3009",
    "notification 3009",
  ]);
  const nulls = { fullName: null, email: null, dob: null, creatorName: null, category: null };
  expect((await save(nulls)).errors).toEqual([
    "fullName 3007",
    "email 3003",
    "dob 3009",
    "creatorName 3009",
    "category 3009",
  ]);
});

test.each([
  ["fullName", "み", 1023],
  ["fullName", "み".repeat(51), 1023],
  ["creatorName", "み".repeat(51), 1023],
  ["bio", "み".repeat(151), 1023],
  ["gender", "robot", 1023],
  ["country", "XX", 1023],
  ["dob", "1899-12-31", 1023],
  ["dob", "2001-02-29", 1023],
  ["dob", "2999-01-01", 1023],
  ["email", "nobody", 3004],
  ["category", "beauty", 2007],
  ["locale", "fr", 1023],
])("%s %j is refused with its code and saves nothing", async (field, value, code) => {
  const answer = await save({ creatorName: "never saved", [field]: value });
  expect(answer).toMatchObject({ status: 400, code, errors: [`${field} ${code}`] });
  expect((await profile()).creatorName).toBeNull();
});

test("an e-mail changes only by code: another one than the present is refused at its field", async () => {
  expect((await save({ email: "other@example.jp" })).errors).toEqual(["email 1023"]);
  expect((await save({ email: " MIZUKI@example.jp " })).status).toBe(200);
  expect((await profile()).email).toBe("mizuki@example.jp");
});

test("an unknown category is refused and the others stay as they were", async () => {
  await save(whole);
  const answer = await save({ creatorName: "new", category: ["food", "no-such-category"] });
  expect(answer).toMatchObject({ status: 400, code: 2007, errors: ["category 2007"] });
  expect(await profile()).toMatchObject({ creatorName: "mizuki", category: ["beauty", "travel"] });
  expect((await save({ category: ["food", "food"] })).result.category).toEqual(["food"]);
});

test("what the contract does not list is not stored", async () => {
  const smuggled = '"status":"suspended","password_hash":"x","id":"1","code_failures":100';
  const polluting = '"__proto__":{"notification":true},"constructor":{"prototype":{"bio":"x"}}';
  expect((await save(`{"creatorName":"mizuki",${smuggled},${polluting}}`)).status).toBe(200);
  expect(await profile()).toMatchObject({ creatorName: "mizuki", bio: null });
  const row = await app.deps.db.selectFrom("accounts").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ owner_id: person.ownerId, status: "active", code_failures: 0 });
  expect(row.password_hash).not.toBe("x");
});

test("nobody else's account changes", async () => {
  const other = await seedInfluencer(app, { creatorName: "hana", categories: ["food"] });
  await save(whole);
  const theirs = (await app.call(getProfile, { token: other.token })).result;
  expect(theirs).toMatchObject({ creatorName: "hana", category: ["food"] });
});

test("many saves at once leave the categories of one of them", async () => {
  const choices = [["beauty"], ["food", "pets"], ["music", "art", "books"]];
  const saves = Array.from({ length: 24 }, (_, nth) => save({ category: choices[nth % choices.length] }));
  const answers = await Promise.all(saves);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { category } = await profile();
  expect(choices.map((choice) => choice.toSorted().join())).toContain(category.toSorted().join());
});

test("a saved account completes its step on the home screen", async () => {
  const setup = async () => (await app.call(getHome, { token: person.token })).result.setup;
  expect((await setup()).profileComplete).toBe(false);
  await save(whole);
  expect((await setup()).profileComplete).toBe(true);
});
