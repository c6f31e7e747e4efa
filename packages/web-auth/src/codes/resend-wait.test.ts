import { words } from "@tomoru/i18n/ja/influencer/words";
import { describe, expect, test } from "vitest";
import { resendText, secondsUntil } from "./resend-wait.ts";

describe("the resend link", () => {
  test("counts whole seconds down to zero and no further", () => {
    expect([secondsUntil(10_500, 10_000), secondsUntil(10_000, 10_000), secondsUntil(1, 10_000)]).toEqual([
      1, 0, 0,
    ]);
  });

  test("says how long to wait, and the action when the wait is over", () => {
    const { code } = words.auth;
    expect([resendText(42, code), resendText(1_800, code), resendText(0, code)]).toEqual([
      "再送する（あと42秒）",
      "再送する（あと約30分）",
      "確認コードを再送する",
    ]);
  });
});
