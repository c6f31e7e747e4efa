import type { Insight } from "@tomoru/contract/company/insight";
import { Button } from "@tomoru/ui/actions/button";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { type LogAxis, logAxisOf } from "@tomoru/ui/charts/log-axis";
import { PostStrip } from "@tomoru/ui/charts/post-strip";
import { Avatar } from "@tomoru/ui/data/avatar";
import { Card } from "@tomoru/ui/layout/card";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { insightPath } from "../../../../app/paths.ts";
import {
  percentText,
  shareOfFollowersText,
  wholePercentText,
} from "../../../../shared/accounts/account-texts.view.ts";
import { AddToListMenu } from "../../../../shared/lists/add-to-list-menu.tsx";
import { ConsultButton } from "../../../../shared/lists/consult-button.tsx";
import { useLanguage } from "../../../../shared/site.ts";
import { type BestOf, bestOf, prOf, stripOf } from "../../compare.view.ts";
import { growthText, missingText, postDay, signedPercent } from "../../insight.view.ts";
import styles from "./compare-table.module.css";

type CompareTableProps = { accounts: readonly Insight[]; hasPr: boolean; onRemove: (id: string) => void };

type Row = {
  key: string;
  head: string;
  /** The values that are compared to find the best one; null is unknown. */
  values?: readonly (number | null)[];
  best?: BestOf;
  cells: readonly ReactNode[];
  /** Small, below the cells. */
  notes?: readonly (string | null)[];
};

/** A row a number, the best one by a word and by weight. */
export function CompareTable({ accounts, hasPr, onRemove }: CompareTableProps) {
  const { compare: say } = useLanguage().words;
  const rows = useRows({ accounts, hasPr });
  return (
    <Card padding="none" className={styles.card}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys too */}
      <section className={styles.scroller} tabIndex={0} aria-label={say.caption}>
        <table className={styles.table} style={{ "--creators": accounts.length } as React.CSSProperties}>
          <caption>
            <VisuallyHidden>{say.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{say.what}</VisuallyHidden>
              </th>
              {accounts.map((account) => (
                <CreatorHead key={account.creatorId} account={account} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FigureRow key={row.key} row={row} accounts={accounts} />
            ))}
          </tbody>
        </table>
      </section>
      {accounts.length > 2 ? <p className={styles.swipe}>{say.swipe}</p> : null}
    </Card>
  );
}

type CreatorHeadProps = { account: Insight; onRemove: (id: string) => void };

function CreatorHead({ account, onRemove }: CreatorHeadProps) {
  const { compare: say } = useLanguage().words;
  const { creatorId, displayName, handle } = account;
  return (
    <th scope="col">
      <span className={styles.creator}>
        <Avatar name={displayName} size="small" />
        <IconButton
          label={say.remove(displayName)}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onRemove(creatorId)}
        />
        <span className={styles.names}>
          <Link className={styles.name} to={insightPath(account)}>
            {displayName}
          </Link>
          <span className={styles.handle}>@{handle}</span>
        </span>
      </span>
    </th>
  );
}

function FigureRow({ row, accounts }: { row: Row; accounts: readonly Insight[] }) {
  const { best: words } = useLanguage().words.compare;
  const { head, values, best, cells, notes } = row;
  const isBest = values && best ? bestOf(values, best) : [];
  return (
    <tr>
      <th scope="row" className={styles.what}>
        {head}
      </th>
      {accounts.map(({ creatorId }, at) => (
        <td key={creatorId} className={isBest[at] ? styles.best : undefined}>
          {cells[at]}
          {isBest[at] && best ? <span className={styles.word}>{words[best]}</span> : null}
          {notes?.[at] ? <span className={styles.note}>{notes[at]}</span> : null}
        </td>
      ))}
    </tr>
  );
}

function useRows({ accounts, hasPr }: Pick<CompareTableProps, "accounts" | "hasPr">): Row[] {
  const { words, format } = useLanguage();
  const { compare: say } = words;
  const axis = logAxisOf(accounts.flatMap((account) => stripOf(account).map(({ views }) => views)));
  const unknown = (text: string) => <span className={styles.missing}>{text}</span>;
  const missing = (field: keyof Insight, account: Insight) => unknown(missingText(field, account, { words }));
  /** A row of one field of the insight. */
  const figure = <K extends "followers" | "growth30Days" | "medianViews" | "engagement" | "postsPerWeek">(
    field: K,
    head: string,
    { text, best }: { text: (value: number) => string; best?: BestOf },
  ): Row => ({
    key: field,
    head,
    values: accounts.map((account) => account[field]),
    ...(best && { best }),
    cells: accounts.map((account) => {
      const value = account[field];
      return value === null ? missing(field, account) : text(value);
    }),
  });
  const comparisons = accounts.map(prOf);
  const lastDays = accounts.map(({ posts: [newest] }) => (newest ? postDay(newest.postedAt) : null));
  const prRows: Row[] = [
    {
      key: "prDifference",
      head: say.rows.prDifference,
      values: comparisons.map((pr) => pr?.ratio ?? null),
      best: "leastDrop",
      cells: comparisons.map((pr) =>
        pr?.ratio == null ? unknown(say.tooFewPr) : signedPercent(pr.ratio - 100),
      ),
    },
    {
      key: "prShare",
      head: say.rows.prShare,
      cells: comparisons.map((pr) =>
        pr?.share == null ? unknown(words.insight.missing.tooFew) : wholePercentText(pr.share),
      ),
    },
  ];
  return [
    figure("followers", say.rows.followers, { text: (value) => format.count(value), best: "most" }),
    figure("growth30Days", say.rows.growth, { text: growthText, best: "highest" }),
    {
      ...figure("medianViews", say.rows.medianViews, { text: (value) => format.count(value), best: "most" }),
      notes: accounts.map((account) => shareOfFollowersText(account, { words })),
    },
    {
      key: "strip",
      head: say.rows.strip,
      cells: accounts.map((account) => <Strip key={account.creatorId} account={account} axis={axis} />),
    },
    figure("engagement", say.rows.engagement, { text: percentText, best: "highest" }),
    {
      key: "price",
      head: say.rows.price,
      values: accounts.map(({ price }) => price?.midYen ?? null),
      best: "lowest",
      cells: accounts.map((account) =>
        account.price ? format.compactYenRange(account.price) : missing("price", account),
      ),
    },
    ...(hasPr ? prRows : []),
    figure("postsPerWeek", say.rows.postsPerWeek, { text: (value) => say.perWeek(value.toFixed(1)) }),
    {
      key: "lastPost",
      head: say.rows.lastPost,
      values: lastDays.map((day) => (day === null ? null : Date.parse(day))),
      best: "newest",
      cells: lastDays.map((day) =>
        day === null ? unknown(words.insight.missing.notRead) : format.monthDay(day),
      ),
    },
    {
      key: "readAt",
      head: say.rows.readAt,
      cells: accounts.map(({ readAt }) => format.monthDay(dayInJapan(new Date(readAt)))),
    },
    {
      key: "next",
      head: say.rows.next,
      cells: accounts.map((account) => <NextStep key={account.creatorId} account={account} />),
    },
  ];
}

/** The ways to go on with one of the compared accounts. */
function NextStep({ account: { creatorId, platform, displayName, lists } }: { account: Insight }) {
  const { words } = useLanguage();
  return (
    <div className={styles.next}>
      <AddToListMenu
        platform={platform}
        creatorIds={[creatorId]}
        listIdsOf={() => lists.map(({ listId }) => listId)}
        trigger={
          <Button variant="secondary" size="dense" aria-label={words.compare.add(displayName)}>
            {words.lists.add.button}
          </Button>
        }
      />
      <ConsultButton
        platform={platform}
        creatorIds={[creatorId]}
        variant="secondary"
        label={words.compare.consult(displayName)}
      />
    </div>
  );
}

function Strip({ account, axis }: { account: Insight; axis: LogAxis }) {
  const { words, format } = useLanguage();
  const { stripFinding, stripFindingOnly } = words.search;
  const posts = stripOf(account);
  const { medianViews } = account;
  if (posts.length === 0)
    return <span className={styles.missing}>{missingText("medianViews", account, { words })}</span>;
  return (
    <PostStrip
      posts={posts}
      median={medianViews}
      axis={axis}
      tickLabel={format.compact}
      finding={
        medianViews === null
          ? stripFindingOnly(posts.length)
          : stripFinding(posts.length, format.count(medianViews))
      }
    />
  );
}
