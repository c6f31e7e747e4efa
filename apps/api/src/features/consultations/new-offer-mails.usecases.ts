import { estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type { NewConsultation } from "@tomoru/contract/company/consultations";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { ProductMail } from "../../mails.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { offerMailsToken } from "../offers/offers.usecases.ts";
import { lastDayOf } from "./consultation.rules.ts";
import type { Addressee } from "./consultations.repository.ts";

type Asked = {
  readonly offers: readonly { addressee: Addressee; offerId: string }[];
  readonly body: NewConsultation;
  readonly companyName: string | null;
  readonly answerBy: Date;
};

/** To those whom a consultation asked and who want it, one each. */
export function newOfferMails(
  deps: Deps,
  { offers, body, companyName, answerBy }: Asked,
): OutgoingMail<ProductMail>[] {
  const expiresAt = secondsAfter(deps.clock.now(), limits.noticeLifetimeSeconds);
  const { productName, platform, period, month } = body;
  const asked = { companyName, answerOn: lastDayOf(answerBy) };
  return offers.flatMap(({ addressee: { influencerId, email, fullName, locale, wantsMail }, offerId }) => {
    if (!wantsMail || email === null) return [];
    const unsubscribeToken = offerMailsToken(deps, mintOwnerId<"influencer">(influencerId));
    const texts = { productName, platform, period, month, budget: estBudgetOf(body) };
    const data = { fullName: fullName ?? "", offerId, ...texts, asked, unsubscribeToken };
    return { kind: "newOffer" as const, data, to: email, locale, expiresAt };
  });
}
