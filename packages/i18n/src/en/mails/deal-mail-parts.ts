import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import type {
  DealMailData,
  DealMailFact as Fact,
  DealMailSaid as Said,
} from "../../ja/mails/deal-mail-data.ts";
import type { MailText } from "../../ja/mails/mails.ts";

export const format = formatter({ locale: "en", timeZone: "Asia/Tokyo" });
export const other = ({ name }: DealMailData) => name ?? "The creator";
export const about = ({ productName }: DealMailData) =>
  productName === null ? "your deal" : `the deal about “${productName}”`;
export const due = ({ dueOn }: DealMailData): Fact | null =>
  dueOn === null ? null : { label: "Due", value: format.day(dueOn) };
export const lapse = ({ lapsesAt }: DealMailData): Fact | null =>
  lapsesAt === null ? null : { label: "Answer by", value: `${format.moment(lapsesAt)}, Japan time` };
export const share = ({ creatorPct, reader }: DealMailData): Fact | null =>
  creatorPct === null
    ? null
    : {
        label: reader === "creator" ? "You keep" : "The creator keeps",
        value: `${creatorPct} percent of the fee`,
      };

export const mail =
  (say: (data: DealMailData) => Said) =>
  (data: DealMailData): MailText => {
    const { title, lead, facts = [], ...said } = say(data);
    const shown = facts.filter((fact) => fact !== null);
    return {
      ...said,
      subject: `${title}${data.productName === null ? "" : `: ${data.productName}`}`,
      heading: title,
      paragraphs: [`Hello ${data.fullName},`, lead],
      ...(shown.length === 0 ? {} : { facts: shown }),
      action: "See the deal",
      reason: `You received this email because you have a deal on ${brand}, and this matters to it.`,
    };
  };
