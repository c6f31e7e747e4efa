import * as endpoints from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import type { SignUp } from "@tomoru/contract/influencer/sign-up";
import { exchange } from "@tomoru/web/api/exchange.ts";
import { currentLocale } from "@tomoru/web/i18n/language.store.ts";
import { accountClient } from "@tomoru/web-auth/account-client.ts";

const { completeSignUp: complete, ...forms } = accountClient(endpoints, {
  readUser: (accessToken) => exchange(getProfile, {}, accessToken),
});

/** What the account forms call. */
export const client = forms;

/** Makes the account with the mailed code and signs in. */
export async function completeSignUp(entries: SignUp & { otp: string }): Promise<void> {
  await complete({ body: { ...entries, locale: currentLocale() } });
}
