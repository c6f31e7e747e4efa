import { codes, isFailureName } from "@tomoru/contract/codes";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { ApiFailure, NetworkFailure } from "../api/failure.ts";
import { failureText } from "./failure-alert.ts";

test("each refusal says the text of its code in the language of the page, and no answer says to check the connection", () => {
  for (const { name, statuses } of Object.values(codes)) {
    if (!isFailureName(name)) continue;
    const failure = new ApiFailure({ refusal: name, status: statuses[0] });
    expect(failureText(failure, ja)).toBe(ja.codes[name]);
    expect(failureText(failure, en)).toBe(en.codes[name]);
  }
  expect(failureText(new NetworkFailure(), ja)).toBe("接続を確認してください。");
  expect(failureText(new NetworkFailure(), en)).toBe("Check your connection.");
});
