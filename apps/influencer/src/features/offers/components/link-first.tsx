import { TextLink } from "@tomoru/ui/button";
import { InlineMessage } from "@tomoru/ui/inline-message";
import { Link } from "react-router";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { pathTo } from "../../../shared/paths.ts";
import { useSession } from "../../../shared/session/session.store.ts";

/** Approving works without a linked account, but the screen urges linking first (decisions.md). */
export function LinkFirst() {
  const { next } = useWords().offers;
  const { currentUser } = useSession();
  const settings = pathTo("settings");
  if (!currentUser || Object.values(currentUser.socialAccounts).some(Boolean)) return null;
  return (
    <InlineMessage
      tone="info"
      action={settings ? <TextLink render={<Link to={settings} />}>{next.linkAction}</TextLink> : undefined}
    >
      {next.link}
    </InlineMessage>
  );
}
