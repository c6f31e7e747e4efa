import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { dealMessageMails as en } from "@tomoru/i18n/en/mails/deal-messages";
import { dealMessageMails as ja } from "@tomoru/i18n/ja/mails/deal-messages";
import type { MailKind } from "../../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../../platform/mail/sample-person.ts";
import { linksToDeal } from "../deal-links.rules.ts";

type NewMessage = {
  readonly fullName: string;
  readonly dealId: string;
  readonly productName: string;
  readonly from: DealSide;
  /** The company's; of a creator nothing is said in a mail. */
  readonly name: string | null;
  /** Only in mails to a creator. */
  readonly unsubscribeToken: string | null;
};

const isOff = ({ unsubscribeToken }: NewMessage) => unsubscribeToken !== null;

const newMessage: MailKind<NewMessage> = {
  when: "the other side of a deal wrote; one in six hours for each deal",
  to: "the creator, or the company's members, unless turned off",
  words: {
    ja: (data) => ja.newMessage({ ...data, isOff: isOff(data) }),
    en: (data) => en.newMessage({ ...data, isOff: isOff(data) }),
  },
  links: ({ dealId, from, unsubscribeToken }) => ({
    ...linksToDeal(from === "company" ? "creator" : "company", dealId),
    ...(unsubscribeToken === null ? {} : { turnOff: `/mail/off/${encodeURIComponent(unsubscribeToken)}` }),
  }),
  sample: (locale) => ({
    ...samplePerson[locale],
    dealId: "AAAAAAAAAAAAAAAAAAAAAA",
    productName: locale === "ja" ? "うるおい化粧水「しずく」" : "Shizuku moisture lotion",
    from: "company",
    name: locale === "ja" ? "株式会社みなと珈琲" : "Minato Coffee",
    unsubscribeToken: "token_of-hanako",
  }),
};

export const messagesMails = { newMessage };
