import { expect, test } from "vitest";
import { systemRandom } from "../platform/random.ts";
import { sandboxGrants } from "./sandbox-grants.ts";

const grant = { platform: "tiktok", accountId: "sandbox-hana.kurashi", scopes: ["video.list"] } as const;
const redirectUri = "http://localhost:3000/tiktok/callback";
const pending = { ...grant, redirectUri, codeChallenge: null };
const redemption = { platform: "tiktok", redirectUri, codeVerifier: null } as const;

test("a code and a token are good at another copy than the one that gave them", () => {
  const [one, another] = [sandboxGrants(systemRandom), sandboxGrants(systemRandom)];
  expect(another.redeem({ ...redemption, code: one.newCode(pending) })).toMatchObject(grant);
  expect(another.read("access", "tiktok", one.newToken("access", grant))).toMatchObject(grant);
});

test("a code is good once, and neither what is made up nor a token is one", () => {
  const grants = sandboxGrants(systemRandom);
  const code = grants.newCode(pending);
  expect(grants.redeem({ ...redemption, code })).toBeDefined();
  expect(grants.redeem({ ...redemption, code })).toBeUndefined();
  const token = grants.newToken("access", grant);
  for (const made of ["sandbox-code.e30.", "sandbox-code.%%%.AA", "sandbox-code", token]) {
    expect(grants.redeem({ ...redemption, code: made }), made).toBeUndefined();
  }
});
