import type { Colleague } from "@tomoru/contract/company/members";
import { Avatar } from "@tomoru/ui/data/avatar";
import { Tag } from "@tomoru/ui/data/tag";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { CirclePause, MoreHorizontal, ShieldUser } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import type { useMemberActions } from "../use-member-actions.ts";
import styles from "./members.module.css";

type MemberRowProps = {
  colleague: Colleague;
  isSelf: boolean;
  /** Null for members other than the owner, who only read names and roles. */
  actions: ReturnType<typeof useMemberActions> | null;
};

export function MemberRow({ colleague, isSelf, actions }: MemberRowProps) {
  const { words, format } = useLanguage();
  const { members: say } = words.companies;
  const { fullName, email, role, status, lastSeenOn } = colleague;
  const below = email ?? (role === "owner" ? null : say.roles[role]);
  const seen = lastSeenOn ? say.seenOn(format.monthDay(lastSeenOn)) : say.neverSeen;
  return (
    <li className={styles.row}>
      <Avatar name={fullName} />
      <div className={styles.who}>
        <p className={styles.name}>
          {fullName}
          {isSelf ? <span className={styles.you}>{say.you}</span> : null}
          {role === "owner" ? (
            <Tag tone="primary" icon={<ShieldUser aria-hidden="true" />}>
              {say.roles.owner}
            </Tag>
          ) : null}
          {status === "inactive" ? (
            <Tag tone="neutral" icon={<CirclePause aria-hidden="true" />}>
              {say.inactive}
            </Tag>
          ) : null}
        </p>
        {below ? <p className={styles.small}>{below}</p> : null}
        {actions ? <p className={styles.small}>{seen}</p> : null}
      </div>
      {actions && role !== "owner" ? (
        <LateMenu
          label={say.actions(fullName)}
          icon={<MoreHorizontal size={22} aria-hidden="true" />}
          items={itemsOf({ colleague, say, actions })}
        />
      ) : null}
    </li>
  );
}

type Items = {
  colleague: Colleague;
  say: ReturnType<typeof useLanguage>["words"]["companies"]["members"];
  actions: NonNullable<MemberRowProps["actions"]>;
};

function itemsOf({ colleague, say, actions }: Items) {
  const isActive = colleague.status === "active";
  const toggle = isActive
    ? { key: "stop", label: say.stop, onSelect: () => actions.ask({ kind: "stop", colleague }) }
    : { key: "start", label: say.start, onSelect: () => actions.start(colleague) };
  const handOver = {
    key: "handOver",
    label: say.handOver,
    onSelect: () => actions.ask({ kind: "handOver", colleague }),
  };
  const remove = {
    key: "remove",
    label: say.remove,
    onSelect: () => actions.ask({ kind: "remove", colleague }),
  };
  return isActive ? [handOver, toggle, remove] : [toggle, remove];
}
