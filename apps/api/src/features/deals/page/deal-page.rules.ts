import { amountsOf, chargeOf, feeShareOf, isTaxed } from "@tomoru/contract/deals/amounts";
import type { CompanyDeal, CreatorDeal, Proposal } from "@tomoru/contract/deals/deal";
import type { Amendment } from "@tomoru/contract/deals/deal-bodies";
import type { DealEventAct, DealSide, FundingWay } from "@tomoru/contract/deals/deal-states";
import type { Sheet } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import { daysAfter, japanDay } from "../../../platform/japan-time.ts";
import { diffOf } from "../agreement/sheet.rules.ts";
import { canOf } from "../transitions/can.rules.ts";
import { type DealRow, factsOf } from "../transitions/deal-row.rules.ts";
import { openProposal } from "../transitions/ending-transitions.rules.ts";

type EndWords = NonNullable<CreatorDeal["endWords"]>;

/** What stands beside a deal, as JSON: moments are texts. */
export type PageRow = DealRow & {
  readonly versions: readonly {
    readonly version: number;
    readonly made_by: DealSide;
    readonly sha256: string;
    readonly sent_at: string;
    /** Only in the open version and the one before. */
    readonly sheet: unknown;
    readonly creator: string;
    readonly tool_fee_bps: number | null;
    readonly funding: FundingWay | null;
  }[];
  readonly events: readonly {
    readonly act: DealEventAct;
    readonly actor: DealTables["deal_events"]["actor"];
    readonly state: DealRow["state"];
    readonly about: { readonly version?: number } | null;
    readonly done_at: string;
  }[];
  /** The terms of the newest open proposal. */
  readonly proposed: unknown;
  readonly contract_bps: number | null;
};

/** The version that waits for an answer; from the contract on the agreed one, with the one before it. */
export type OpenSheets = { readonly open: Sheet | undefined; readonly before: Sheet | undefined };

type Told = { readonly body: unknown; readonly row: PageRow; readonly now: Date };

function proposalOf({ row, body, now }: Told): Proposal | null {
  const proposal = openProposal(factsOf(row), now);
  if (!proposal) return null;
  const { reason = null, changes = null } = (body ?? {}) as { reason?: string; changes?: Amendment };
  return {
    kind: proposal.kind,
    by: proposal.by,
    creatorPct: proposal.kind === "cancel" ? proposal.creatorPct : null,
    changes,
    reason,
    lapsesAt: proposal.lapsesAt.toISOString(),
  };
}

const momentOf = (text: string) => new Date(text).toISOString();

/** What both sides read alike. */
export function commonOf({
  row,
  now,
  by,
  sheets: { open, before },
}: {
  row: PageRow;
  now: Date;
  by: DealSide;
  sheets: OpenSheets;
}) {
  const facts = factsOf(row);
  const version = row.contract_version ?? row.last_version;
  return {
    dealId: row.deal_id,
    source: row.source,
    platform: row.platform,
    productName: row.product_name,
    state: row.state,
    endReason: row.end_reason,
    endWords: row.end_words as EndWords | null,
    creatorPct: row.state === "cancelled" ? row.creator_pct : null,
    turn: row.turn,
    turnKind: row.turn_kind,
    turnDueAt: row.turn_due_at?.toISOString() ?? null,
    revision: row.revision,
    funding: row.funding,
    paymentStage: row.payment_stage,
    hold: row.hold,
    versions: row.versions.map(({ version, made_by, sent_at, sha256 }) => ({
      ...{ version, by: made_by, sentAt: momentOf(sent_at), sha256 },
    })),
    versionsLeft: row.contract_version === null ? Math.max(0, limits.termsVersions - row.last_version) : 0,
    terms: open?.terms ?? null,
    sha256: row.versions.find((kept) => kept.version === version)?.sha256 ?? null,
    diff: open && before ? diffOf(before, open) : null,
    contractVersion: row.contract_version,
    contractedAt: row.contracted_at?.toISOString() ?? null,
    draftRound: row.draft_round,
    payDueOn: row.pay_due_on,
    proposal: proposalOf({ row, body: row.proposed, now }),
    unread: by === "creator" ? row.creator_unread : row.company_unread,
    can: canOf(facts, { by, now, isPaperAsked: row.paper_asked_at !== null }),
    paper: row.paper_asked_at && {
      askedAt: row.paper_asked_at.toISOString(),
      dueOn: daysAfter(japanDay(row.paper_asked_at), limits.paperDays),
    },
    events: [
      opened(row),
      ...row.events.map(({ act, actor, state, about, done_at }) => ({
        ...{ at: momentOf(done_at), actor, act, state, version: about?.version ?? null },
      })),
    ],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  } satisfies Partial<CreatorDeal & CompanyDeal>;
}

/** By the creator's yes, or by the company's choice: it leaves no row. */
const opened = ({ created_at, source }: PageRow) => ({
  at: created_at.toISOString(),
  actor: source === "offer" ? ("creator" as const) : ("company" as const),
  act: "open" as const,
  state: "terms" as const,
  version: null,
});

/** The fee that is talked about or paid; of a deal that was cancelled what the creator keeps of it. */
function paidFeeOf({ terms }: Sheet, { state, creator_pct }: MoneyRow): number {
  if (state !== "cancelled") return terms.feeYen;
  return feeShareOf(terms.feeYen, creator_pct ?? 0);
}

type MoneyRow = Pick<DealRow, "state" | "creator_pct" | "pay_due_on">;

export function creatorMoneyOf(open: Sheet | undefined, row: MoneyRow): CreatorDeal["money"] {
  if (!open) return null;
  const feeYen = paidFeeOf(open, row);
  if (feeYen === 0) return null;
  if (feeYen < open.feeYen) {
    const { withholding, postTo } = open.terms;
    return amountsOf({ feeYen, withholding, paidOn: row.pay_due_on ?? postTo });
  }
  const { taxYen, withholdingYen, netYen } = open;
  return { feeYen, taxYen, withholdingYen, netYen };
}

export function companyMoneyOf(
  open: Sheet | undefined,
  { row, toolFeeBps }: { row: MoneyRow; toolFeeBps: number },
): CompanyDeal["money"] {
  const feeYen = open && paidFeeOf(open, row);
  if (!feeYen) return null;
  return chargeOf({ feeYen, toolFeeBps, isTaxed: isTaxed(open.terms.withholding) });
}
