import { words } from "@tomoru/i18n/ja/influencer/words";
import { ApiFailure, NetworkFailure } from "@tomoru/web/api/failure.ts";
import { describe, expect, test } from "vitest";
import { linkFailureText, platformIn, returnFrom } from "./callback.view.ts";

describe("what a platform sends back", () => {
  test("is a code with its state, decoded", () => {
    expect(returnFrom(new URLSearchParams("code=a%2Ab&state=s-1&scopes=x"))).toEqual({
      kind: "code",
      code: "a*b",
      state: "s-1",
    });
  });

  test("is a refusal when the person said no", () => {
    expect(returnFrom(new URLSearchParams("error=access_denied&state=s"))).toEqual({ kind: "refused" });
  });

  test.each(["", "code=", "state=s"])("is nothing of use in ?%s", (search) => {
    expect(returnFrom(new URLSearchParams(search))).toEqual({ kind: "nothing" });
  });
});

test.each([
  ["tiktok", "tiktok"],
  ["TikTok", undefined],
  ["facebook", undefined],
  [undefined, undefined],
])("%s is read as the platform %s", (text, platform) => {
  expect(platformIn(text)).toBe(platform);
});

test("an account of somebody else's, and one that cannot be linked, are told apart from every other failure", () => {
  const { callback } = words.social;
  const say = (failure: unknown) => linkFailureText(failure, "youtube")(words);
  const unusable = [{ field: "account", refusal: "dataInvalid" }] as const;
  expect(say(new ApiFailure({ refusal: "accessAlreadyRequested", status: 409 }))).toBe(
    callback.taken("YouTube"),
  );
  expect(say(new ApiFailure({ refusal: "dataInvalid", status: 400, faults: [...unusable] }))).toBe(
    callback.unusable.youtube,
  );
  expect(say(new ApiFailure({ refusal: "tokenInvalid", status: 400 }))).toBe(callback.failed("YouTube"));
  expect(say(new NetworkFailure("No answer"))).toBe(callback.failed("YouTube"));
});
