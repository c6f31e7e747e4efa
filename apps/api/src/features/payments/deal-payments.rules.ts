import type { PaymentStage } from "@tomoru/contract/deals/deal-states";
import type { OwnerId } from "../../platform/owner.ts";
import type { StatedPayment } from "./statement.rules.ts";

export type NewDealPayment = StatedPayment & {
  readonly influencerId: OwnerId<"influencer">;
  readonly companyId: OwnerId<"company">;
  /** The row's id, which the ledger knows. */
  readonly deal: string;
  /** The day in Japan on which the company's money was secured. */
  readonly securedOn: string;
  readonly now: Date;
};

export type StageOfDeal = {
  readonly paymentId: string;
  readonly stage: PaymentStage;
  readonly isHeld: boolean;
  /** Never claimed, and booked out: nothing is owed any more. */
  readonly isWrittenOff: boolean;
  readonly dueOn: string;
  readonly paidOn: string | null;
  readonly statementNumber: string;
};
