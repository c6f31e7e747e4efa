import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Deps } from "../../deps.ts";
import { listenedTo } from "../../testing/listened.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { freshIp } from "../codes/mailed-code.testing.ts";
import { requestEmailUpdate } from "../email-change/email-update.usecases.ts";
import { requestPasswordCode, verifyPasswordCode } from "../passwords/password-reset.usecases.ts";
import { signIn } from "../sign-in/sign-in.usecases.ts";
import { requestSignUpCode } from "../sign-up/sign-up.usecases.ts";

let app: TestApp;
let person: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  person = await seedInfluencer(app);
});
afterAll(() => app.close());

const actor = "influencer" as const;
type Asked = { readonly actor: typeof actor; readonly email: string; readonly ip: string };

/** What was done for a request, and the code that it was refused with. */
async function workOf(ask: (deps: Deps) => Promise<unknown>) {
  const { deps, heard } = listenedTo(app.deps);
  const code = await ask(deps).then(
    () => 200,
    (refusal) => refusal.code,
  );
  return { code, heard };
}

const flows: [string, (deps: Deps, asked: Asked) => Promise<unknown>][] = [
  ["a code to reset a password", requestPasswordCode],
  ["a code to sign up", (deps, asked) => requestSignUpCode(deps, { ...asked, locale: "ja" })],
];

test.each(flows)(
  "who asks for %s behind the ration gets the same work done for any e-mail",
  async (_, ask) => {
    const ip = "2001:db8:0:7::1";
    for (let nth = 0; nth < 10; nth += 1) {
      await workOf((deps) => ask(deps, { actor, email: `nobody-${nth}@example.jp`, ip }));
      await workOf((deps) => requestPasswordCode(deps, { actor, email: "nobody@example.jp", ip }));
    }
    const known = await workOf((deps) => ask(deps, { actor, email: person.email, ip }));
    const unknown = await workOf((deps) => ask(deps, { actor, email: "somebody@example.jp", ip }));
    expect(known.code).toBe(1020);
    expect(known.heard.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect(known.heard.join("\n")).not.toMatch(/account/);
  },
);

test("who asks for a code to a new e-mail behind the ration gets the same work done for any", async () => {
  const ip = freshIp();
  const caller = { ...person.account, sessionId: randomUUID() };
  const ask = (newEmail: string) => workOf((deps) => requestEmailUpdate(deps, { caller, newEmail, ip }));
  for (let nth = 0; nth < 10; nth += 1) {
    await workOf((deps) => requestPasswordCode(deps, { actor, email: "nobody@example.jp", ip }));
  }
  const other = await seedInfluencer(app);
  const [known, unknown] = [await ask(other.email), await ask("somebody@example.jp")];
  expect(known.code).toBe(1020);
  expect(unknown).toEqual(known);
});

test("checking a code does the same work for an e-mail with and without account", async () => {
  const check = (email: string) =>
    workOf((deps) => verifyPasswordCode(deps, { actor, email, otp: "123456", ip: freshIp() }));
  const [known, unknown] = [await check(person.email), await check("nobody@example.jp")];
  expect(known.code).toBe(1005);
  expect(unknown).toEqual(known);
});

const wrong = "Wrong-Guess-1";

/** What is done for a wrong password of somebody, and of nobody, after what came before it. */
async function bothSignIns({ before, from = freshIp }: { before: number; from?: () => string }) {
  const works = [];
  for (const username of [person.email, "nobody@example.jp"]) {
    const given = () => ({ actor, username, password: wrong, ip: from() });
    for (let nth = 0; nth < before; nth += 1) await signIn(app.deps, given()).catch(() => undefined);
    works.push(await workOf((deps) => signIn(deps, given())));
  }
  return works;
}

test.each([
  ["a wrong password", 1004, 0],
  ["the one that locks", 1069, 9],
  ["a locked account", 1069, 10],
])("signing in does the same work for an e-mail with and without account: %s", async (_, code, before) => {
  const [known, unknown] = await bothSignIns({ before });
  expect(known?.code).toBe(code);
  expect(known?.heard).toContain(before < 10 ? "hash" : known?.heard[0]);
  expect(unknown).toEqual(known);
});

test("a network that is blocked is told so before any e-mail is looked at", async () => {
  const ip = freshIp();
  for (let nth = 0; nth < 30; nth += 1) {
    await signIn(app.deps, { actor, username: `nobody-${nth}@example.jp`, password: wrong, ip }).catch(
      () => undefined,
    );
  }
  const [known, unknown] = await bothSignIns({ before: 0, from: () => ip });
  expect(known?.code).toBe(1069);
  expect(known?.heard).toHaveLength(1);
  expect(known?.heard.join()).not.toMatch(/account|sign_in_failures/);
  expect(unknown).toEqual(known);
});

test("statements are told apart by what they ask, not by the values", async () => {
  const ask = (email: string) => workOf((deps) => requestPasswordCode(deps, { actor, email, ip: freshIp() }));
  const [known, unknown, other] = [
    await ask(person.email),
    await ask("a@example.jp"),
    await ask("b@example.jp"),
  ];
  expect(unknown).toEqual(other);
  expect(known.heard).not.toEqual(unknown.heard);
});
