import type { AccountCard } from "@tomoru/contract/company/account-card";
import type { LogAxis } from "@tomoru/ui/charts/log-axis";
import type { ReactNode } from "react";
import {
  AccountName,
  AccountStrip,
  Engagement,
  Followers,
  LastPost,
  MedianViews,
  Price,
  PrShare,
} from "../../../../shared/accounts/account-parts.tsx";
import { useLanguage } from "../../../../shared/site.ts";
import type { WalkState } from "../../../../shared/walk.ts";
import styles from "./account-card-view.module.css";

type AccountCardViewProps = {
  account: AccountCard;
  box: ReactNode;
  axis: LogAxis;
  hasPr: boolean;
  end: ReactNode;
  state: WalkState;
};

/** A row of the results where there is no room for a table: what decides stands large, the strip over the whole width. */
export function AccountCardView({ account, box, axis, hasPr, end, state }: AccountCardViewProps) {
  const { words, format } = useLanguage();
  const { columns } = words.search;
  return (
    <article className={styles.account}>
      <div className={styles.head}>
        {box}
        <AccountName account={account} state={state} />
        {end}
      </div>
      <dl className={styles.large}>
        <Fact term={columns.medianViews}>
          <MedianViews account={account} />
        </Fact>
        <Fact term={columns.price}>
          <Price account={account} />
        </Fact>
      </dl>
      <AccountStrip account={account} axis={axis} tickLabel={format.compact} />
      <dl className={styles.small}>
        <Fact term={columns.followers}>
          <Followers account={account} />
        </Fact>
        <Fact term={columns.engagement}>
          <Engagement account={account} />
        </Fact>
        {hasPr ? (
          <Fact term={columns.prShare}>
            <PrShare account={account} />
          </Fact>
        ) : null}
        <Fact term={columns.lastPost}>
          <LastPost account={account} />
        </Fact>
      </dl>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
