import type { AccountCard } from "@tomoru/contract/company/account-card";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { BookmarkCheck, BookmarkPlus } from "lucide-react";
import { useWords } from "../site.ts";
import styles from "./list-mark.module.css";

/** Whether an account is in one of the company's lists; a press adds it to another. */
export function ListMark({ account, onAdd }: { account: AccountCard; onAdd: () => void }) {
  const { add } = useWords().lists;
  const { displayName, listIds } = account;
  const isIn = listIds.length > 0;
  return (
    <IconButton
      className={isIn ? styles.in : styles.mark}
      label={isIn ? add.isIn(displayName, listIds.length) : add.one(displayName)}
      icon={
        isIn ? <BookmarkCheck size={18} aria-hidden="true" /> : <BookmarkPlus size={18} aria-hidden="true" />
      }
      onClick={onAdd}
    />
  );
}
