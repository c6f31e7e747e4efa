import { newPasswordRules } from "@tomoru/contract/fields";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { expect, test } from "vitest";
import { newPasswordText, passwordChecklist, passwordSigns } from "./new-password.ts";

test("the checklist shows every rule that the contract has, in its order, and ticks what is met", () => {
  const list = passwordChecklist("Abcdefgh", words.auth.signUp.rules);
  expect(list.map(({ label, met }) => `${label}:${met}`)).toEqual([
    "8〜16文字:true",
    "英小文字:true",
    "英大文字:true",
    "数字:false",
    "記号:false",
  ]);
});

test("each sign that the hint offers satisfies the rule for signs", () => {
  const special = newPasswordRules.find(({ key }) => key === "special");
  expect([...passwordSigns].filter((sign) => !special?.met(sign))).toEqual([]);
});

test("a new password that no rule names the fault of is told the characters it may have, or that it is too common", () => {
  expect(newPasswordText("short", words)).toBe("パスワードの条件をご確認ください");
  expect(newPasswordText("Tomoru-2026~", words)).toBe(words.forms.passwordForeign);
  expect(newPasswordText("Tomoru-2026 ", words)).toBe(words.forms.passwordForeign);
  expect(newPasswordText("Password-123", words)).toBe(words.forms.passwordRefused);
});
