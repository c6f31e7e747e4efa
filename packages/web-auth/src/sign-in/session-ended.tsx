import { TextLink } from "@tomoru/ui/actions/button";
import { Banner } from "@tomoru/ui/feedback/banner";
import { useSession } from "@tomoru/web/session/session.store.ts";
import { Link } from "react-router";
import type { Accounts } from "../accounts.ts";

/** Why the last session of this tab has ended, unless the person ended it. */
export function SessionEnded({ accounts }: { accounts: Accounts }) {
  const { auth, codes } = accounts.useWords();
  const { endedBy } = useSession();
  if (endedBy === null || endedBy === "signOut") return null;
  // Who is suspended can do nothing else here.
  const contact = <TextLink render={<Link to={accounts.paths.inquiry} />}>{auth.signIn.contact}</TextLink>;
  return (
    <Banner tone="info" action={endedBy === "userSuspended" ? contact : undefined}>
      {codes[endedBy]}
    </Banner>
  );
}
