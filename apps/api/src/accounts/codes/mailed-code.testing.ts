import {
  requestPasswordCode,
  verifyPasswordCode,
  verifySignUpEmail,
} from "@tomoru/contract/influencer/accounts";
import type { TestApp } from "../../testing/test-app.ts";

/** The fields of a sign-up that nothing is wrong with, but for the code. */
export const newcomer = { fullName: "Hoshino Mizuki", password: "Umi-no-Oto7" };

let emails = 0;
let networks = 0;

/** An e-mail to which nothing has been mailed yet: the next mail to it is the one that a test waits for. */
export function freshEmail(): string {
  emails += 1;
  return `newcomer.${emails}@example.com`;
}

/** An address from which nothing has come yet, so that limits by network do not count where a test is about something else. */
export function freshIp(): string {
  networks += 1;
  return `198.18.${networks >> 8}.${networks & 255}`;
}

/** Asks for a sign-up code, from a network of its own unless said otherwise, and reads it from the mail that comes. */
export async function mailedCode(app: TestApp, email: string, ip = freshIp()): Promise<string> {
  await app.call(verifySignUpEmail, { body: { email }, ip });
  return codeIn(await app.mail.mailTo(email));
}

export function codeIn({ text }: { text: string }): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
}

/** Another code than the given one; different for each `nth`. */
export function wrongCode(code: string, nth = 0): string {
  return String((Number(code) + 1 + nth) % 1_000_000).padStart(6, "0");
}

/** How often each code was answered, success as 200. */
export function tally(
  answers: readonly { status: number; code: number | undefined }[],
): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status, code } of answers) {
    const key = status === 200 ? 200 : (code ?? status);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Asks for a code to reset a password and reads it from the mail that comes. */
export async function mailedResetCode(app: TestApp, email: string, ip = freshIp()): Promise<string> {
  await app.call(requestPasswordCode, { body: { email }, ip });
  return codeIn(await app.mail.mailTo(email));
}

/** The id that a mailed reset code was exchanged for. */
export async function mailedOtpId(app: TestApp, email: string, ip = freshIp()): Promise<string> {
  const otp = await mailedResetCode(app, email, ip);
  return (await app.call(verifyPasswordCode, { body: { email, otp }, ip })).result.otpId;
}
