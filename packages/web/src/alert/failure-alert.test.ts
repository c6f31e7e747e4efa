import { codes, type FailureCode } from "@tomoru/contract/codes";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { ApiFailure, NetworkFailure } from "../api/failure.ts";
import { failureText } from "./failure-alert.ts";

test("each refusal says the text of its code in the language of the page, and no answer says to check the connection", () => {
  const failures = Object.entries(codes).filter(([, { statuses }]) => statuses[0] >= 400);
  for (const [code, { statuses }] of failures) {
    const known = Number(code) as FailureCode;
    const failure = new ApiFailure({ code: known, status: statuses[0] });
    expect(failureText(failure, ja)).toBe(ja.codes[known]);
    expect(failureText(failure, en)).toBe(en.codes[known]);
  }
  expect(failureText(new NetworkFailure(), ja)).toBe("接続を確認してください。");
  expect(failureText(new NetworkFailure(), en)).toBe("Check your connection.");
});
