import type { AccountCard } from "@tomoru/contract/company/account-card";
import type { LogAxis } from "@tomoru/ui/charts/log-axis";
import { PostStrip } from "@tomoru/ui/charts/post-strip";
import { Avatar } from "@tomoru/ui/data/avatar";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { insightPath } from "../../app/paths.ts";
import { useLanguage } from "../site.ts";
import type { WalkState } from "../walk.ts";
import styles from "./account-parts.module.css";
import {
  type CardFigure,
  lastPostText,
  missingReasonOf,
  percentText,
  shareOfFollowersText,
  stripPostsOf,
  wholePercentText,
} from "./account-texts.view.ts";
import { useCategories } from "./categories.queries.ts";

type OfAccount = { account: AccountCard };

type AccountNameProps = OfAccount & {
  /** Shown after the handle instead of the categories. */
  about?: string | undefined;
  /** Handed to the insight's page. */
  state?: WalkState | undefined;
};

/** The account's name as a link to its insight. */
export function AccountName({ account, about, state }: AccountNameProps) {
  const { format } = useLanguage();
  const { displayName, handle, categories } = account;
  const names = useCategories().filter(({ value }) => categories.includes(value));
  const behind = about ?? format.beside(names.map(({ label }) => label));
  return (
    <span className={styles.person}>
      <Avatar name={displayName} />
      <span className={styles.names}>
        <Link className={styles.name} to={insightPath(account)} state={state} title={displayName}>
          {displayName}
        </Link>
        <span className={styles.parts}>
          <span className={styles.about}>@{handle}</span>
          {behind === "" ? null : (
            <span className={about === undefined ? styles.behind : styles.whole}>{format.dot + behind}</span>
          )}
        </span>
      </span>
    </span>
  );
}

/** An account that has left the search: its name at most, without a link. */
export function GoneName({ account: { displayName, handle } }: OfAccount) {
  const { words, format } = useLanguage();
  const { one } = words.lists;
  const name = displayName || one.somebody;
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      <span className={styles.names}>
        <span className={styles.gone}>{name}</span>
        <span className={styles.about}>{format.beside([handle && `@${handle}`, one.isGone])}</span>
      </span>
    </span>
  );
}

/** A number that is missing says why, and is never 0. */
function Missing({ account, field }: OfAccount & { field: CardFigure }) {
  const { missing } = useLanguage().words.insight;
  return <span className={styles.missing}>{missing[missingReasonOf(account, field)]}</span>;
}

export function MedianViews({ account }: OfAccount) {
  const { words, format } = useLanguage();
  if (account.medianViews === null) return <Missing account={account} field="medianViews" />;
  const share = shareOfFollowersText(account, { words });
  return (
    <>
      {format.count(account.medianViews)}
      {share === null ? null : <span className={styles.share}>{share}</span>}
    </>
  );
}

export function Price({ account }: OfAccount) {
  const { format } = useLanguage();
  if (account.price === null) return <Missing account={account} field="price" />;
  return format.compactYenRange(account.price);
}

export function Followers({ account }: OfAccount) {
  const { format } = useLanguage();
  if (account.followers === null) return <Missing account={account} field="followers" />;
  return format.compact(account.followers);
}

export function Engagement({ account }: OfAccount) {
  if (account.engagement === null) return <Missing account={account} field="engagement" />;
  return percentText(account.engagement);
}

/** For plans with the analysis of PR posts. */
export function PrShare({ account }: OfAccount) {
  if (account.prShare === null) return <Missing account={account} field="prShare" />;
  return wholePercentText(account.prShare);
}

export function LastPost({ account }: OfAccount) {
  const { words, format } = useLanguage();
  if (account.lastPostOn === null) return <Missing account={account} field="lastPostOn" />;
  return lastPostText(account.lastPostOn, { today: todayInJapan(), words, format });
}

type StripProps = OfAccount & { axis: LogAxis; tickLabel?: (value: number) => string };

export function AccountStrip({ account, axis, tickLabel }: StripProps) {
  const { words, format } = useLanguage();
  const { stripFinding, stripFindingOnly } = words.search;
  const posts = stripPostsOf(account);
  const { medianViews } = account;
  if (posts.length === 0) return <Missing account={account} field="medianViews" />;
  return (
    <PostStrip
      posts={posts}
      median={medianViews}
      axis={axis}
      tickLabel={tickLabel}
      finding={
        medianViews === null
          ? stripFindingOnly(posts.length)
          : stripFinding(posts.length, format.count(medianViews))
      }
    />
  );
}
