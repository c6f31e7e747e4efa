import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Deps } from "../../deps.ts";
import { listenedTo } from "../../testing/listened.ts";
import { type SeededInfluencer, seedInfluencer } from "../../testing/seed.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { requestEmailUpdate } from "./email-update.usecases.ts";
import { freshIp } from "./mailed-code.testing.ts";
import { requestPasswordCode } from "./password-reset.usecases.ts";
import { requestSignUpCode } from "./sign-up.usecases.ts";

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

type Asked = { readonly email: string; readonly ip: string };

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
      await workOf((deps) => ask(deps, { email: `nobody-${nth}@example.jp`, ip }));
      await workOf((deps) => requestPasswordCode(deps, { email: "nobody@example.jp", ip }));
    }
    const known = await workOf((deps) => ask(deps, { email: person.email, ip }));
    const unknown = await workOf((deps) => ask(deps, { email: "somebody@example.jp", ip }));
    expect(known.code).toBe(1020);
    expect(known.heard.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect(known.heard.join("\n")).not.toMatch(/influencer/);
  },
);

test("who asks for a code to a new e-mail behind the ration gets the same work done for any", async () => {
  const ip = freshIp();
  const { ownerId } = person;
  const caller = { ownerId, sessionId: randomUUID() };
  const ask = (newEmail: string) => workOf((deps) => requestEmailUpdate(deps, { caller, newEmail, ip }));
  for (let nth = 0; nth < 10; nth += 1) {
    await workOf((deps) => requestPasswordCode(deps, { email: "nobody@example.jp", ip }));
  }
  const other = await seedInfluencer(app);
  const [known, unknown] = [await ask(other.email), await ask("somebody@example.jp")];
  expect(known.code).toBe(1020);
  expect(unknown).toEqual(known);
});

test("statements are told apart by what they ask, not by the values", async () => {
  const ask = (email: string) => workOf((deps) => requestPasswordCode(deps, { email, ip: freshIp() }));
  const [known, unknown, other] = [
    await ask(person.email),
    await ask("a@example.jp"),
    await ask("b@example.jp"),
  ];
  expect(unknown).toEqual(other);
  expect(known.heard).not.toEqual(unknown.heard);
});
