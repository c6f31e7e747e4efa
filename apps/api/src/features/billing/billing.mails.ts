import type { PlanId } from "@tomoru/contract/company/plans";
import type { Locale } from "@tomoru/contract/fields";
import { billingMails as en } from "@tomoru/i18n/en/mails/company-billing";
import { billingMails as ja } from "@tomoru/i18n/ja/mails/company-billing";
import { withHome } from "../../platform/mail/mail-home.ts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

type Owner = { readonly companyName: string; readonly fullName: string };
type Card = { readonly brand: string; readonly last4: string; readonly month: string };

const to = "the owner, and the billing address";
const companyNames = { ja: "株式会社みなと珈琲", en: "Minato Coffee" };
const owner = (locale: Locale): Owner => ({ ...samplePerson[locale], companyName: companyNames[locale] });
const plan = () => ({ action: "/company/plan" });
const cards = () => ({ action: "/company/plan/cards" });
const card: Card = { brand: "visa", last4: "4242", month: "2026-11" };

const planStarted: MailKind<Owner & { readonly planId: PlanId }> = {
  when: "a paid plan begins, or the operator grants one",
  to,
  words: { ja: ja.planStarted, en: en.planStarted },
  links: plan,
  sample: (locale) => ({ ...owner(locale), planId: "standard" }),
};

const planChanged: MailKind<Owner & { readonly from: PlanId; readonly planId: PlanId }> = {
  when: "one paid plan becomes another",
  to,
  words: { ja: ja.planChanged, en: en.planChanged },
  links: plan,
  sample: (locale) => ({ ...owner(locale), from: "standard", planId: "professional" }),
};

const planWillEnd: MailKind<
  Owner & { readonly planId: PlanId; readonly nextPlanId: PlanId; readonly on: string }
> = {
  when: "a smaller plan, or Free, is chosen for the period's end",
  to,
  words: { ja: ja.planWillEnd, en: en.planWillEnd },
  links: plan,
  sample: (locale) => ({
    ...owner(locale),
    planId: "professional",
    nextPlanId: "standard",
    on: "2026-12-23",
  }),
};

const planEnded: MailKind<Owner & { readonly planId: PlanId }> = {
  when: "a paid plan has become Free",
  to,
  words: { ja: ja.planEnded, en: en.planEnded },
  links: plan,
  sample: (locale) => ({ ...owner(locale), planId: "standard" }),
};

const invoicePaid: MailKind<
  Owner & {
    readonly invoiceId: string;
    readonly number: string;
    readonly yen: number;
    readonly paidOn: string;
  }
> = {
  when: "an invoice is paid",
  to,
  words: { ja: ja.invoicePaid, en: en.invoicePaid },
  links: ({ invoiceId }) => ({ action: `/company/plan/invoices/${encodeURIComponent(invoiceId)}` }),
  sample: (locale) => ({
    ...owner(locale),
    invoiceId: "019ab4d2-0000-7000-8000-0000000000d1",
    number: "A1B2C3D4-0001",
    yen: 11_000,
    paidOn: "2026-11-23",
  }),
};

const planPaymentFailed: MailKind<
  Owner & {
    readonly yen: number;
    readonly last4: string | null;
    readonly suspendsOn: string;
    readonly isAsking: boolean;
    /** The provider's page, where the bank asks. */
    readonly payUrl: string | null;
  }
> = {
  when: "a renewal could not be charged: at once, on day 3 and on day 6",
  to,
  words: { ja: ja.planPaymentFailed, en: en.planPaymentFailed },
  links: ({ isAsking, payUrl }) => ({ action: isAsking && payUrl !== null ? payUrl : "/company/plan" }),
  sample: (locale) => ({
    ...owner(locale),
    yen: 11_000,
    last4: "4242",
    suspendsOn: "2026-11-30",
    isAsking: false,
    payUrl: null,
  }),
};

const companySuspended: MailKind<Owner & { readonly yen: number }> = {
  when: "a plan was unpaid for 7 times 24 hours",
  to,
  words: { ja: ja.companySuspended, en: en.companySuspended },
  links: plan,
  sample: (locale) => ({ ...owner(locale), yen: 11_000 }),
};

const suspensionLifted: MailKind<Owner> = {
  when: "a company that was suspended has paid, or is on Free",
  to,
  words: { ja: ja.suspensionLifted, en: en.suspensionLifted },
  links: () => ({ action: "/company" }),
  sample: owner,
};

const cardExpiring: MailKind<Owner & Card> = {
  when: "the default card's last month begins in Japan",
  to,
  words: { ja: ja.cardExpiring, en: en.cardExpiring },
  links: cards,
  sample: (locale) => ({ ...owner(locale), ...card }),
};

const cardExpired: MailKind<Owner & Card> = {
  when: "the default card's last month is over in Japan",
  to,
  words: { ja: ja.cardExpired, en: en.cardExpired },
  links: cards,
  sample: (locale) => ({ ...owner(locale), ...card }),
};

/** Sent whatever the settings, once for each turn. */
export const billingMails = withHome("/company", {
  planStarted,
  planChanged,
  planWillEnd,
  planEnded,
  invoicePaid,
  planPaymentFailed,
  companySuspended,
  suspensionLifted,
  cardExpiring,
  cardExpired,
});
