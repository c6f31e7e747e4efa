import { dealReminders as enReminders } from "@tomoru/i18n/en/mails/deal-reminders";
import { dealMails as enNotices } from "@tomoru/i18n/en/mails/deals";
import type { DealMailData } from "@tomoru/i18n/ja/mails/deal-mail-data";
import { dealReminders as jaReminders } from "@tomoru/i18n/ja/mails/deal-reminders";
import { dealMails as jaNotices } from "@tomoru/i18n/ja/mails/deals";
import type { MailKind } from "../../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../../platform/mail/sample-person.ts";
import { sampleAgreement } from "../agreement/sample-agreement.data.ts";
import { linksToDeal } from "../deal-links.rules.ts";

export type DealNotice = DealMailData & { readonly dealId: string };
type NoticeKind = keyof typeof jaNotices;
type ReminderKind = keyof typeof jaReminders;
export type DealNoticeKind = NoticeKind | ReminderKind;

const ja = { ...jaNotices, ...jaReminders };
const en = { ...enNotices, ...enReminders };

const other = "the side that did not act";
const both = "both sides";

const payment = {
  ...{ payOn: "2026-12-15", grossYen: 110_000, withholdingYen: 10_210, netYen: 99_790 },
  statementNumber: "202611-AbCdEfGh-1",
};
const products = { ja: "うるおい化粧水「しずく」", en: "Shizuku moisture lotion" };
const companies = { ja: "株式会社みなと珈琲", en: "Minato Coffee" };

type Sent = Pick<MailKind<DealNotice>, "when" | "to">;

function kind(name: DealNoticeKind, sent: Sent, sample: Partial<DealNotice> = {}): MailKind<DealNotice> {
  const reader = sample.reader ?? "creator";
  return {
    ...sent,
    words: { ja: ja[name], en: en[name] },
    links: (data) => linksToDeal(data.reader, data.dealId),
    sample: (locale) => ({
      ...samplePerson[locale],
      ...{ dealId: "AAAAAAAAAAAAAAAAAAAAAA", reader, productName: products[locale] },
      name: reader === "creator" ? companies[locale] : null,
      ...{ dueOn: null, lapsesAt: null, payment: null, creatorPct: null, decision: null },
      ...{ waitsFor: null, isLate: false },
      contract: name === "contracted" || name === "amended" ? sampleAgreement(locale) : null,
      ...sample,
    }),
  };
}

const dueOn = "2026-12-01";
const lapsesAt = "2026-11-24T06:00:00.000Z";
const company = { reader: "company" } as const;
const creatorOnly = "the creator";
const companyOnly = "the company's members, unless turned off";

/** Creators cannot turn any of these off: they belong to a contract. */
export const dealsMails = {
  termsSent: kind("termsSent", { when: "one side sent terms", to: other }, { dueOn }),
  contracted: kind("contracted", { when: "terms were accepted", to: both }),
  amended: kind("amended", { when: "a change of the contract was accepted", to: both }),
  amendProposed: kind(
    "amendProposed",
    { when: "a change of the contract is proposed", to: other },
    { lapsesAt },
  ),
  declined: kind("declined", { when: "terms were declined", to: other }),
  expired: kind("expired", { when: "the time for terms ran out", to: both }),
  secured: kind("secured", { when: "the money of a deal is there", to: creatorOnly }, { dueOn }),
  chargeFailed: kind(
    "chargeFailed",
    { when: "the card was refused for a deal", to: companyOnly },
    { ...company, lapsesAt },
  ),
  cancelled: kind(
    "cancelled",
    { when: "a deal was cancelled; by the clock to both", to: other },
    { creatorPct: 30 },
  ),
  cancelProposed: kind(
    "cancelProposed",
    { when: "one side proposes to cancel", to: other },
    { creatorPct: 30, lapsesAt },
  ),
  draftSent: kind("draftSent", { when: "a draft was sent", to: companyOnly }, { ...company, dueOn }),
  draftChanges: kind(
    "draftChanges",
    { when: "changes to a draft are asked for", to: creatorOnly },
    { dueOn },
  ),
  draftApproved: kind(
    "draftApproved",
    { when: "a draft was approved; by the clock both are told", to: creatorOnly },
    { dueOn },
  ),
  reported: kind("reported", { when: "the posts were reported", to: companyOnly }, { ...company, dueOn }),
  accepted: kind(
    "accepted",
    { when: "a report was accepted; by the clock both are told", to: creatorOnly },
    { payment },
  ),
  reportRejected: kind("reportRejected", { when: "a report was sent back", to: creatorOnly }, { dueOn }),
  disputed: kind("disputed", { when: "one side asked the operator to decide", to: other }, { dueOn }),
  undecided: kind(
    "undecided",
    { when: "a dispute was not decided by the last cut, and every post is in order: paid in full", to: both },
    { payment },
  ),
  decided: kind(
    "decided",
    { when: "the operator decided", to: both },
    { decision: "cancelled", creatorPct: 50 },
  ),
  held: kind("held", { when: "the operator stops a deal, by itself or with an account", to: both }),
  resumed: kind("resumed", { when: "a deal that was stopped goes on", to: both }, { dueOn }),
  labelGone: kind("labelGone", {
    when: "a post that was in order is gone or has lost its label, once",
    to: both,
  }),
} satisfies Record<NoticeKind, MailKind<DealNotice>>;

/** By the clock, before what it does by itself and after what is late. */
export const dealRemindersMails = {
  termsClosing: kind(
    "termsClosing",
    { when: "terms end by silence in 48 hours", to: "the side whose turn it is" },
    { dueOn },
  ),
  actDue: kind(
    "actDue",
    {
      when: "in 24 hours the clock acts: a draft or a report is accepted, or a deal that is not paid ends",
      to: companyOnly,
    },
    { ...company, waitsFor: "review", dueOn },
  ),
  draftDue: kind(
    "draftDue",
    { when: "a draft is due in two days, and the day after it was", to: creatorOnly },
    { dueOn },
  ),
  postDue: kind(
    "postDue",
    { when: "a report is due in two days, and the day after it was", to: creatorOnly },
    { dueOn },
  ),
  usageEnding: kind(
    "usageEnding",
    { when: "a use elsewhere ends in 14 days, and in one", to: both },
    { dueOn },
  ),
} satisfies Record<ReminderKind, MailKind<DealNotice>>;
