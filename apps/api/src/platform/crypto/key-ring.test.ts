import { expect, test } from "vitest";
import { keyRing } from "./key-ring.ts";

const first = { id: "a", key: Buffer.alloc(32, 1) };
const second = { id: "b", key: Buffer.alloc(32, 2) };

test("what was sealed opens again, also under a newer first key", () => {
  const sealed = keyRing([first]).seal("口座番号 12345678", "bank_accounts/1");
  expect(sealed).not.toContain("12345678");
  expect(keyRing([second, first]).open(sealed, "bank_accounts/1")).toBe("口座番号 12345678");
});

test("the same text never looks the same twice", () => {
  const ring = keyRing([first]);
  expect(ring.seal("x", "row")).not.toBe(ring.seal("x", "row"));
});

test("a ciphertext that was moved to another row does not open", () => {
  const ring = keyRing([first]);
  expect(() => ring.open(ring.seal("x", "bank_accounts/1"), "bank_accounts/2")).toThrow();
});

test("a changed ciphertext does not open", () => {
  const ring = keyRing([first]);
  const sealed = ring.seal("a longer text", "row");
  const flipped = sealed.slice(0, -2) + (sealed.endsWith("A") ? "BB" : "AA");
  expect(() => ring.open(flipped, "row")).toThrow();
});

test("one whose tag was cut does not open, by however much of it is left", () => {
  const ring = keyRing([first]);
  // Without a text the tag is the end.
  const bytes = Buffer.from(ring.seal("", "row").slice("a.".length), "base64url");
  for (const left of [0, 4, 8, 12, 15]) {
    const cut = `a.${bytes.subarray(0, bytes.length - 16 + left).toString("base64url")}`;
    expect(() => ring.open(cut, "row")).toThrow();
  }
  expect(ring.open(`a.${bytes.toString("base64url")}`, "row")).toBe("");
});

test("without its key the id of the key is named", () => {
  expect(() => keyRing([second]).open(keyRing([first]).seal("x", "row"), "row")).toThrow("id a");
});
