import type { FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Locale } from "@tomoru/contract/fields";
import { fundingMails as en } from "@tomoru/i18n/en/mails/funding";
import { fundingMails as ja } from "@tomoru/i18n/ja/mails/funding";
import type { RefundReason } from "../../platform/db/money-tables.ts";
import { withHome } from "../../platform/mail/mail-home.ts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

export type Payer = { readonly companyName: string; readonly fullName: string };

const to = "the owner, and the billing address";
const companyNames = { ja: "株式会社みなと珈琲", en: "Minato Coffee" };
const payer = (locale: Locale): Payer => ({ ...samplePerson[locale], companyName: companyNames[locale] });
const dealId = "AAAAAAAAAAAAAAAAAAAAAA";
const chargeId = "019ab4d2-0000-7000-8000-0000000000e1";
const charge = ({ chargeId: id }: { chargeId: string }) => ({ action: `/company/charges/${id}` });
const deal = ({ dealId: id }: { dealId: string }) => ({ action: `/company/deals/${encodeURIComponent(id)}` });

const charged: MailKind<
  Payer & {
    readonly chargeId: string;
    readonly dealId: string;
    readonly yen: number;
    /** The part of `yen` that the balance of earlier bank transfers has paid. */
    readonly balanceYen: number;
    readonly way: FundingWay;
  }
> = {
  when: "a deal is paid for, by card or by bank transfer",
  to,
  words: { ja: ja.charged, en: en.charged },
  links: charge,
  sample: (locale) => ({ ...payer(locale), chargeId, dealId, yen: 121_000, balanceYen: 0, way: "card" }),
};

const refundedDeals = {
  ja: { productName: "うるおい化粧水「しずく」", creatorName: "さくら" },
  en: { productName: "Shizuku moisture lotion", creatorName: "Sakura" },
};

const refunded: MailKind<
  Payer & {
    readonly chargeId: string;
    readonly dealId: string;
    readonly yen: number;
    readonly reason: RefundReason;
    /** Transferred by the operator, since the provider could not. What an older server wrote says nothing of it. */
    readonly isByHand?: boolean;
    /** The deal that it belongs to. Missing in older mails. */
    readonly of?: { readonly productName: string | null; readonly creatorName: string };
  }
> = {
  when: "money of a deal has gone back to the company",
  to,
  words: { ja: ja.refunded, en: en.refunded },
  links: charge,
  sample: (locale) => ({
    ...payer(locale),
    chargeId,
    dealId,
    yen: 96_800,
    reason: "cancelled",
    of: refundedDeals[locale],
  }),
};

const withholdingDue: MailKind<
  Payer & {
    readonly dealId: string;
    /** The person from whom the law withholds the tax. */
    readonly payee: string;
    readonly grossYen: number;
    readonly withheldYen: number;
    /** `YYYY-MM-DD`. */
    readonly dueOn: string;
    readonly isByHand?: boolean;
  }
> = {
  when: "a creator was paid with tax held back, which went back to the company",
  to,
  words: { ja: ja.withholdingDue, en: en.withholdingDue },
  links: () => ({ action: "/company/withholding" }),
  sample: (locale) => ({
    ...payer(locale),
    dealId,
    payee: samplePerson[locale].fullName,
    grossYen: 100_000,
    withheldYen: 10_210,
    dueOn: "2026-12-10",
  }),
};

const transferWaiting: MailKind<
  Payer & {
    readonly dealId: string;
    readonly yen: number;
    readonly missingYen: number;
    /** The last day, `YYYY-MM-DD`. */
    readonly dueOn: string;
  }
> = {
  when: "a bank transfer for a deal has not come whole, on the second and the fourth bank day",
  to,
  words: { ja: ja.transferWaiting, en: en.transferWaiting },
  links: deal,
  sample: (locale) => ({ ...payer(locale), dealId, yen: 121_000, missingYen: 21_000, dueOn: "2026-11-30" }),
};

const moneyFault: MailKind<{
  readonly dealId: string;
  readonly rule: string;
  readonly expectedYen: number;
  readonly foundYen: number;
}> = {
  when: "two sums of a deal that have to be one are not, found at night or before a payout run",
  to: "support",
  words: { ja: ja.moneyFault, en: en.moneyFault },
  sample: () => ({ dealId, rule: "secured", expectedYen: -121_000, foundYen: 0 }),
};

const balanceFault: MailKind<{
  readonly companyId: string;
  readonly expectedYen: number;
  readonly foundYen: number;
}> = {
  when: "what a company has left of its transfers is not what the payment provider has of it, found at night",
  to: "support",
  words: { ja: ja.balanceFault, en: en.balanceFault },
  sample: () => ({
    companyId: "019ab4d2-0000-7000-8000-0000000000c1",
    expectedYen: 29_000,
    foundYen: 150_000,
  }),
};

export const fundingMails = {
  ...withHome("/company", { charged, refunded, withholdingDue, transferWaiting }),
  moneyFault,
  balanceFault,
};
