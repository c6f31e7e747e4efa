import { TextLink } from "@tomoru/ui/actions/button";
import { SiteLink } from "@tomoru/web/routes/page-router.tsx";
import type { Accounts } from "../accounts.ts";

/** The link to support for somebody who cannot sign in; nothing on a site without one. */
export function ContactLink({ accounts }: { accounts: Accounts }) {
  const { contact: words } = accounts.useWords().auth.signIn;
  const { contact } = accounts.paths;
  return contact === undefined ? null : <TextLink render={<SiteLink to={contact} />}>{words}</TextLink>;
}
