import type { WorkRow } from "@tomoru/contract/company/work";
import { MoneyBar } from "@tomoru/ui/charts/money-bar";
import { Tag } from "@tomoru/ui/data/tag";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Bell, CircleCheck, Clock3, PencilLine } from "lucide-react";
import { Link } from "react-router";
import { paths, workPath } from "../../app/paths.ts";
import { useLanguage } from "../site.ts";
import { daysLeft, isOperators } from "./board.view.ts";
import { partsOf } from "./money-parts.ts";
import styles from "./work-row.module.css";

type OfWork = { work: WorkRow };

/** A draft leads to its form, all others to their board. */
export function pathOfWork({ kind, state, id }: WorkRow): string {
  return kind === "campaign" && state === "draft" ? `${paths.newCampaign}?id=${id}` : workPath(id);
}

export function WorkName({ work }: OfWork) {
  const { kinds } = useLanguage().words.work;
  return (
    <span className={styles.names}>
      <Link className={styles.name} to={pathOfWork(work)}>
        {work.productName}
      </Link>
      <span className={styles.small}>
        <PlatformName platform={work.platform} /> {kinds[work.kind](work.people)}
      </span>
    </span>
  );
}

/** Whose turn it is, or that nothing waits. */
export function WorkNow({ work: { kind, state, turns, steps } }: OfWork) {
  const { work: say } = useLanguage().words;
  if (state === "draft") {
    return (
      <Tag tone="neutral" icon={<PencilLine size={14} aria-hidden="true" />}>
        {say.states.draft}
      </Tag>
    );
  }
  if (turns.company > 0) {
    return (
      <Tag tone="lamp" icon={<Bell size={14} aria-hidden="true" />}>
        {say.yours(turns.company)}
      </Tag>
    );
  }
  if (turns.creator > 0) {
    return (
      <Tag tone="neutral" icon={<Clock3 size={14} aria-hidden="true" />}>
        {isOperators(turns) ? say.operators(turns.creator) : say.theirs(turns.creator)}
      </Tag>
    );
  }
  if (state === "open" && (kind === "campaign" || steps.asked === 0)) {
    return (
      <Tag tone="neutral" icon={<Clock3 size={14} aria-hidden="true" />}>
        {say.states.open}
      </Tag>
    );
  }
  const isPosted = steps.contracted > 0 && steps.posted === steps.contracted && steps.paid < steps.posted;
  return (
    <Tag tone="primary" icon={<CircleCheck size={14} aria-hidden="true" />}>
      {isPosted ? say.allPosted : say.allDone}
    </Tag>
  );
}

/** The furthest step that anybody is at. */
export function WorkProgress({ work: { kind, steps } }: OfWork) {
  const { steps: say } = useLanguage().words.work;
  if (steps.paid > 0) return say.paid(steps.paid, steps.contracted);
  if (steps.posted > 0) return say.posted(steps.posted, steps.contracted);
  if (steps.contracted > 0) return say.contracted(steps.contracted, steps.asked);
  return kind === "campaign" ? say.applied(steps.asked) : say.answered(steps.answered, steps.asked);
}

export function WorkSum({ work: { money, budget } }: OfWork) {
  const { words, format } = useLanguage();
  const { money: say } = words.work.board;
  const now = money.paidYen + money.securedYen + money.proposedYen;
  const most = budget.maxYen ?? budget.minYen ?? 0;
  const yen = (value: number) => format.yen(value);
  return (
    <div className={styles.sum}>
      <MoneyBar
        isSmall
        parts={partsOf(money, { say, format })}
        scale={most}
        sentence={say.sentence(yen(money.paidYen), yen(money.securedYen), yen(money.proposedYen))}
      />
      <span className={styles.small}>
        {budget.maxYen === null
          ? format.compact(now)
          : words.work.of(format.compact(now), format.compact(budget.maxYen))}
      </span>
    </div>
  );
}

export function WorkNext({ work: { nextOn } }: OfWork) {
  const { words, format } = useLanguage();
  if (nextOn === null) return "—";
  const left = daysLeft(nextOn, todayInJapan());
  return (
    <span className={styles.next}>
      <time dateTime={nextOn}>{format.monthDay(nextOn)}</time>
      {left < 0 ? <span className={styles.late}>{words.work.board.overdue(-left)}</span> : null}
    </span>
  );
}
