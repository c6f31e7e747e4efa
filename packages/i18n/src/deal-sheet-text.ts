import type { Sheet, TermsVersion } from "@tomoru/contract/deals/terms";
import type { Locale } from "@tomoru/contract/fields";
import { platformNames } from "./brand.ts";
import { agreedAt, sheetDays, sheetItems } from "./deal-sheet.ts";
import type { Formatter } from "./format.ts";
import type { DealWords } from "./ja/deals/words.ts";

export type AgreedVersion = Omit<TermsVersion, "parties"> & {
  readonly parties: NonNullable<TermsVersion["parties"]>;
  /** The name of the category in which the creator takes no competing work. */
  readonly category: Readonly<Record<Locale, string>> | null;
};
type Texts = { readonly locale: Locale; readonly words: DealWords; readonly format: Formatter };

const japanHours = 9;
const japanDayOf = (moment: string) =>
  new Date(Date.parse(moment) + japanHours * 3_600_000).toISOString().slice(0, 10);

/** The whole sheet as lines of text, as the page shows it: the law's notice, for a mail. Moments are in Japan's time. */
export function sheetText(version: AgreedVersion, { locale, words, format }: Texts): string {
  const { sheet: say, frame } = words;
  const { sheet, parties, acceptances, sha256, category } = version;
  const at = agreedAt(version);
  const moment = (when: string) => `${format.date(when)} ${format.time(when)}`;
  const names = { company: sheet.orderer.name, creator: parties.creatorLegalName };
  const items = sheetItems({
    sheet,
    agreedOn: at && japanDayOf(at),
    texts: { words, format, days: sheetDays(words, format), categoryName: (id) => category?.[locale] ?? id },
  });
  const blocks = [
    [
      `${sheet.productName ?? frame.nameless} ${platformNames[sheet.platform]}`,
      say.number(sheet.dealId),
      at ? say.state.agreed(sheet.version, moment(at)) : say.state.open(sheet.version, moment(sheet.sentAt)),
    ],
    ordererLines(sheet, say),
    creatorLines(version, say),
    ...items.map(({ title, lines }, index) => [`${index + 1}. ${title}`, ...lines]),
    [say.agreements.title, ...acceptances.map(({ side, at: when }) => `${names[side]} ${moment(when)}`)],
    [say.law, say.binds, `${say.hash} ${sha256}`],
  ];
  return blocks.map((lines) => lines.filter(Boolean).join("\n")).join("\n\n");
}

function ordererLines({ orderer }: Sheet, say: DealWords["sheet"]) {
  return [
    say.orderer,
    orderer.name,
    say.representative(orderer.representative),
    orderer.address,
    orderer.invoiceNumber ? say.invoiceNumber(orderer.invoiceNumber) : say.noInvoiceNumber,
    orderer.hasEmployees === null ? "" : say.employees[`${orderer.hasEmployees}`],
    orderer.clientName && say.client(orderer.clientName),
    orderer.isRecommission && say.agency,
  ];
}

function creatorLines({ sheet: { creator, platform }, parties }: AgreedVersion, say: DealWords["sheet"]) {
  const { creatorLegalName, creatorTradeName, creatorInvoiceNumber } = parties;
  return [
    say.contractor,
    creatorLegalName,
    creatorTradeName && say.tradeName(creatorTradeName),
    creator.handle && say.account(creator.handle, platformNames[platform]),
    creatorInvoiceNumber ? say.invoiceNumber(creatorInvoiceNumber) : say.noInvoiceNumber,
  ];
}
