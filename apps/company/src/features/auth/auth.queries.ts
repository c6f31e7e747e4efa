import * as endpoints from "@tomoru/contract/company/accounts";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { acceptInvitation, type InvitationAcceptance } from "@tomoru/contract/company/members";
import type { CompanySignUp } from "@tomoru/contract/company/sign-up";
import { call } from "@tomoru/web/api/call.ts";
import { exchange } from "@tomoru/web/api/exchange.ts";
import { currentLocale } from "@tomoru/web/i18n/language.store.ts";
import { accountClient } from "@tomoru/web-auth/account-client.ts";
import { paths } from "../../app/paths.ts";
import { site } from "../../shared/site.ts";

const {
  completeSignUp: complete,
  begin,
  ...forms
} = accountClient(endpoints, {
  readUser: async (accessToken) => site.userOf(await exchange(getCompanyProfile, {}, accessToken)),
});

/** What the account forms call. */
export const client = forms;

type Entries = Omit<CompanySignUp, "isTermsAccepted"> & { otp: string };

/** Makes the company and its owner with the mailed code, and signs in. The form before could only be sent with the terms accepted. */
export async function completeSignUp(entries: Entries): Promise<void> {
  await complete({ body: { ...entries, isTermsAccepted: true, locale: currentLocale() } });
}

/** Makes the member that an invitation is for and signs in. */
export async function joinCompany(
  token: string,
  entries: Omit<InvitationAcceptance, "locale">,
): Promise<void> {
  const body = { ...entries, locale: currentLocale() };
  const tokens = await call(acceptInvitation, { params: { token }, body });
  // The link is spent, and its address is another page for somebody signed in, so the session begins at home.
  history.replaceState(null, "", paths.home);
  await begin(tokens);
}
