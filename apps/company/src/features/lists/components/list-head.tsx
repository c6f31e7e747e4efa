import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Copy, Search } from "lucide-react";
import { Link } from "react-router";
import { consultListPath, paths, workPath } from "../../../app/paths.ts";
import { CsvButton } from "../../../shared/csv/csv-button.tsx";
import { useCsv } from "../../../shared/csv/use-csv.ts";
import { useWords } from "../../../shared/site.ts";
import { csvOf, type ListWithRows } from "../lists.queries.ts";
import type { ListActions } from "../use-list-actions.ts";
import styles from "./list-head.module.css";
import { ListMenu } from "./list-menu.tsx";
import { ListStatus } from "./list-status.tsx";

type ListHeadProps = {
  list: ListWithRows;
  /** The name of its group; null if it is in none. */
  groupName: string | null;
  hasGroups: boolean;
  onAsk: ListActions["ask"];
};

export function ListHead({ list, groupName, hasGroups, onAsk }: ListHeadProps) {
  const { one: say } = useWords().lists;
  const { listId, name, explanation, platform, status, isLocked, rows, consultationId } = list;
  const asked = rows.filter(({ isGone }) => !isGone).length;
  const csv = useCsv();
  const isOpen = status === "unconsulted" && !isLocked;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <PageHeader title={name} back={{ label: say.back, render: <Link to={paths.lists} /> }} />
        <div className={styles.facts}>
          <ListStatus list={list} />
          <PlatformName platform={platform} />
          {groupName === null ? null : <span>{say.group(groupName)}</span>}
        </div>
        {explanation === "" ? null : <p className={styles.explanation}>{explanation}</p>}
      </div>
      <div className={styles.actions}>
        {rows.length > 0 && !isLocked ? (
          <CsvButton
            csv={csv}
            rows={asked}
            onDownload={() => csv.download({ name, fetch: () => csvOf(listId) })}
          />
        ) : null}
        <ListMenu list={list} hasGroups={hasGroups} onAsk={onAsk} />
        {isOpen ? (
          <ButtonLink
            variant={asked > 0 ? "secondary" : "primary"}
            size="dense"
            icon={<Search size={18} aria-hidden="true" />}
            render={<Link to={`${paths.creators}?platform=${platform}`} />}
          >
            {say.add}
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            size="dense"
            icon={<Copy size={18} aria-hidden="true" />}
            onClick={() => onAsk("copy", list)}
          >
            {say.copy}
          </Button>
        )}
        {isOpen && asked > 0 ? (
          <ButtonLink
            variant="primary"
            size="dense"
            className={styles.consult}
            render={<Link to={consultListPath(listId)} />}
          >
            {say.consult(asked)}
          </ButtonLink>
        ) : null}
        {consultationId === null ? null : (
          <ButtonLink
            variant="primary"
            size="dense"
            className={styles.consult}
            render={<Link to={workPath(consultationId)} />}
          >
            {say.results}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
