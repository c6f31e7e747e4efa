import { NewPassword } from "@tomoru/contract/fields";
import { expect, test } from "vitest";
import { isEasyToGuess } from "./password-policy.rules.ts";

const person = { email: "mizuki.kanade92@example.jp", fullName: "Kanade Mizuki" };
const isEasy = (password: string) => isEasyToGuess({ ...person, password });

/** Refused here must mean refused for being common: each has the length and the classes that the contract asks for. */
function withClasses(passwords: readonly string[]): readonly string[] {
  for (const password of passwords) expect(NewPassword.safeParse(password).success).toBe(true);
  return passwords;
}

test("a common password is refused in any disguise", () => {
  const disguised = withClasses([
    "Password1!",
    "P@ssw0rd2026",
    "123Password!",
    "PA$$w0rd.1",
    "Qwerty123!",
    "1qaz@WSX",
    "!QAZ2wsx",
    "Adm1n1strat0r!",
    "We1come-2026",
    "Sakura2026!",
    "1l0vey0U!",
    "5uper$taR1",
    "Aaaaaaa1!",
    "Q1w2e3r4!",
  ]);
  expect(disguised.filter((password) => !isEasy(password))).toEqual([]);
});

test("one's own name is refused, in parts, whole and in either order", () => {
  const own = withClasses(["Kanade-2026", "M1zuki!2026", "KanadeMizuki1!", "Mizuk1Kanade!1"]);
  expect(own.filter((password) => !isEasy(password))).toEqual([]);
});

test("the part of the e-mail before the sign is refused", () => {
  const own = { email: "hoshizora.92@example.jp", fullName: "山田 花子" };
  expect(isEasyToGuess({ ...own, password: "H0shizora!1" })).toBe(true);
});

test("a password that is nobody's is taken", () => {
  const good = withClasses(["Umi-no-Oto7", "kT9!vRq2", "Blau3Regen!x", "Tsuki.to.5ora", "xPassword1!x"]);
  expect(good.filter(isEasy)).toEqual([]);
});

test("a name without Latin letters refuses nothing by itself", () => {
  expect(isEasyToGuess({ email: "7@example.jp", fullName: "山田 花子", password: "kT9!vRq2" })).toBe(false);
});
