// Faults of deals and their money, each with the test that has to fail when it is there. What only several connections can bring, such as
// two acts that move one deal, is not among them: these tests run on the embedded database, which has one.

/** @import { Fault } from "./scratch-api.mjs" */

/** @type {readonly Fault[]} */
export const dealFaults = [
  {
    name: "terms are agreed to whatever text was read",
    file: "features/deals/transitions/terms-transitions.rules.ts",
    edits: [['  if (!act.isSame) return refused("sha256");\n', ""]],
    caughtBy: {
      file: "features/deals/terms/terms.test.ts",
      title: "what was read before another version came is agreed to by nobody",
    },
  },
  {
    name: "the same act again is refused",
    file: "features/deals/transitions/transition.rules.ts",
    edits: [
      ["facts.lastAct === name && isRepeatable(facts, act, now)", "isRepeatable(facts, act, now) && false"],
    ],
    caughtBy: {
      file: "features/deals/acting/acting.test.ts",
      title: "the same act again is a success that changes nothing",
    },
  },
  {
    name: "a person acts after a due that ends the act",
    file: "features/deals/transitions/transition.rules.ts",
    edits: [
      ['  if (isPerson && act.kind !== "leave" && isOver(facts, now)) return refused("turnDueAt");\n', ""],
    ],
    caughtBy: {
      file: "features/deals/acting/acting.test.ts",
      title: "after a hard due only the clock acts, and before it the clock does not",
    },
  },
  {
    name: "an echo brings an older deal over a newer one",
    file: "features/deals/acting/echoes.repository.ts",
    edits: [['\n        .whereRef("company_deals.changes", "<", "excluded.changes")', ""]],
    caughtBy: {
      file: "features/deals/acting/acting.test.ts",
      title: "an older state that comes late leaves the newer one",
    },
  },
  {
    name: "a company reads any deal whose address it knows",
    file: "features/deals/lists/company-deals.repository.ts",
    edits: [
      [
        '    .where("company_id", "=", companyId)\n    .where("deal_id", "=", dealId)',
        '    .where("deal_id", "=", dealId)',
      ],
    ],
    caughtBy: {
      file: "features/deals/terms/terms.test.ts",
      title: "somebody else's deal is nowhere to be found, of either side",
    },
  },
  {
    name: "accepting moves the day on which a creator is paid",
    file: "features/deals/transitions/delivery-transitions.rules.ts",
    edits: [
      [
        '  return moved(facts, inFull(facts, now), { mail: "accepted", to, ledger: "accepted" });',
        '  const payDueOn = payDateOf(japanDay(facts.turnDueAt ?? new Date(0)), "month");\n  return moved(facts, { ...inFull(facts, now), payDueOn }, { mail: "accepted", to, ledger: "accepted" });',
      ],
    ],
    caughtBy: {
      file: "features/deals/acting/notices.test.ts",
      title: "each step of the work is told to the side that is on turn",
    },
  },
  {
    name: "an undecided dispute is paid whatever its posts say",
    file: "features/deals/delivery/undecided.usecases.ts",
    edits: [['posts.every(({ result }) => result === "ok")', "posts.every(() => true)"]],
    caughtBy: {
      file: "features/payouts/undecided-cut.test.ts",
      title:
        "where a post is gone it stays held until the operator decides, and is then paid on the next pay date",
    },
  },
  {
    name: "a cut takes what another run has",
    file: "features/payouts/payment-moves.repository.ts",
    edits: [
      [
        ".where((columns) => isTakenByRun(columns, of.through))",
        '.where("due_on", "<=", of.through).where("held", "is", null).where("is_manual", "=", false)',
      ],
    ],
    caughtBy: {
      file: "features/payouts/payouts.test.ts",
      title: "an account that a transfer came back from is paid to again only once it was saved anew",
    },
  },
  {
    name: "an account that a transfer came back from is paid to again",
    file: "features/bank/payee.usecases.ts",
    edits: [["refused && refused.cutAt >= savedAt", "refused && refused.cutAt > new Date()"]],
    caughtBy: {
      file: "features/payouts/payouts.test.ts",
      title: "an account that a transfer came back from is paid to again only once it was saved anew",
    },
  },
  {
    name: "each refund is held against the charge alone",
    file: "features/ledger/refund.usecases.ts",
    edits: [["refunded: before.map(", "refunded: before.slice(0, 0).map("]],
    caughtBy: {
      file: "features/ledger/ledger.test.ts",
      title: "refunds of a deal come to no more than its charge",
    },
  },
  {
    name: "a company that is suspended keeps its deals",
    file: "features/deals/endings/stopping.repository.ts",
    edits: [["'operator' = any(company.suspended_for)", "'payment' = any(company.suspended_for)"]],
    caughtBy: {
      file: "features/deals/endings/stopping.test.ts",
      title: "terms end at once with a company that the operator suspends",
    },
  },
  {
    name: "every copy of the server reminds",
    file: "features/deals/clock/due-reminders.repository.ts",
    edits: [["  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;", "  return taken !== undefined;"]],
    caughtBy: {
      file: "features/deals/clock/due-reminders.test.ts",
      title: "48 hours before terms end by silence the side whose turn it is is told",
    },
  },
  {
    name: "a creator who is suspended is asked by mail",
    file: "features/deals/acting/notices.usecases.ts",
    edits: [["asksToAct.includes(kind) && (await isSuspended(trx, influencerId))", "asksToAct.length === 0"]],
    caughtBy: {
      file: "features/deals/endings/stopping.test.ts",
      title: "of a creator who is suspended nothing is asked by mail",
    },
  },
];
