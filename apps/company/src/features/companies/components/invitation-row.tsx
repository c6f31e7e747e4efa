import type { Invitation } from "@tomoru/contract/company/members";
import { Avatar } from "@tomoru/ui/data/avatar";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { MoreHorizontal } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import { daysLeft } from "../members.view.ts";
import type { useMemberActions } from "../use-member-actions.ts";
import styles from "./members.module.css";

type InvitationRowProps = { invitation: Invitation; actions: ReturnType<typeof useMemberActions> };

export function InvitationRow({ invitation, actions }: InvitationRowProps) {
  const { members: say } = useWords().companies;
  const { email, expiresAt, invitedBy } = invitation;
  const left = daysLeft(expiresAt, serverNow());
  return (
    <li className={styles.row}>
      <Avatar name={email} />
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.small}>
          {left < 0 ? say.expired : say.daysLeft(left)}
          {invitedBy ? `${say.dot}${say.invitedBy(invitedBy)}` : null}
        </p>
      </div>

      <LateMenu
        label={say.invitationActions(email)}
        icon={<MoreHorizontal size={22} aria-hidden="true" />}
        items={[
          { key: "resend", label: say.resend, onSelect: () => actions.invitation(invitation, "resend") },
          { key: "cancel", label: say.cancel, onSelect: () => actions.invitation(invitation, "cancel") },
        ]}
      />
    </li>
  );
}
