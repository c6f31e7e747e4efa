import type { ResultOf } from "@tomoru/contract/endpoint";
import type { listAudit } from "@tomoru/contract/operator/audit";
import type { AuditWords } from "@tomoru/i18n/ja/operator/audit";

export type Entry = ResultOf<typeof listAudit>["docs"][number];
type Speaking = {
  readonly say: AuditWords["notes"];
  readonly day: (date: string) => string;
  readonly yen: (amount: number) => string;
};

/** What the log keeps beside an act, in the console's language, and why it was done. What people typed, such as a bank's reference, stays as it is. */
export function noteOf(
  { reason, ...entry }: Pick<Entry, "call" | "note" | "reason">,
  speaking: Speaking,
): string | null {
  const done = keptOf(entry, speaking);
  if (!reason) return done;
  return done ? speaking.say.because(done, reason) : reason;
}

function keptOf({ call, note }: Pick<Entry, "call" | "note">, { say, day, yen }: Speaking): string | null {
  if (note === null) return null;
  switch (call) {
    // They are its subject already, or said by the act.
    case "makePayoutRun":
    case "setCompanyOwner":
      return null;
    case "downloadPayoutFile":
      return spoken(/^file (\d+)$/, note, (n) => say.file(Number(n)));
    case "importPayoutResults":
      return note.endsWith("rows")
        ? spoken(/^(\d+) rows$/, note, (rows) => say.rows(Number(rows)))
        : spoken(/^the rest, paid on (\S+)$/, note, (on) => say.rest(day(on)));
    case "sendPayments":
      return spoken(/^(\d+) rows$/, note, (rows) => say.payments(Number(rows)));
    case "settlePayoutRun":
      return note === "sent" ? say.sent : spoken(/^void(?:: ([\s\S]+))?$/, note, (why) => say.void(why));
    case "holdPayment":
      return heldOf(note, say);
    case "grantPlan":
      return spoken(/^plan (\S+)$/, note, (plan) => say.plans[plan] ?? plan);
    case "refundByHand":
    case "payOutBalance":
      return spoken(/^(\d+) yen, paid on (\S+), ([\s\S]+)$/, note, (sum, on, reference) =>
        say.transfer(yen(Number(sum)), day(on), reference),
      );
    case "decideDispute":
      return spoken(/^(\w+)(?: (\d+))?$/, note, (decision, pct) => say.decided(decision, pct));
    case "payByHand":
      return note;
    default:
      return say.changes[note] ?? note;
  }
}

/** Older entries have no reason. */
function heldOf(note: string, say: Speaking["say"]): string {
  const [, key, reason] = /^(on|off)(?:: ([\s\S]+))?$/.exec(note) ?? [];
  const done = key && say.changes[key];
  if (!done) return note;
  return reason ? say.because(done, reason) : done;
}

function spoken(shape: RegExp, note: string, words: (...parts: [string, string, string]) => string): string {
  const found = shape.exec(note);
  return found ? words(found[1] ?? "", found[2] ?? "", found[3] ?? "") : note;
}
