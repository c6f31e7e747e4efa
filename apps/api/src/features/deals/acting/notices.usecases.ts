import { amountsOf, feeShareOf } from "@tomoru/contract/deals/amounts";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../../accounts/person.usecases.ts";
import { isSuspended } from "../../../accounts/standing.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { ProductMail } from "../../../mails.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { readersOfAnswers } from "../../companies/members/members.usecases.ts";
import { companyCardOf } from "../../companies/profile/company-card.usecases.ts";
import { stageOfDeal } from "../../payments/deal-payments.usecases.ts";
import { findAgreedSheet } from "../agreement/agreed-terms.repository.ts";
import { agreementOf } from "../agreement/agreement.usecases.ts";
import type { Deal } from "../transitions/deal-row.rules.ts";
import { type DealMail, other } from "../transitions/transition-parts.rules.ts";
import type { DealNotice, DealNoticeKind } from "./deals.mails.ts";
import type { Done } from "./effects.usecases.ts";

type Said = Omit<DealNotice, "fullName" | "reader" | "name">;
type Notice = {
  readonly trx: Trx;
  readonly deal: Deal;
  readonly kind: DealNoticeKind;
  readonly readers: readonly DealSide[];
  readonly said: Said;
};

/** What the other one hears of in another mail: the company of `charged`, the creator of nothing before the money is there. */
const oneSided: Partial<Record<DealMail, DealSide>> = { secured: "creator", chargeFailed: "company" };
const withContract: readonly DealMail[] = ["contracted", "amended"];
const withLapse: readonly DealMail[] = ["cancelProposed", "amendProposed", "chargeFailed"];
const withShare: readonly DealMail[] = ["cancelled", "cancelProposed", "decided"];

/** A creator who is suspended is told how deals end and what is paid, and is asked for nothing. */
const asksToAct: readonly DealNoticeKind[] = [
  ...(["termsClosing", "draftDue", "postDue", "usageEnding"] as const),
  ...(["termsSent", "secured", "draftChanges", "draftApproved", "reportRejected"] as const),
  ...(["cancelProposed", "amendProposed"] as const),
];

/** For who can do something about it: not while the company is suspended. */
const reminders: readonly DealNoticeKind[] = ["termsClosing", "actDue", "usageEnding"];

/** The mails of an act, by what the transition names. */
export async function tellByMail(deps: Deps, done: Done): Promise<void> {
  const { trx, deal, moved } = done;
  if (moved.mail === null) return;
  const notice = { trx, deal, kind: moved.mail, readers: readersOf(done) };
  await tellOfDeal(deps, { ...notice, said: await saidOf(deps, done, moved.mail) });
}

function readersOf({ act, moved: { mail, to } }: Done): DealSide[] {
  const one = mail === null ? undefined : oneSided[mail];
  if (one) return [one];
  // The company hears of what its bank took back by its own suspension.
  if (act.kind === "dispute" && act.by === "stripe") return ["creator"];
  const isPerson = act.by === "company" || act.by === "creator";
  return to === "other" && isPerson ? [other(act.by)] : ["company", "creator"];
}

export function bareNotice({ row }: Deal): Said {
  return {
    ...{ dealId: row.deal_id, productName: row.product_name },
    ...{ dueOn: null, lapsesAt: null, contract: null, payment: null, creatorPct: null, decision: null },
    ...{ waitsFor: null, isLate: false },
  };
}

async function saidOf(deps: Deps, done: Done, mail: DealMail): Promise<Said> {
  const { deal } = done;
  const { facts } = deal;
  const lapsesAt = facts.proposal?.lapsesAt ?? facts.turnDueAt;
  const share = facts.proposal?.kind === "cancel" ? facts.proposal.creatorPct : facts.creatorPct;
  return {
    ...bareNotice(deal),
    // A due is the first moment after its day.
    dueOn: facts.turnDueAt && japanDay(secondsAfter(facts.turnDueAt, -1)),
    lapsesAt: withLapse.includes(mail) ? (lapsesAt?.toISOString() ?? null) : null,
    contract: withContract.includes(mail) ? await agreementOf(deps, done) : null,
    payment: facts.state === "accepted" || facts.state === "cancelled" ? await paymentOf(done) : null,
    creatorPct: withShare.includes(mail) && facts.funding === "secured" ? share : null,
    decision: mail === "decided" ? decisionOf(deal) : null,
  };
}

function decisionOf({ facts: { state } }: Deal): DealNotice["decision"] {
  return state === "accepted" || state === "cancelled" ? state : "resumed";
}

/** The fee, or the share of it that is left of a deal that was cancelled; null where nothing is paid. */
async function paymentOf({ trx, deal: { row, facts } }: Done): Promise<DealNotice["payment"]> {
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const stage = await stageOfDeal(trx, { influencerId, dealId: row.deal_id });
  const sheet = await findAgreedSheet(trx, row);
  if (!stage || !sheet) return null;
  const { withholding } = sheet.terms;
  const isShare = facts.state === "cancelled";
  const feeYen = isShare ? feeShareOf(sheet.terms.feeYen, facts.creatorPct ?? 0) : sheet.terms.feeYen;
  const { taxYen, withholdingYen, netYen } = amountsOf({ feeYen, withholding, paidOn: stage.dueOn });
  const { dueOn: payOn, statementNumber } = stage;
  return { payOn, grossYen: feeYen + taxYen, withholdingYen, netYen, statementNumber };
}

/** Puts a mail for each reader into the outbox. Amounts of the creator's payment are for the creator alone. */
export async function tellOfDeal(deps: Deps, { trx, deal, kind, readers, said }: Notice): Promise<void> {
  const now = deps.clock.now();
  const expiresAt = secondsAfter(now, limits.noticeLifetimeSeconds);
  const companyId = mintOwnerId<"company">(deal.row.company_id);
  const influencerId = mintOwnerId<"influencer">(deal.row.influencer_id);
  if (readers.includes("company")) {
    const data = { ...said, payment: null, reader: "company" as const, name: null };
    const members = await readersOfAnswers(trx, companyId, { isActive: reminders.includes(kind) });
    const mails = members.map(({ fullName, email, locale }) => ({
      ...contentOf(kind, { ...data, fullName }),
      ...{ to: email, locale, expiresAt, about: companyId },
    }));
    await deps.outbox.enqueueAll(trx, mails);
  }
  const person = readers.includes("creator") ? await findPerson(trx, influencerId) : undefined;
  if (!person || (asksToAct.includes(kind) && (await isSuspended(trx, influencerId)))) return;
  const company = await companyCardOf(trx, { companyId, now });
  const { fullName, email, locale } = person;
  const data = { ...said, reader: "creator" as const, name: company?.name ?? null, fullName };
  const content = contentOf(kind, data);
  await deps.outbox.enqueue(trx, { ...content, to: email, locale, expiresAt, about: influencerId });
}

/** All of them say the same data; the compiler does not look at that many kinds one by one. */
function contentOf(kind: DealNoticeKind, data: DealNotice) {
  return { kind, data } as Extract<ProductMail, { kind: DealNoticeKind }>;
}
