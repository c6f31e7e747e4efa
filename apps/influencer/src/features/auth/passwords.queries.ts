import type { PasswordUpdate } from "@tomoru/contract/accounts/passwords";
import {
  requestPasswordCode,
  resetPassword,
  updatePassword,
  verifyPasswordCode,
} from "@tomoru/contract/influencer/accounts";
import { call, callForSession } from "@tomoru/web/api/call.ts";
import { exchange } from "@tomoru/web/api/exchange.ts";

export async function requestResetCode(email: string): Promise<void> {
  await call(requestPasswordCode, { body: { email } });
}

/** Exchanges the mailed code for the id that allows one reset. */
export async function redeemResetCode(entries: { email: string; otp: string }): Promise<string> {
  const { otpId } = await call(verifyPasswordCode, { body: entries });
  return otpId;
}

export async function resetPasswordWith(entries: { otpId: string; password: string }): Promise<void> {
  await call(resetPassword, { body: entries });
}

export async function changePassword(entries: PasswordUpdate): Promise<void> {
  await callForSession((accessToken) => exchange(updatePassword, { body: entries }, accessToken));
}
