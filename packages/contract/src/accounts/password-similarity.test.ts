import { expect, test } from "vitest";
import { isLikePerson, readings } from "./password-similarity.ts";

const misaki = { email: "misaki@example.jp", fullName: "佐藤 Misaki" };

test.each(["Misaki-2026", "M1saki!!", "1Misaki?", "MISAKI#1"])("%s is its owner in disguise", (password) => {
  expect(isLikePerson(password, misaki)).toBe(true);
});

test.each(["Tomoru-2026", "Kasumi-2026", "Misakicho-1", "aB3$efgh"])("%s is not", (password) => {
  expect(isLikePerson(password, misaki)).toBe(false);
});

test("a text is read with 1 and ! as i and as l, with what stands before it and without", () => {
  expect(readings("1a!")).toEqual(["ia", "la", "a", "a"]);
  expect(readings("12a")).toEqual(["iza", "lza", "a", "a"]);
  expect(readings("a!b")).toEqual(["aib", "alb", "aib", "alb"]);
  expect(readings("2026")).toEqual([]);
});

test("the first part of an e-mail is its owner, whatever their name", () => {
  const hanako = { email: "sakura.m@example.jp", fullName: "田中 花子" };
  expect(isLikePerson("Sakura.M-2026", hanako)).toBe(true);
  expect(isLikePerson("Sakura.M-example", hanako)).toBe(false);
});

test.each([
  ["0", "o"],
  ["2", "z"],
  ["3", "e"],
  ["4", "a"],
  ["5", "s"],
  ["6", "g"],
  ["7", "t"],
  ["8", "b"],
  ["9", "g"],
  ["@", "a"],
  ["$", "s"],
  ["&", "e"],
  ["+", "t"],
])("%s stands for %s, and what stands for nothing is left out", (sign, letter) => {
  expect(readings(`x${sign}-x`)[0]).toBe(`x${letter}x`);
});

test.each(["Hanako-1", "Yamada-1", "HanakoYamada", "YamadaHanako", "hana.ko-9"])(
  "%s is a name, either way round, or the first part of an e-mail",
  (password) => {
    const hanako = { email: "hana.ko@example.jp", fullName: "Ｈａｎａｋｏ　  Yamada" };
    expect(isLikePerson(password, hanako)).toBe(true);
  },
);
