import { shareOfBalance } from "@tomoru/contract/deals/amounts";
import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useState } from "react";
import type { Deal } from "../deal-site.tsx";
import { SumRows } from "../frame/sum-rows.tsx";
import { type DealLanguage, useDealLanguage } from "../use-deal-language.ts";
import styles from "./acceptance-dialog.module.css";
import { BalanceFirst } from "./balance-first.tsx";

/** What a company pays by agreeing, to the yen, and what leaving would cost it afterwards. */
export function AcceptanceSums({ deal }: { deal: Deal }) {
  const { words, format } = useDealLanguage();
  const { acceptance: say } = words.terms;
  const { money: names } = words.frame;
  const { money } = deal;
  if (!money || !("chargeYen" in money)) return null;
  return (
    <>
      <SumRows
        rows={[
          [names.fee, format.yen(money.feeYen)],
          [names.tax, format.yen(money.taxYen)],
          [say.toolFee, format.yen(money.toolFeeYen + money.toolTaxYen)],
        ]}
        total={[say.total, format.yen(money.chargeYen)]}
      />
      <BalanceFirst deal={deal} chargeYen={money.chargeYen} />
      <LeavingLater deal={deal} />
    </>
  );
}

function LeavingLater({ deal }: { deal: Deal }) {
  const { words, days } = useDealLanguage();
  const { leaving: say } = words.terms.acceptance;
  const [openedAt] = useState(() => serverNow().getTime());
  const freeUntil = new Date(openedAt + limits.freeCancelHours * 3_600_000).toISOString();
  const shares = limits.companyCancelPercents;
  return (
    <div>
      <p className={styles.follows}>{say.title}</p>
      <p className={styles.small}>{say.free(days.due(freeUntil))}</p>
      <p className={styles.small}>
        {deal.terms?.draftRequired ? say.drafted(shares) : say.posted(shares, limits.earlyCancelDays)}
      </p>
    </div>
  );
}

type Agreeing = { deal: Pick<Deal, "money" | "balanceYen" | "charge">; way: FundingWay };

/** The verb with the sum that is paid by it. */
export function agreeingWith(
  { deal: { money, balanceYen = 0, charge }, way }: Agreeing,
  { words, format }: { words: DealWords; format: DealLanguage["format"] },
): string {
  const { decide, acceptance: say } = words.terms;
  if (!money || !("chargeYen" in money)) return decide.accept;
  const { chargeYen } = money;
  const share = charge ? 0 : shareOfBalance({ balanceYen, restYen: chargeYen });
  if (share === chargeYen) return say.pay.balance(format.yen(chargeYen));
  return say.pay[way](format.yen(chargeYen - share));
}
