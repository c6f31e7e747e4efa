import { describe, expect, test } from "vitest";
import { words as en } from "./en/influencer/words.ts";
import { words as ja } from "./ja/influencer/words.ts";

type Leaf = { path: string; text: string };

/** Every text with its path; parameters are filled with numbers. */
function leaves(node: unknown, path = ""): Leaf[] {
  if (typeof node === "string") return [{ path, text: node }];
  if (typeof node === "function") return [{ path, text: String(node(3, 3)) }];
  return Object.entries(node ?? {}).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}

/** The text before or after a link may be empty. */
const mayBeEmpty = /\.(before|after)$/;

describe("the dictionaries", () => {
  test("have the same keys in both languages", () => {
    expect(
      leaves(en)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      leaves(ja)
        .map(({ path }) => path)
        .sort(),
    );
  });

  test.each([
    ["ja", ja],
    ["en", en],
  ])("have no empty text in %s", (_, words) => {
    expect(leaves(words).filter(({ path, text }) => text.trim() === "" && !mayBeEmpty.test(path))).toEqual(
      [],
    );
  });

  test("have no Japanese in the English texts", () => {
    expect(
      leaves(en).filter(({ text }) =>
        /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}、。「」（）！？：〜]/u.test(text),
      ),
    ).toEqual([]);
  });

  test("raise no voice: neither language has an exclamation mark", () => {
    expect([...leaves(ja), ...leaves(en)].filter(({ text }) => /[!！]/.test(text))).toEqual([]);
  });
});
