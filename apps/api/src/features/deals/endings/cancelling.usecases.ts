import { amountsOf, cancelledAt, isTaxed } from "@tomoru/contract/deals/amounts";
import type { CancelPreview } from "@tomoru/contract/deals/deal";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { uuidAt } from "../../../platform/random.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { type Acted, actOnDeal, type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { findContract, findVersion } from "../agreement/terms.repository.ts";
import { sheetIn } from "../agreement/versions.rules.ts";
import { closeProposals, findProposed, insertProposal } from "../terms/proposals.repository.ts";
import { canOf } from "../transitions/can.rules.ts";
import { shareAlone } from "../transitions/creator-share.rules.ts";
import { endWords } from "../transitions/end-words.rules.ts";
import { other } from "../transitions/transition-parts.rules.ts";

type Acting = {
  readonly trx: Trx;
  readonly key: DealKey;
  readonly by: DealSide;
  readonly revision: number;
};

/** What cancelling would bring now: the creator is not told what the company gets back, which holds the fee of the tool. */
export async function previewCancel(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  db: Queryable,
  { key, by }: { key: DealKey; by: DealSide },
): Promise<CancelPreview> {
  const { row, facts } = await dealFor(db, key);
  const now = clock.now();
  const isProposable = canOf(facts, { by, now, isPaperAsked: true }).includes("proposeCancel");
  const share = facts.hold === null ? shareAlone(facts, { by, now }) : null;
  const version = row.contract_version ?? 0;
  const terms = share === null ? undefined : await findVersion(db, row, version);
  const contract = terms && (await findContract(db, row, version));
  if (share === null || !terms || !contract) return { alone: null, isProposable };
  const { withholding, feeYen } = sheetIn(keys, terms).terms;
  const { kept, refundYen } = cancelledAt({
    ...{ feeYen, toolFeeBps: contract.tool_fee_bps, percent: share, isTaxed: isTaxed(withholding) },
  });
  const { netYen } = amountsOf({ feeYen: kept.feeYen, withholding, paidOn: japanDay(now) });
  return {
    alone: { creatorPct: share, creatorYen: netYen, refundYen: by === "company" ? refundYen : null },
    isProposable,
  };
}

type Cancelling = Acting & {
  readonly kind: "alone" | "propose";
  readonly creatorPct?: number | undefined;
  readonly reason: string;
};

/** Alone at the share of the stage, or by what the other side accepts within 72 hours. */
export function cancelDeal(deps: Deps, { trx, key, by, revision, ...asked }: Cancelling): Promise<Acted> {
  const { kind, creatorPct, reason } = asked;
  if (kind === "alone") {
    const also = { end_words: endWords(by, reason) };
    return actOnDeal(deps, { trx, key, revision, act: { kind: "cancel", by }, also });
  }
  if (creatorPct === undefined) throw refuseField("creatorPct", "fieldRequired");
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: { kind: "proposeCancel", by, creatorPct },
    beside: ({ row, facts }) => {
      const now = deps.clock.now();
      const lapsesAt = facts.proposal?.lapsesAt ?? now;
      const proposal = { key: row, id: uuidAt(now), kind: "cancel" as const, by };
      return insertProposal(trx, { ...proposal, body: { reason }, lapsesAt, now });
    },
  });
}

/** What the other side proposed. 409 `dataInvalid` at `proposal` where none waits, or it has lapsed. */
export function answerCancel(
  deps: Deps,
  { trx, key, by, revision, isAccepted }: Acting & { isAccepted: boolean },
): Promise<Acted> {
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: { kind: "answerProposal", by, of: "cancel", isAccepted },
    // What was agreed to is what the other side had said.
    prepare: async ({ row }) => {
      const proposed = isAccepted
        ? ((await findProposed(trx, row)) as { reason?: string } | undefined)
        : undefined;
      return proposed?.reason ? { also: { end_words: endWords(other(by), proposed.reason) } } : {};
    },
    beside: ({ row }) => {
      const state = isAccepted ? ("accepted" as const) : ("declined" as const);
      return closeProposals(trx, { key: row, state, now: deps.clock.now() });
    },
  });
}
