import { expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { keyedHash } from "../../platform/crypto/keyed-hash.ts";
import { systemRandom, uuidAt } from "../../platform/random.ts";
import { creatorsOwn } from "../account-key.rules.ts";
import { judge, newRefreshToken, readRefreshToken } from "./refresh-token.rules.ts";

const actor = "influencer";
const now = new Date("2026-11-15T03:00:00Z");
const live = { expiresAt: secondsAfter(now, 86_400), spentAt: null, killedAt: null, successorSpent: false };
const hash = keyedHash("the app secret of a test run, 32+ characters");
const claims = { ownerId: uuidAt(now), accountId: creatorsOwn, sessionId: uuidAt(now) };
const anotherToken = () => newRefreshToken(hash, { actor, ...claims, random: systemRandom });

test("a token says where to look for it, and no two are alike", () => {
  const [one, other] = [anotherToken(), anotherToken()];
  expect(readRefreshToken(hash, { actor, token: one })).toEqual({ ...claims, isSealed: true });
  expect(one).not.toBe(other);
});

test("a token that an earlier version made is still one: another seal would sign everybody out", () => {
  const made =
    "AZegAAAAcACAAAAAAAAAAQGXoAAAAHAAgAAAAAAAAAEHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBzn1kbaywf-6FgilsdZ9tadE-Z1OIqJZFfu0f6Ebl5EB";
  const id = "0197a000-0000-7000-8000-000000000001";
  expect(readRefreshToken(hash, { actor, token: made })).toMatchObject({ ownerId: id, sessionId: id });
});

test("a text that is no token is none", () => {
  for (const text of ["", "abc", "あ".repeat(86), "A".repeat(85), `${"A".repeat(85)}=`, "A".repeat(4000)]) {
    expect(readRefreshToken(hash, { actor, token: text })).toBeUndefined();
  }
});

test("a token that was not made here is none, and one of the version before has no seal", () => {
  const bytes = Buffer.from(anotherToken(), "base64url");
  for (const place of [0, 20, 40, 63, 64, 95]) {
    const forged = Buffer.from(bytes);
    forged[place] = (forged[place] ?? 0) ^ 1;
    expect(readRefreshToken(hash, { actor, token: forged.toString("base64url") })).toBeUndefined();
  }
  const elsewhere = keyedHash("the app secret of another place, 32+ characters");
  expect(readRefreshToken(elsewhere, { actor, token: bytes.toString("base64url") })).toBeUndefined();
  const unsealed = bytes.subarray(0, 64).toString("base64url");
  expect(readRefreshToken(hash, { actor, token: unsealed })).toEqual({ ...claims, isSealed: false });
});

test("a member of a company has no token without a seal: there was none before", () => {
  const token = newRefreshToken(hash, {
    actor: "company",
    ...claims,
    accountId: uuidAt(now),
    random: systemRandom,
  });
  const bytes = Buffer.from(token, "base64url");
  expect(readRefreshToken(hash, { actor: "company", token })).toMatchObject({ isSealed: true });
  const unsealed = bytes.subarray(0, -32).toString("base64url");
  expect(readRefreshToken(hash, { actor: "company", token: unsealed })).toBeUndefined();
});

test("an unknown or expired token is refused, a spent one that has expired included", () => {
  expect(judge(undefined, now)).toBe("refuse");
  expect(judge({ ...live, expiresAt: now }, now)).toBe("refuse");
  expect(judge({ ...live, expiresAt: now, spentAt: secondsAfter(now, -60) }, now)).toBe("refuse");
});

test("a live token is spent", () => {
  expect(judge(live, now)).toBe("spend");
});

test("a token that was just spent is forgiven for ten seconds", () => {
  expect(judge({ ...live, spentAt: secondsAfter(now, -10) }, now)).toBe("forgive");
  expect(judge({ ...live, spentAt: secondsAfter(now, -10.001) }, now)).toBe("theft");
});

test("a token that a sibling has killed is never forgiven, unless it has expired", () => {
  expect(judge({ ...live, killedAt: now }, now)).toBe("theft");
  expect(judge({ ...live, killedAt: now, spentAt: now }, now)).toBe("theft");
  expect(judge({ ...live, killedAt: now, expiresAt: now }, now)).toBe("refuse");
});

test("a token whose successor was itself spent is not forgiven", () => {
  expect(judge({ ...live, spentAt: secondsAfter(now, -1), successorSpent: true }, now)).toBe("theft");
});
