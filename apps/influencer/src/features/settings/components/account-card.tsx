import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useSession, useWords } from "../../../shared/site.ts";
import { rowsTo } from "./rows-to.tsx";
import styles from "./settings.module.css";

export function AccountCard() {
  const { account } = useWords().settings;
  const { currentUser } = useSession();
  return (
    <Card as="section" padding="none" aria-labelledby="account">
      <h2 id="account" className={styles.head}>
        <Phrases>{account.title}</Phrases>
      </h2>
      <LinkRows
        rows={rowsTo([
          { page: "account", label: account.profile, note: currentUser?.fullName },
          { page: "editEmail", label: account.email, note: currentUser?.email },
          { page: "changePassword", label: account.password },
        ])}
      />
    </Card>
  );
}
