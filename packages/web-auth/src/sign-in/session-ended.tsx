import { Banner } from "@tomoru/ui/feedback/banner";
import { useSession } from "@tomoru/web/session/session.store.ts";
import type { Accounts } from "../accounts.ts";
import { ContactLink } from "./contact-link.tsx";

/** Why this tab's last session ended, unless the person ended it. */
export function SessionEnded({ accounts }: { accounts: Accounts }) {
  const { codes } = accounts.useWords();
  const { endedBy } = useSession();
  if (endedBy === null || endedBy === "signOut") return null;
  return (
    // Somebody suspended can only write to support here.
    <Banner
      tone="info"
      action={endedBy === "userSuspended" ? <ContactLink accounts={accounts} /> : undefined}
    >
      {codes[endedBy]}
    </Banner>
  );
}
