import { anOrderer } from "@tomoru/contract/testing/deal-payment.builder";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { mintOfferId } from "../offers/offers.usecases.ts";
import type { NewDealPayment } from "./deal-payments.rules.ts";
import { openDealPayment } from "./deal-payments.usecases.ts";

/** A fee of 100,000 yen that was reported on 16 May 2026 on the half-monthly cycle, with nothing withheld. */
function aDealPayment(
  of: Pick<NewDealPayment, "influencerId" | "companyId" | "dealId" | "now"> & Partial<NewDealPayment>,
): NewDealPayment {
  return {
    deal: uuidAt(of.now),
    issuer: anOrderer({ companyId: of.companyId }),
    payee: { legalName: "山田 花子", tradeName: null, invoiceNumber: null, isConfirmed: false },
    receivedOn: "2026-05-16",
    securedOn: "2026-05-01",
    platform: "instagram",
    productName: "うるおい化粧水「しずく」",
    formats: [{ format: "reel", count: 1 }],
    sharePercent: null,
    ...{ feeYen: 100_000, taxYen: 10_000, withholdingYen: 0, netYen: 110_000 },
    withholding: { kind: "none", reason: "ownPost" },
    payOn: "2026-06-15",
    ...of,
  };
}

type Whose = { readonly influencerId: OwnerId<"influencer">; readonly companyId: OwnerId<"company"> };

/** Opens one, and answers its ids. */
export async function seedDealPayment(
  { deps }: Pick<TestApp, "deps">,
  of: Whose & Partial<NewDealPayment>,
): Promise<{ paymentId: string; dealId: string; statementNumber: string }> {
  const dealId = of.dealId ?? mintOfferId(deps);
  const payment = aDealPayment({ now: deps.clock.now(), ...of, dealId });
  const opened = await deps.db.transaction().execute((trx) => openDealPayment(deps, trx, payment));
  if (!opened) throw new Error("nothing was to be paid");
  return { ...opened, dealId };
}
