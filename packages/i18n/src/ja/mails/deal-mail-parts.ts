import { brand } from "../../brand.ts";
import { formatter } from "../../format.ts";
import { quoted } from "../../quoted.ts";
import type { DealMailData, DealMailFact as Fact, DealMailSaid as Said } from "./deal-mail-data.ts";
import type { MailText } from "./mails.ts";

export const format = formatter({ locale: "ja", timeZone: "Asia/Tokyo" });
export const other = ({ name }: DealMailData) => name ?? "クリエイター";
export const about = ({ productName }: DealMailData) =>
  productName === null ? "取引" : `${quoted(productName)}の取引`;
export const due = ({ dueOn }: DealMailData): Fact | null =>
  dueOn === null ? null : { label: "期限", value: format.day(dueOn) };
export const lapse = ({ lapsesAt }: DealMailData): Fact | null =>
  lapsesAt === null ? null : { label: "回答期限", value: `${format.moment(lapsesAt)}（日本時間）` };
export const share = ({ creatorPct, reader }: DealMailData): Fact | null =>
  creatorPct === null
    ? null
    : {
        label: reader === "creator" ? "あなたが受け取る割合" : "クリエイターが受け取る割合",
        value: `報酬の${creatorPct}パーセント`,
      };

export const mail =
  (say: (data: DealMailData) => Said) =>
  (data: DealMailData): MailText => {
    const { title, lead, facts = [], ...said } = say(data);
    const shown = facts.filter((fact) => fact !== null);
    return {
      ...said,
      subject: `【${brand}】${title}${data.productName === null ? "" : `：${data.productName}`}`,
      heading: title,
      paragraphs: [`${data.fullName}さん`, lead],
      ...(shown.length === 0 ? {} : { facts: shown }),
      action: "取引を確認する",
      reason: `このメールは、${brand}で取引をしている方に、取引に関わる大切なお知らせとしてお送りしています。`,
    };
  };
