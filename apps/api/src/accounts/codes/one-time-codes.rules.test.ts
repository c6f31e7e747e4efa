import { expect, test } from "vitest";
import { secondsAfter } from "../../platform/clock.ts";
import { systemRandom } from "../../platform/random.ts";
import { newCode, refusalOfCode, waitForNext } from "./one-time-codes.rules.ts";

const now = new Date("2026-11-15T03:00:00Z");
const sent = { sentAt: secondsAfter(now, -20), expiresAt: secondsAfter(now, 580), usedAt: null };
const asked = { purpose: "signUp", now } as const;

test("a code has six digits, leading zeros included", () => {
  expect(newCode({ ...systemRandom, below: () => 42 })).toBe("000042");
  expect(newCode({ ...systemRandom, below: (limit) => limit - 1 })).toBe("999999");
});

test("a code that was never asked for or is used answers 1005, even when it is late", () => {
  expect(refusalOfCode(undefined, asked).code).toBe(1005);
  expect(refusalOfCode({ ...sent, usedAt: now }, asked).code).toBe(1005);
  expect(refusalOfCode({ ...sent, usedAt: now, expiresAt: now }, asked).code).toBe(1005);
});

test("a late code answers 1021", () => {
  expect(refusalOfCode({ ...sent, expiresAt: now }, asked).code).toBe(1021);
});

test("a code without tries answers 1020 and says when the next may be asked for", () => {
  expect(refusalOfCode(sent, asked)).toMatchObject({ code: 1020, retryAfter: 40 });
});

test("the wait for the next code ends sixty seconds after the last mail", () => {
  expect(waitForNext({ ...asked, sentAt: now })).toBe(60);
  expect(waitForNext({ ...asked, sentAt: secondsAfter(now, -59.5) })).toBe(1);
});

test.each(["companySignUp", "companyPasswordReset"] as const)("for %s it is five minutes", (purpose) => {
  expect(waitForNext({ purpose, now, sentAt: now })).toBe(300);
});
