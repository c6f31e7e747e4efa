import { expect, test } from "vitest";
import { fetching, limits } from "./limits.ts";

test("the constants of the product are as it names them", () => {
  expect(limits).toMatchObject({
    emailMaxLength: 254,
    fullNameLength: { min: 2, max: 50 },
    signInPasswordLength: { min: 6, max: 16 },
    newPasswordLength: { min: 8, max: 16 },
    textInputMaxLength: 150,
    birthYearMin: 1900,
    bankPersonNameLength: { min: 3, max: 50 },
    bankNameMaxLength: 100,
    accountNumberLength: { min: 8, max: 20 },
    cancellationNameMaxLength: 100,
    cancellationPhoneMaxLength: 20,
    otpLength: 6,
    offersPageSize: 5,
    tokenCookieDays: 30,
    refreshTokenSeconds: 30 * 24 * 3600,
    signInLockSeconds: 3600,
  });
});

test("the client fetches by the times and tries that the product names", () => {
  expect(fetching).toEqual({
    dedupeMs: 2000,
    focusThrottleMs: 5000,
    errorRetryMs: 5000,
    slowLoadingMs: 3000,
    retries: { profile: 3, offer: 2, bank: 3, category: 3, account: 3 },
  });
});
