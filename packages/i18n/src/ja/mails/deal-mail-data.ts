import type { AgreedVersion } from "../../deal-sheet-text.ts";
import type { MailText } from "./mails.ts";

/** What a mail about a deal may say. Days are `YYYY-MM-DD` in Japan, moments ISO 8601. */
export type DealMailData = {
  readonly fullName: string;
  readonly reader: "company" | "creator";
  /** The company's name; null to the company, since mails do not name the creator. */
  readonly name: string | null;
  readonly productName: string | null;
  /** The last day to act for the side whose turn it is. */
  readonly dueOn: string | null;
  /** When an open proposal lapses. */
  readonly lapsesAt: string | null;
  /** The whole sheet, as both agreed to it: the notice that the law asks for. */
  readonly contract: AgreedVersion | null;
  /** What is paid for a report that was accepted, or as a share of a deal that was cancelled. */
  readonly payment: {
    readonly payOn: string;
    readonly grossYen: number;
    readonly withholdingYen: number;
    readonly netYen: number;
    readonly statementNumber: string;
  } | null;
  /** The percentage of the fee that the creator keeps. */
  readonly creatorPct: number | null;
  readonly decision: "accepted" | "cancelled" | "resumed" | null;
  /** What a reminder asks of a company: to pay, or to answer a draft or a report. */
  readonly waitsFor: "fund" | "review" | "accept" | null;
  /** Whether the day of a reminder is over. */
  readonly isLate: boolean;
};

/** What the frame of these mails does not say already. */
export type DealMailSaid = Pick<MailText, "preview" | "notes" | "quote"> & {
  readonly title: string;
  readonly lead: string;
  readonly facts?: readonly (DealMailFact | null)[];
};
export type DealMailFact = { readonly label: string; readonly value: string };
