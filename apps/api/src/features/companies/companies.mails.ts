import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";
import { companyMails as en } from "@tomoru/i18n/en/mails/companies";
import { companyMails as ja } from "@tomoru/i18n/ja/mails/companies";
import { withHome } from "../../platform/mail/mail-home.ts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

type Person = { readonly fullName: string };
type OfCompany = Person & { readonly companyName: string };

const companies = { ja: "株式会社みなと珈琲", en: "Minato Coffee" } as const;
const colleagues = { ja: "高橋 彩", en: "Aya Takahashi" } as const;
const reasons = {
  ja: "登記の代表者と、登録の代表者が違っています。",
  en: "The representative in the register is another than the one you gave.",
} as const;
const inquiries = {
  ja: {
    subject: "請求書の宛名について",
    message: "来月の請求書から、宛名に部署名を入れることはできますか。",
  },
  en: { subject: "The name on our invoices", message: "Can next month's invoice also name our department?" },
};

const invitation: MailKind<{
  readonly companyName: string;
  readonly isVerified: boolean;
  readonly invitedBy: string;
  readonly expiresAt: string;
  readonly token: string;
}> = {
  when: "the owner of a company invites somebody",
  to: "the address invited",
  words: { ja: ja.invitation, en: en.invitation },
  links: ({ token }) => ({ action: `/company/invitation/${token}` }),
  sample: (locale) => ({
    companyName: companies[locale],
    isVerified: false,
    invitedBy: colleagues[locale],
    expiresAt: "2026-11-28T04:45:00.000Z",
    token: "eNq1d2Vf",
  }),
};

const invitationAccepted: MailKind<Person & { readonly memberName: string }> = {
  when: "an invitation is accepted",
  to: "the owner of the company",
  words: { ja: ja.invitationAccepted, en: en.invitationAccepted },
  links: () => ({ action: "/company/settings/members" }),
  sample: (locale) => ({ ...samplePerson[locale], memberName: colleagues[locale] }),
};

const memberRemoved: MailKind<OfCompany> = {
  when: "a member is removed or leaves",
  to: "the member, at the address as it was",
  words: { ja: ja.memberRemoved, en: en.memberRemoved },
  sample: (locale) => ({ ...samplePerson[locale], companyName: companies[locale] }),
};

const ownerChanged: MailKind<OfCompany & { readonly ownerName: string; readonly isNewOwner: boolean }> = {
  when: "a company is handed over, or the operator names another owner",
  to: "the new owner and the one before",
  words: { ja: ja.ownerChanged, en: en.ownerChanged },
  sample: (locale) => ({
    ...samplePerson[locale],
    companyName: companies[locale],
    ownerName: colleagues[locale],
    isNewOwner: false,
  }),
};

const companyVerified: MailKind<OfCompany> = {
  when: "the operator has verified a company",
  to: "the owner of the company",
  words: { ja: ja.companyVerified, en: en.companyVerified },
  sample: (locale) => ({ ...samplePerson[locale], companyName: companies[locale] }),
};

const companyUnverified: MailKind<OfCompany & { readonly message: string }> = {
  when: "the operator has taken a company's verification back",
  to: "the owner of the company",
  words: { ja: ja.companyUnverified, en: en.companyUnverified },
  links: () => ({ action: "/company/settings/company" }),
  sample: (locale) => ({ ...samplePerson[locale], companyName: companies[locale], message: reasons[locale] }),
};

const companyClosed: MailKind<OfCompany> = {
  when: "a company is deleted",
  to: "who owned it, at the address as it was",
  words: { ja: ja.companyClosed, en: en.companyClosed },
  sample: (locale) => ({ ...samplePerson[locale], companyName: companies[locale] }),
};

const companyInquiryForSupport: MailKind<
  OfCompany & {
    readonly inquiryId: string;
    readonly companyId: string;
    readonly email: string;
    readonly topic: InquiryTopic;
    /** `YYYY-MM-DD` in Japan. */
    readonly dueOn: string;
    readonly subject: string;
    readonly message: string;
  }
> = {
  when: "a company writes to support",
  to: "support, in Japanese",
  words: { ja: ja.companyInquiryForSupport, en: en.companyInquiryForSupport },
  replyTo: ({ email }) => email,
  sample: (locale) => ({
    ...samplePerson[locale],
    companyName: companies[locale],
    inquiryId: "019aa9b2-6a10-7d41-9b07-1234567890ab",
    companyId: "019aa9b2-5f00-7c3e-8f21-1234567890cd",
    email: "keiri@example.jp",
    topic: "billing",
    dueOn: "2026-11-25",
    ...inquiries[locale],
  }),
};

export const companiesMails = {
  ...withHome("/company", {
    invitation,
    invitationAccepted,
    memberRemoved,
    ownerChanged,
    companyVerified,
    companyUnverified,
    companyClosed,
  }),
  companyInquiryForSupport,
};
