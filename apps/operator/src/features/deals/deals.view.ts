import type { Funding } from "@tomoru/contract/deals/deal-states";
import type { OperatorDeal } from "@tomoru/contract/operator/deals";

type MoneyState = Funding | "paidOut" | "returned" | "partlyReturned" | "partlyPaidOut";

/** Where what the company paid is by now: with us, with the creator, or back; of a deal that was cancelled with a share, a part of it. */
export function moneyStateOf({ deal, terms }: Pick<OperatorDeal, "deal" | "terms">): MoneyState {
  const { state, funding, paymentStage, feeYen } = deal;
  const isOff = state === "cancelled" || state === "expired";
  const isCut = isOff && terms !== null && feeYen !== null && feeYen < terms.feeYen;
  if (paymentStage === "paid") return isCut ? "partlyPaidOut" : "paidOut";
  if (funding !== "secured" || !isOff) return funding;
  if (paymentStage === null) return "returned";
  return isCut ? "partlyReturned" : funding;
}

type Fees = { term: "fee" | "feeAgreed" | "feeOffered"; yen: number | null; dueYen: number | null };

/** What was agreed, or offered, and apart from it what of that became due once the deal is over without it: by then the deal knows that alone. */
export function feesOf({ deal, terms, offered }: Pick<OperatorDeal, "deal" | "terms" | "offered">): Fees {
  const isOff = deal.state === "cancelled" || deal.state === "expired";
  const said = terms ?? offered;
  if (!said) return { term: "fee", yen: deal.feeYen, dueYen: null };
  return {
    term: terms ? "feeAgreed" : "feeOffered",
    yen: said.feeYen,
    dueYen: isOff ? deal.feeYen : null,
  };
}
