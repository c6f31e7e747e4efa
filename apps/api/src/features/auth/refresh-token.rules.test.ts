import { expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { systemRandom, uuidAt } from "../../platform/random.ts";
import { judge, newRefreshToken, readRefreshToken } from "./refresh-token.rules.ts";

const now = new Date("2026-11-15T03:00:00Z");
const live = { expiresAt: secondsAfter(now, 86_400), spentAt: null, successorSpent: false };

test("a token says where to look for it, and no two are alike", () => {
  const claims = { influencerId: uuidAt(now), sessionId: uuidAt(now) };
  const [one, other] = [newRefreshToken(systemRandom, claims), newRefreshToken(systemRandom, claims)];
  expect(readRefreshToken(one)).toEqual(claims);
  expect(one).not.toBe(other);
});

test("a text that is no token is none", () => {
  for (const text of ["", "abc", "あ".repeat(86), "A".repeat(85), `${"A".repeat(85)}=`, "A".repeat(4000)]) {
    expect(readRefreshToken(text)).toBeUndefined();
  }
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

test("a token whose successor was itself spent is not forgiven", () => {
  expect(judge({ ...live, spentAt: secondsAfter(now, -1), successorSpent: true }, now)).toBe("theft");
});
