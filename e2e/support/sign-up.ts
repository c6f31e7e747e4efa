import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { mailCode } from "./mails.ts";

export type Person = { fullName: string; email: string; password: string };

/** With an e-mail that no other test uses. */
export function newPerson(): Person {
  return { fullName: "佐藤 葵", email: `aoi.${randomUUID()}@example.jp`, password: "Hikari-0731" };
}

/** Signs up by the screens, in Japanese; ends on home. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto("/sign_up");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await expect(page).toHaveURL("/signup/otp");
  await page.getByLabel("確認コード").fill(await mailCode(person.email));
  await page.getByRole("button", { name: "確認する" }).click();
  await expect(page).toHaveURL("/");
  return person;
}

/** Fills the form, the terms included, without sending it. */
export async function fillSignUp(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel("氏名").fill(fullName);
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(password);
  await page.getByRole("checkbox").check();
}

/** Signs in by the screen, in Japanese. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.goto("/sign_in");
  await page.getByLabel("メールアドレス").fill(email);
  await page.getByRole("textbox", { name: "パスワード" }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page).not.toHaveURL(/sign_in/);
}

/** Printed at the start of every server with the demo on. */
export const demoCreator = { email: "hanako@example.jp", password: "Tomoru-2026" };
