import type { CompanyDeal } from "@tomoru/contract/deals/deal";
import type { DealCharge } from "@tomoru/contract/deals/funding";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import type { Deal } from "@tomoru/web-deals/deal-site.tsx";
import { Building2, CreditCard, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { useFunding } from "../use-funding.ts";
import { FundingBank } from "./funding-bank.tsx";
import { FundingCards } from "./funding-cards.tsx";
import styles from "./funding-panel.module.css";

/** Shown while a contract is not paid: why, and every way to pay. */
export function FundingPanel({ deal }: { deal: Deal }) {
  const { charge, transfer } = deal as unknown as CompanyDeal;
  if (!charge || charge.state === "paid" || charge.state === "voided") return null;
  return (
    <div className={styles.panel}>
      {charge.state === "awaiting" ? (
        <FundingBank transfer={transfer} chargeId={charge.chargeId} />
      ) : (
        <Standing charge={charge} />
      )}
      <PartPaid charge={charge} />
      <Ways dealId={deal.dealId} charge={charge} />
    </div>
  );
}

function Standing({ charge: { state, fault } }: { charge: DealCharge }) {
  const { words } = useLanguage();
  const { funding: say } = words.charges;
  if (state === "charging") {
    return (
      <InlineMessage tone="info" standing>
        {say.charging}
      </InlineMessage>
    );
  }
  return (
    <InlineMessage tone="error" standing title={say.heading}>
      {say.faults[fault ?? "refused"]}
    </InlineMessage>
  );
}

/** What the balance has paid already, and what is missing. */
function PartPaid({ charge: { yen, balanceYen } }: { charge: DealCharge }) {
  const { words, format } = useLanguage();
  if (balanceYen === 0) return null;
  return (
    <p className={styles.hint}>
      {words.charges.funding.partPaid(format.yen(balanceYen), format.yen(yen - balanceYen))}
    </p>
  );
}

function Ways({ dealId, charge: { state, fault } }: { dealId: string; charge: DealCharge }) {
  const { words } = useLanguage();
  const { funding: say } = words.charges;
  const [isChoosing, setChoosing] = useState(false);
  const { paying, failure, pay } = useFunding(dealId);
  const isOwner = useProfile().data?.member.role === "owner";
  if (state === "charging") return null;
  const loading = (action: typeof paying) => (paying === action ? say.paying : undefined);
  const asksBank = fault === "authentication";
  const isAwaiting = state === "awaiting";
  // While a transfer is awaited, the provider's page is only for members who cannot choose a card.
  const hasPage = !isAwaiting || !isOwner;
  return (
    <>
      {isChoosing ? (
        <FundingCards
          isPaying={paying === "card"}
          onPay={(cardId) => pay({ action: "card", cardId })}
          onClose={() => setChoosing(false)}
        />
      ) : (
        <div className={styles.ways}>
          {isOwner ? (
            <Button
              variant={asksBank || isAwaiting ? "secondary" : "primary"}
              icon={<CreditCard size={20} aria-hidden="true" />}
              onClick={() => setChoosing(true)}
            >
              {isAwaiting ? say.toCard : say.other}
            </Button>
          ) : null}
          {hasPage ? (
            <Button
              variant={asksBank ? "primary" : "secondary"}
              icon={<ShieldCheck size={20} aria-hidden="true" />}
              loading={loading("hosted")}
              aria-describedby="funding-page"
              onClick={() => pay({ action: "hosted" })}
            >
              {say.authenticate}
            </Button>
          ) : null}
          {state === "failed" && fault !== "noCard" ? (
            <Button variant="secondary" loading={loading("retry")} onClick={() => pay({ action: "retry" })}>
              {say.retry}
            </Button>
          ) : null}
          {state === "failed" ? (
            <Button
              variant="text"
              flush="start"
              icon={<Building2 size={20} aria-hidden="true" />}
              loading={loading("transfer")}
              onClick={() => pay({ action: "transfer" })}
            >
              {say.transfer}
            </Button>
          ) : null}
          {isOwner && fault === "noCard" ? (
            <ButtonLink variant="text" render={<Link to={paths.cards} />}>
              {say.addCard}
            </ButtonLink>
          ) : null}
        </div>
      )}
      {hasPage ? (
        <p id="funding-page" className={styles.hint}>
          {say.pageHint}
        </p>
      ) : null}
      {failure ? (
        <InlineMessage tone="error" title={say.failed}>
          {failureText(failure, words)}
        </InlineMessage>
      ) : null}
    </>
  );
}
