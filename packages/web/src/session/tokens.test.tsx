import { afterEach, expect, test } from "vitest";
import { startTestSite } from "../testing/start-test-site.ts";
import { clearTokens, readTokens, writeTokens } from "./tokens.ts";

startTestSite();

const strangers = ["discount=50%", "%=%E3", "my-accessToken=%zz"];

/** As another service on the host sets them. */
function set(pair: string, rest = ""): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads its own in the same way.
  document.cookie = `${pair}; Path=/${rest}`;
}

afterEach(() => {
  clearTokens();
  for (const pair of strangers) set(pair, "; Max-Age=0");
});

test("the tokens are read whatever cookies others have set beside them", () => {
  for (const pair of strangers) set(pair);
  expect(document.cookie).toContain("50%");
  expect(readTokens()).toEqual({});
  writeTokens({ accessToken: "a.b-c%", refreshToken: "r" });
  expect(readTokens()).toEqual({ accessToken: "a.b-c%", refreshToken: "r" });
});

test("a token of ours that is cut in the middle of an escape is none", () => {
  set("refreshToken=abc%E3%8");
  set("accessToken=good");
  expect(readTokens()).toEqual({ accessToken: "good" });
});
