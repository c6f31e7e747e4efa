import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import { register, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { mailCode } from "../../support/mails.ts";
import { server } from "../../support/settings.ts";
import { newPerson, type Person } from "../../support/sign-up.ts";
import type { User } from "./user.ts";

/** Somebody who has an account already, made by the API and the mailed code. */
export async function registered(): Promise<Person> {
  const person = newPerson();
  const { email, fullName, password } = person;
  await call(verifySignUpEmail, { body: { email, locale: "ja" } });
  const otp = await mailCode(email);
  await call(register, { body: { email, fullName, password, otp, locale: "ja" } });
  return person;
}

/** Signs in by the screen, in Japanese; ends on the home screen. */
export async function signIn(user: User, { email, password }: Person): Promise<void> {
  await user.open("/sign_in");
  await user.write(ja.auth.email, email);
  await user.write(ja.auth.password, password);
  await user.press("button", ja.auth.signIn.submit);
  await user.arrivesAt("/", ja.home.title);
  expect(await user.evaluate("document.cookie")).toContain("accessToken=");
}

/** Links an account by the screens of the settings and of the platform; ends on the home screen. */
export async function linkAccount(user: User, platform: "Instagram" | "TikTok"): Promise<void> {
  await user.open("/settings");
  await user.press("button", ja.social.connectPlatform(platform));
  await user.comesBelow("/dev/social/");
  // The sandbox plays a platform, so its words are not the product's.
  const isJapanese = (await user.evaluate("document.documentElement.lang")) === "ja";
  await user.press("button", isJapanese ? "許可する" : "Allow");
  await user.arrivesAt("/", ja.home.title);
}

/** Calls the API as the operator does. */
export async function callOperator(endpoint: Endpoint, body: unknown): Promise<void> {
  await call(endpoint, { body, token: server.operatorToken });
}

type Called = { body?: unknown; token?: string; params?: Record<string, string> };

/** From an address of its own: the limits per address would otherwise hold for all tests together. */
export async function call<T>(endpoint: Endpoint, { body, token, params }: Called): Promise<T> {
  const response = await fetch(`${server.url}/api${pathOf(endpoint, params)}`, {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${endpoint.name}: ${text}`).toBe(true);
  return JSON.parse(text).result;
}
