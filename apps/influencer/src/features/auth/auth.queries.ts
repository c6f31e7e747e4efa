import type { SignIn } from "@tomoru/contract/accounts/sign-in";
import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { login, register, type SignUp, verifySignUpEmail } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { call } from "@tomoru/web/api/call.ts";
import { exchange } from "@tomoru/web/api/exchange.ts";
import { currentLocale, switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSession } from "@tomoru/web/session/session.store.ts";

/** Signs in; from then on the profile's language holds on this device. */
export async function signIn(entries: SignIn): Promise<void> {
  await enter(await call(login, { body: entries }), { takeLanguage: true });
}

export async function requestSignUpCode(email: string): Promise<void> {
  await call(verifySignUpEmail, { body: { email, locale: currentLocale() } });
}

/** Makes the account with the mailed code and signs in. */
export async function completeSignUp(entries: SignUp & { otp: string }): Promise<void> {
  const tokens = await call(register, { body: { ...entries, locale: currentLocale() } });
  await enter(tokens, { takeLanguage: false });
}

/** A profile that cannot be read now must not keep anyone out: the signed-in layout asks for it again. */
async function enter(tokens: TokenPair, { takeLanguage }: { takeLanguage: boolean }): Promise<void> {
  const user = await exchange(getProfile, {}, tokens.accessToken).catch(() => null);
  if (user && takeLanguage) await switchLanguage(user.locale).catch(() => undefined);
  startSession({ tokens, user });
}
