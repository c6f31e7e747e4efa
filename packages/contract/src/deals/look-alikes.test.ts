import { expect, test } from "vitest";
import { labelTextsOf } from "./label-texts.ts";

test.each([
  ["АΑᎪᴀ", "AAAA"],
  ["а", "a"],
  ["РΡᏢᴘ", "PPPP"],
  ["рρ", "pp"],
  ["Ꭰᴅ", "DD"],
  ["ԁ", "d"],
  ["Ꭱʀ", "RR"],
])("letters of other alphabets, %s, are read as the ones that they look like", (typed, read) => {
  expect(labelTextsOf(typed)).toEqual({ plain: typed, righted: read });
});

test.each([
  ["広・ 告", "広告"],
  ["宣_-伝", "宣伝"],
  ["宣___伝", "宣___伝"],
])("a word that is drawn apart by one or two signs is read together: %s", (typed, read) => {
  expect(labelTextsOf(typed).righted).toBe(read);
});
