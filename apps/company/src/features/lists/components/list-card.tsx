import type { List } from "@tomoru/contract/company/lists";
import { Card } from "@tomoru/ui/layout/card";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Link } from "react-router";
import { listPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { dayOf } from "../list-days.view.ts";
import type { ListActions } from "../use-list-actions.ts";
import styles from "./list-card.module.css";
import { ListMenu } from "./list-menu.tsx";
import { ListStatus } from "./list-status.tsx";

type ListCardProps = { list: List; hasGroups: boolean; onAsk: ListActions["ask"] };

export function ListCard({ list, hasGroups, onAsk }: ListCardProps) {
  const { words, format } = useLanguage();
  const { lists: say, asking } = words;
  const { listId, name, explanation, platform, count, budgetBand, updatedAt, consultedAt } = list;
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={listPath(listId)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <ListMenu list={list} hasGroups={hasGroups} onAsk={onAsk} />
      </div>
      {explanation === "" ? null : <p className={styles.explanation}>{explanation}</p>}
      <p className={styles.facts}>
        <ListStatus list={list} />
        <PlatformName platform={platform} />
        <b>{say.people(count)}</b>
        {budgetBand === null ? null : <span>{say.one.bandMark(asking.bands[budgetBand])}</span>}
      </p>
      <p className={styles.day}>
        {consultedAt === null
          ? say.all.updated(format.monthDay(dayOf(updatedAt)))
          : say.all.consultedOn(format.monthDay(dayOf(consultedAt)))}
      </p>
    </Card>
  );
}
