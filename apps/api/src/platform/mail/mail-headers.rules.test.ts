import { expect, test } from "vitest";
import { headerSafe, replyAddress } from "./mail-headers.rules.ts";

test("a header is one line, without control and direction characters", () => {
  expect(headerSafe("しずく\r\nBcc: all@example.jp\u202e\u2028 ")).toBe("しずく Bcc: all@example.jp");
});

test("a long header is cut between characters, never inside one", () => {
  const cut = headerSafe("🍵".repeat(120));
  expect([...cut]).toHaveLength(90);
  expect(cut).toMatch(/🍵…$/u);
});

test.each(["hanako@example.jp", "hanako.yamada+tomoru@mail.example.jp", "花子@例え.jp"])(
  "an answer can go to %s",
  (address) => expect(replyAddress(address)).toBe(address),
);

test.each([
  "hanako@example.jp, all@example.jp",
  "hanako@example.jp\r\nBcc: all@example.jp",
  "Hanako <all@example.jp>",
  "hanako@all@example.jp",
  "hanako\u0000@example.jp",
  "hanako\u202e@example.jp",
  "example.jp",
  "",
])("%j is no address for an answer", (text) => {
  expect(replyAddress(text)).toBeUndefined();
});
