import type { BoardRow, WorkRow } from "@tomoru/contract/company/work";
import type { DealBrief } from "@tomoru/contract/deals/deal-brief";
import type { Format } from "@tomoru/i18n/format";
import type { WorkWords } from "@tomoru/i18n/ja/company/work";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";

type BoardWords = WorkWords["board"];
type Wording = { say: BoardWords; format: Format /** In Japan. */; today: string };

export const boardGroups = ["company", "creator", "done"] as const;
export type BoardGroup = (typeof boardGroups)[number];

/** Whose turn it is with a creator. */
export function groupOf({ answer, deal }: Pick<BoardRow, "answer" | "deal">): BoardGroup {
  if (!deal) return answer === "waiting" ? "creator" : answer === "approved" ? "company" : "done";
  // Accepted, and the pay day is still to come.
  if (deal.state === "accepted" && deal.paymentStage !== "paid" && !deal.isWrittenOff) return "creator";
  if (deal.turn === "none") return "done";
  return deal.turn === "company" ? "company" : "creator";
}

/** What waits for the company by the board's filter. Applicants have no row yet; they are chosen among. */
export function ownTurnOf({ kind, turns }: Pick<WorkRow, "kind" | "turns">, rows: readonly BoardRow[]) {
  const company = rows.filter((row) => groupOf(row) === "company").length;
  return { company, isChoosing: kind === "campaign" && turns.company > 0 && company === 0 };
}

const dueOf = ({ answer, answerBy, deal }: BoardRow) =>
  deal ? deal.turnDueAt : answer === "waiting" ? answerBy : null;

/** Sorted by turn, then by deadline; finished rows newest first. */
export function sorted(rows: readonly BoardRow[]): BoardRow[] {
  const order = (row: BoardRow) => boardGroups.indexOf(groupOf(row));
  const late = "9999";
  return rows.toSorted((one, other) => {
    const between = order(one) - order(other);
    if (between !== 0) return between;
    if (groupOf(one) !== "done") return (dueOf(one) ?? late).localeCompare(dueOf(other) ?? late);
    return changedAt(other).localeCompare(changedAt(one));
  });
}

const changedAt = ({ deal, decidedAt, sentAt }: BoardRow) => deal?.updatedAt ?? decidedAt ?? sentAt;

/** The last day, which ends with the due, and how many days are left. */
export function dayOf(row: BoardRow, today: string): { on: string; left: number } | null {
  const due = dueOf(row);
  if (due === null) return null;
  const on = dayInJapan(new Date(Date.parse(due) - 1));
  return { on, left: daysLeft(on, today) };
}

/** Below zero once the day is over. */
export function daysLeft(on: string, today: string): number {
  return Math.round((Date.parse(on) - Date.parse(today)) / 86_400_000);
}

/** How many of the six steps are done: answer, terms, contract, draft, post, payment. Null where it ended before a deal. */
export function doneSteps({ answer, deal }: Pick<BoardRow, "answer" | "deal">): number | null {
  if (!deal) return answer === "waiting" ? 0 : answer === "approved" ? 1 : null;
  const isOff = deal.state === "cancelled" || deal.state === "expired";
  if (deal.paymentStage === "paid" && !isOff) return 6;
  switch (deal.state) {
    case "terms":
      return 1;
    case "contracted":
      return deal.funding === "secured" ? 3 : 2;
    case "draft_review":
    case "changes_requested":
      return 3;
    case "draft_approved":
    case "reported":
      return 4;
    case "accepted":
      return 5;
    default:
      return null;
  }
}

/** What to say beside a fee; null where nothing of it is paid. */
export function feeStateOf(deal: DealBrief): keyof BoardWords["fee"] | null {
  if (deal.paymentStage === "paid") return "paid";
  if (deal.isWrittenOff) return "writtenOff";
  // A cancelled deal may still owe a share.
  if (deal.state === "cancelled" || deal.state === "expired")
    return deal.paymentStage === null ? null : "secured";
  return deal.funding === "secured" ? "secured" : "proposed";
}

type Said = { text: string; note: string | null };

/** The situation in words: what is to be done, and what happens without an answer. */
export function situationOf(row: BoardRow, wording: Wording): Said {
  const { say, format } = wording;
  const { now } = say;
  const { answer, deal, sentAt, decidedAt } = row;
  if (deal) return situationOfDeal(deal, wording);
  const sent = format.monthDay(dayInJapan(new Date(sentAt)));
  const decided = decidedAt === null ? null : format.monthDay(dayInJapan(new Date(decidedAt)));
  switch (answer) {
    case "waiting":
      return { text: now.waiting, note: now.waitingNote(sent) };
    case "approved":
      return { text: now.opening, note: null };
    case "expired":
      return { text: now.expired, note: decided && now.expiredNote(decided) };
    default:
      return { text: now[answer], note: decided };
  }
}

function situationOfDeal(deal: DealBrief, wording: Wording): Said {
  const { format } = wording;
  const { now } = wording.say;
  const said = stateOfDeal(deal, wording);
  return deal.unread > 0
    ? { ...said, note: format.beside([said.note ?? "", now.unread(deal.unread)]) }
    : said;
}

function stateOfDeal(deal: DealBrief, wording: Wording): Said {
  const { say, format, today } = wording;
  const { now } = say;
  const { state, turn, turnKind, turnDueAt, payDueOn } = deal;
  // A deadline is the end of its day.
  const last = turnDueAt === null ? "" : format.monthDay(dayInJapan(new Date(Date.parse(turnDueAt) - 1)));
  const version = deal.version > 0 ? now.versionNote(deal.version) : null;
  if (deal.hold !== null) return { text: now.hold, note: null };
  if (state === "cancelled") return { text: cancelledBy(deal, now), note: shareNoteOf(deal, wording) };
  if (deal.paymentStage === "paid")
    return { text: now.paid, note: payDueOn && now.paidNote(format.monthDay(payDueOn)) };
  if (deal.isWrittenOff) return { text: now.writtenOff, note: null };
  if (state === "accepted") {
    // No day is promised once it has passed, or after a transfer came back.
    const isAhead = payDueOn !== null && payDueOn >= today && deal.paymentStage !== "failed";
    if (isAhead) return { text: now.accepted, note: now.acceptedNote(format.monthDay(payDueOn)) };
    // Money that is owed without a day is being checked.
    return { text: now.accepted, note: isChecked(deal) ? now.checkedNote : null };
  }
  if (state === "expired") return { text: now.dealExpired, note: null };
  switch (turnKind) {
    case "propose":
      return { text: now.propose, note: now.proposeNote };
    case "answer":
      return { text: turn === "company" ? now.answerMine : now.answerTheirs, note: version };
    case "fund":
      return { text: deal.funding === "failed" ? now.fundMine : now.charging, note: null };
    case "draft":
      return { text: now.draftTheirs, note: null };
    case "review":
      return { text: now.reviewMine, note: now.reviewNote(deal.draftRound, last) };
    case "post":
      return { text: now.postTheirs, note: null };
    case "accept":
      return { text: now.acceptMine, note: now.acceptNote(last) };
    case "repair":
      return { text: now.repairTheirs, note: null };
    default:
      return { text: now.hold, note: null };
  }
}

function cancelledBy({ endReason }: DealBrief, now: BoardWords["now"]): string {
  if (endReason === "unfunded") return now.cancelledUnfunded;
  return endReason === "declined" ? now.declined : now.cancelled;
}

/** What happens to the share that the creator keeps of a cancelled deal. */
function shareNoteOf(deal: DealBrief, { say, format, today }: Wording): string | null {
  const { now } = say;
  const { paymentStage, payDueOn } = deal;
  if (paymentStage === null) return null;
  if (deal.isWrittenOff) return now.writtenOff;
  if (paymentStage === "paid") return now.sharePaid;
  const isAhead = payDueOn !== null && payDueOn >= today && paymentStage !== "failed";
  return isAhead ? now.shareNote(format.monthDay(payDueOn)) : now.shareOwed;
}

const isChecked = ({ paymentStage, payDueOn }: DealBrief) =>
  paymentStage === "failed" || (paymentStage === "due" && payDueOn === null);

/** The company's next action, if it is its turn. */
export function actOf({ deal }: Pick<BoardRow, "deal">): keyof BoardWords["acts"] {
  if (!deal) return "profile";
  if (deal.turn !== "company") return "open";
  const known = ["propose", "answer", "fund", "review", "accept"] as const;
  return known.find((kind) => kind === deal.turnKind) ?? "open";
}

const reminderMs = 24 * 3_600_000;

/** Whether a creator may be reminded: it is their turn, and no reminder went within 24 hours. */
export function canRemind(row: BoardRow, now: Date): boolean {
  const isTheirs = row.deal ? row.deal.turn === "creator" : row.answer === "waiting";
  return isTheirs && (row.remindedAt === null || now.getTime() - Date.parse(row.remindedAt) >= reminderMs);
}

/** Whether no creator is waited for, but the operator alone. */
export function isOperators({ creator, operator = 0 }: WorkRow["turns"]): boolean {
  return operator > 0 && operator === creator;
}
