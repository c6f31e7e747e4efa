import { ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { noDayOf, payeeFaultOf } from "./payment.view.ts";
import { shareSaid } from "./situation.view.ts";

/** For money that is owed and has no day yet: what is being checked, or the way to the bank details. For what was paid, the way to its statement. */
export function PaymentAct({ deal }: { deal: Deal }) {
  const { side, paths } = useDealSite();
  const { words } = useDealLanguage();
  const { payment: say } = words.acts;
  const noDay = noDayOf(deal);
  const fault = side === "creator" ? payeeFaultOf(deal) : null;
  const heldFor = noDay === "held" && side === "creator" ? deal.payment?.heldFor : null;
  const share = shareSaid({ deal, side, words });
  return (
    <>
      {share ? (
        <InlineMessage tone="info" standing title={share.title}>
          {share.text}
        </InlineMessage>
      ) : null}
      {heldFor ? (
        <InlineMessage tone="info" standing title={say.heldFor}>
          {heldFor}
        </InlineMessage>
      ) : null}
      {fault && paths.bank ? (
        <div>
          <ButtonLink variant="primary" render={<Link to={paths.bank} />}>
            {say.check}
          </ButtonLink>
        </div>
      ) : null}
      {side === "creator" && deal.payment && deal.paymentStage === "paid" && paths.payment ? (
        <p>
          <TextLink render={<Link to={paths.payment(deal.payment.paymentId)} />}>{say.see}</TextLink>
        </p>
      ) : null}
    </>
  );
}
