import { expect, test } from "vitest";
import { isLikePerson } from "./password-similarity.ts";

const misaki = { email: "misaki@example.jp", fullName: "佐藤 Misaki" };

test.each(["Misaki-2026", "M1saki!!", "1Misaki?", "MISAKI#1"])("%s is its owner in disguise", (password) => {
  expect(isLikePerson(password, misaki)).toBe(true);
});

test.each(["Tomoru-2026", "Kasumi-2026", "Misakicho-1", "aB3$efgh"])("%s is not", (password) => {
  expect(isLikePerson(password, misaki)).toBe(false);
});
