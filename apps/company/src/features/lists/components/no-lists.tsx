import { ButtonLink } from "@tomoru/ui/actions/button";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./no-lists.module.css";

type NoListsProps = {
  /** Whether there are lists that are not shown here. */
  hasAny: boolean;
  isNarrowed: boolean;
};

/** A new list is made above. */
export function NoLists({ hasAny, isNarrowed }: NoListsProps) {
  const { all: say, one } = useWords().lists;
  return (
    <EmptyState>
      <p className={styles.title}>
        <Phrases>{hasAny ? say.noMatchTitle : say.noneTitle}</Phrases>
      </p>
      {hasAny && !isNarrowed ? null : (
        <p className={styles.text}>
          <Phrases>{hasAny ? say.noMatch : say.noneText}</Phrases>
        </p>
      )}
      <div className={styles.actions}>
        {hasAny && isNarrowed ? (
          <ButtonLink variant="secondary" size="dense" render={<Link to={paths.lists} />}>
            {say.clear}
          </ButtonLink>
        ) : null}
        {hasAny ? null : (
          <ButtonLink variant="secondary" size="dense" render={<Link to={paths.creators} />}>
            {one.emptyAction}
          </ButtonLink>
        )}
      </div>
    </EmptyState>
  );
}
