import { workMails as en } from "@tomoru/i18n/en/mails/work";
import { workMails as ja } from "@tomoru/i18n/ja/mails/work";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

const reminded: MailKind<{
  readonly fullName: string;
  readonly companyName: string;
  readonly productName: string;
  readonly waitsFor: "offer" | "deal";
  readonly dealId: string;
}> = {
  when: "a company reminds of an offer or a deal that waits; once in 24 hours for each",
  to: "the creator",
  words: { ja: ja.reminded, en: en.reminded },
  links: ({ waitsFor, dealId }) => ({ action: `/${waitsFor}/${encodeURIComponent(dealId)}` }),
  sample: (locale) => ({
    ...samplePerson[locale],
    companyName: { ja: "株式会社みなと珈琲", en: "Minato Coffee" }[locale],
    productName: { ja: "うるおい化粧水「しずく」", en: "Shizuku moisture lotion" }[locale],
    waitsFor: "offer",
    dealId: "AAAAAAAAAAAAAAAAAAAAAA",
  }),
};

export const workMails = { reminded };
