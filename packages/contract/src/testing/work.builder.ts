import type { CompanyHome } from "../company/home.ts";
import type { BoardRow, WorkRow } from "../company/work.ts";
import type { DealBrief } from "../deals/deal-brief.ts";

/** Terms that the creator answered: the company's turn. */
export function aDealBrief(part: Partial<DealBrief> = {}): DealBrief {
  return {
    dealId: "DDDDDDDDDDDDDDDDDDDDDD",
    state: "terms",
    endReason: null,
    turn: "company",
    turnKind: "answer",
    turnDueAt: "2026-11-26T15:00:00.000Z",
    hold: null,
    funding: "none",
    paymentStage: null,
    version: 2,
    feeYen: 300_000,
    draftRound: 0,
    payDueOn: null,
    unread: 0,
    updatedAt: "2026-11-23T12:08:00.000Z",
    ...part,
  };
}

export function aBoardRow(part: Partial<BoardRow> = {}): BoardRow {
  return {
    id: "DDDDDDDDDDDDDDDDDDDDDD",
    creatorId: "7Hq2mK9xT4vB1nR8sW6yPz",
    handle: "haruka_suhada",
    displayName: "水野 はるか",
    isGone: false,
    price: { minYen: 200_000, maxYen: 350_000 },
    answer: "approved",
    answerBy: "2026-11-16T15:00:00.000Z",
    sentAt: "2026-11-02T01:30:00.000Z",
    decidedAt: "2026-11-03T04:00:00.000Z",
    deal: aDealBrief(),
    remindedAt: null,
    ...part,
  };
}

/** A consultation of eight that is well under way. */
export function aWorkRow(part: Partial<WorkRow> = {}): WorkRow {
  return {
    kind: "consultation",
    id: "019ab4d2-0000-7000-8000-0000000000d1",
    productName: "うるおい化粧水「しずく」",
    platform: "instagram",
    state: "open",
    people: 8,
    steps: { asked: 8, answered: 7, approved: 6, contracted: 4, posted: 2, paid: 1 },
    turns: { company: 3, creator: 2, done: 3 },
    money: {
      paidYen: 210_000,
      paidCount: 1,
      securedYen: 570_000,
      securedCount: 3,
      proposedYen: 680_000,
      proposedCount: 2,
    },
    budgetBand: "u50",
    feeYen: null,
    budget: { minYen: 1_000_000, maxYen: 3_000_000 },
    nextOn: "2026-11-26",
    createdAt: "2026-11-02T01:30:00.000Z",
    ...part,
  };
}

/** The home of a company that has just signed up. */
export function aCompanyHome(part: Partial<CompanyHome> = {}): CompanyHome {
  return {
    waiting: [],
    waitingCount: 0,
    running: [],
    runningCount: 0,
    changes: [],
    changesSince: "2026-11-23T00:00:00.000Z",
    week: ["24", "25", "26", "27", "28", "29", "30"].map((day) => ({ on: `2026-11-${day}`, dues: [] })),
    money: { securedThisMonthYen: 0, paidYen: 0, toPayYen: 0, next: null },
    lastMonth: null,
    done: { hasList: false, hasAsked: false },
    ...part,
  };
}
