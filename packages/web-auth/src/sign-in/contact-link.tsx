import { TextLink } from "@tomoru/ui/actions/button";
import { Link } from "react-router";
import type { Accounts } from "../accounts.ts";

/** The link to support for somebody who cannot sign in; nothing on a site without one. */
export function ContactLink({ accounts }: { accounts: Accounts }) {
  const { contact: words } = accounts.useWords().auth.signIn;
  const { contact } = accounts.paths;
  return contact === undefined ? null : <TextLink render={<Link to={contact} />}>{words}</TextLink>;
}
