import type { Selectable, Updateable } from "kysely";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import type { Agreed, DealFacts, OpenProposal } from "./deal-facts.rules.ts";

export type DealRow = Selectable<DealTables["deals"]>;

/** A deal's row with what it says to the state machine. */
export type Deal = { readonly row: DealRow; readonly facts: DealFacts };

type KeptProposal = Omit<OpenProposal, "lapsesAt"> & { readonly lapsesAt: string };

function proposalOf(kept: unknown): OpenProposal | null {
  if (kept === null) return null;
  const proposal = kept as KeptProposal;
  return { ...proposal, lapsesAt: new Date(proposal.lapsesAt) } as OpenProposal;
}

export function factsOf(row: DealRow): DealFacts {
  return {
    state: row.state,
    endReason: row.end_reason,
    turn: row.turn,
    turnKind: row.turn_kind,
    turnDueAt: row.turn_due_at,
    hold: row.hold,
    stoppedFor: row.stopped_for,
    funding: row.funding,
    paymentStage: row.payment_stage,
    lastVersion: row.last_version,
    openBy: row.open_by,
    contractVersion: row.contract_version,
    contractedAt: row.contracted_at,
    agreed: row.agreed as Agreed | null,
    draftRound: row.draft_round,
    rejections: row.rejections,
    contested: row.contested,
    payDueOn: row.pay_due_on,
    reportedOn: row.reported_on,
    reportDueOn: row.report_due_on,
    proposal: proposalOf(row.proposal),
    creatorPct: row.creator_pct,
    lastAct: row.last_act,
  };
}

export function columnsOf(facts: DealFacts): Updateable<DealTables["deals"]> {
  return {
    state: facts.state,
    end_reason: facts.endReason,
    turn: facts.turn,
    turn_kind: facts.turnKind,
    turn_due_at: facts.turnDueAt,
    hold: facts.hold,
    stopped_for: facts.stoppedFor,
    funding: facts.funding,
    payment_stage: facts.paymentStage,
    last_version: facts.lastVersion,
    open_by: facts.openBy,
    contract_version: facts.contractVersion,
    contracted_at: facts.contractedAt,
    agreed: facts.agreed && JSON.stringify(facts.agreed),
    draft_round: facts.draftRound,
    rejections: facts.rejections,
    contested: facts.contested,
    pay_due_on: facts.payDueOn,
    reported_on: facts.reportedOn,
    report_due_on: facts.reportDueOn,
    proposal: facts.proposal && JSON.stringify(facts.proposal),
    creator_pct: facts.creatorPct,
    last_act: facts.lastAct,
  };
}

export const dealOf = (row: DealRow): Deal => ({ row, facts: factsOf(row) });
