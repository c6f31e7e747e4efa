import type { Amendment } from "@tomoru/contract/deals/deal-bodies";
import { formatsOf, type Sheet, type Terms } from "@tomoru/contract/deals/terms";
import type { FieldFault } from "@tomoru/contract/faults";
import type { Deps } from "../../../deps.ts";
import { canonicalSha256 } from "../../../platform/canonical-json.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { uuidAt } from "../../../platform/random.ts";
import { fault, refuseFaults } from "../../../platform/refusal.ts";
import { type Acted, actOnDeal, type Deal, type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { sheetHash, sheetOf } from "../agreement/sheet.rules.ts";
import { findContract, findVersion, insertContract, insertVersion } from "../agreement/terms.repository.ts";
import {
  type Acceptance,
  type ContractRow,
  type KeptAcceptance,
  partiesIn,
  sealParties,
  sealSheet,
  sheetIn,
} from "../agreement/versions.rules.ts";
import type { OpenProposal } from "../transitions/deal-facts.rules.ts";
import { creatorStanding } from "./gates.usecases.ts";
import { closeProposals, findProposed, insertProposal } from "./proposals.repository.ts";
import { acceptanceOf, refuseAfterLeaving, refusePastDays, type Signing } from "./send-terms.usecases.ts";
import { dayFaults } from "./terms-faults.rules.ts";

type Acting = { readonly trx: Trx; readonly key: DealKey; readonly revision: number };

type Contract = { readonly sheet: Sheet; readonly contract: ContractRow };

async function contractOf({ keys }: Pick<Deps, "keys">, trx: Trx, { row }: Deal): Promise<Contract | null> {
  const version = row.contract_version ?? 0;
  const terms = await findVersion(trx, row, version);
  const contract = terms && (await findContract(trx, row, version));
  return terms && contract ? { sheet: sheetIn(keys, terms), contract } : null;
}

/** Only days and formats: a fee never falls, and more work is a new deal. */
function amendedTerms(terms: Terms, changes: Amendment): Terms {
  const { draftDueOn, postFrom, postTo, formats } = changes;
  return {
    ...terms,
    ...(draftDueOn === undefined ? {} : { draftDueOn }),
    ...(postFrom === undefined ? {} : { postFrom }),
    ...(postTo === undefined ? {} : { postTo }),
    ...(formats === undefined ? {} : { formats }),
  };
}

const postsOf = ({ formats }: Pick<Terms, "formats">) => formats.reduce((sum, { count }) => sum + count, 0);

type Amended = { readonly changes: Amendment; readonly today: string; readonly isDrafted: boolean };

function amendmentFaults(before: Sheet, amended: Amended): FieldFault[] {
  const { changes } = amended;
  const after = amendedTerms(before.terms, changes);
  const allowed: readonly string[] = formatsOf[before.platform];
  const faults: FieldFault[] = [];
  const wrong = (field: keyof Amendment) => faults.push(fault(`changes.${field}`, "dataInvalid"));
  if (after.draftRequired && after.draftDueOn === null) wrong("draftDueOn");
  if (!after.draftRequired && changes.draftDueOn) wrong("draftDueOn");
  faults.push(...changedDayFaults(after, amended));
  if (after.formats.some(({ format }) => !allowed.includes(format))) wrong("formats");
  if (postsOf(after) > postsOf(before.terms)) wrong("formats");
  return faults;
}

/** A day that stays may be over already, as a draft that was approved is; one that changes lies ahead, and no day is left behind another. */
function changedDayFaults(
  { draftDueOn, postFrom, postTo }: Terms,
  { changes, today, isDrafted }: Amended,
): FieldFault[] {
  const found = dayFaults({ draftDueOn, postFrom, postTo, today }, "changes.");
  const isChanged = (field: keyof Amendment) => changes[field] !== undefined;
  const isBeforeDraft = draftDueOn !== null && draftDueOn > postFrom && !isDrafted;
  const atChanged = found.filter(({ field }) => isChanged(field.slice("changes.".length) as keyof Amendment));
  const isLeftBehind = isChanged("postFrom") && (isBeforeDraft || postTo < postFrom);
  return atChanged.length === 0 && isLeftBehind ? [fault("changes.postFrom", "dataInvalid")] : atChanged;
}

/** What is kept of it: proposing is accepting. */
type Proposed = { readonly changes: Amendment; readonly acceptance: Acceptance };

/** 409 at `postTo`: neither asked of a creator who withdraws, nor agreed to, for longer than they stay, nor agreed to once it is over. */
async function refuseUnfitDays(
  deps: Deps,
  { trx, deal: { row }, changes: { postTo } }: { trx: Trx; deal: Deal; changes: Amendment },
): Promise<void> {
  if (postTo === undefined) return;
  refusePastDays({ postTo }, deps.clock.now());
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  refuseAfterLeaving({ postTo }, await creatorStanding(deps, trx, { influencerId, platform: row.platform }));
}

type Amending = Acting & { readonly signing: Signing; readonly changes: Amendment };

/** Other days or formats, which the other side accepts within 72 hours. */
export function proposeAmendment(
  deps: Deps,
  { trx, key, signing, revision, changes }: Amending,
): Promise<Acted> {
  const { by } = signing;
  const { formats: _, ...days } = changes;
  const defined = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== undefined));
  const about = canonicalSha256(changes).slice(0, 16);
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: { kind: "proposeAmendment", by, changes: defined, about },
    prepare: async (deal) => {
      const now = deps.clock.now();
      const agreed = await contractOf(deps, trx, deal);
      const isDrafted = deal.facts.state === "draft_approved";
      const amended = { changes, today: japanDay(now), isDrafted };
      const faults = agreed ? amendmentFaults(agreed.sheet, amended) : [];
      if (faults.length > 0) throw refuseFaults(faults);
      await refuseUnfitDays(deps, { trx, deal, changes });
      return {
        beside: ({ row, facts }) => {
          const lapsesAt = facts.proposal?.lapsesAt ?? now;
          const proposal = { key: row, id: uuidAt(now), kind: "amendment" as const, by };
          const body: Proposed = { changes, acceptance: acceptanceOf(deps, signing) };
          return insertProposal(trx, { ...proposal, body, lapsesAt, now });
        },
      };
    },
  });
}

/** Accepted, it is a version of its own, hashed and accepted by both like the first. */
export async function answerAmendment(
  deps: Deps,
  { trx, key, revision, signing, isAccepted }: Acting & { signing: Signing; isAccepted: boolean },
): Promise<Acted> {
  const before = await dealFor(trx, key);
  const proposed = (await findProposed(trx, before.row)) as Proposed | undefined;
  const { proposal } = before.facts;
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: { kind: "answerProposal", by: signing.by, of: "amendment", isAccepted },
    prepare: async (deal, next) => {
      if (isAccepted && proposed) await refuseUnfitDays(deps, { trx, deal, changes: proposed.changes });
      const about = isAccepted ? { version: next.contractVersion } : null;
      const beside = async () => {
        const now = deps.clock.now();
        const state = isAccepted ? ("accepted" as const) : ("declined" as const);
        await closeProposals(trx, { key: deal.row, state, now });
        const version = next.contractVersion;
        if (!isAccepted || version === null || !proposal || !proposed) return;
        await writeAmended(deps, { trx, deal, version, ...proposed, proposal, signing, now });
      };
      return { about, beside };
    },
  });
}

type Written = Proposed & {
  readonly trx: Trx;
  readonly deal: Deal;
  readonly version: number;
  readonly proposal: OpenProposal;
  readonly signing: Signing;
  readonly now: Date;
};

async function writeAmended(
  deps: Deps,
  { trx, deal, version, changes, acceptance: proposed, proposal, signing, now }: Written,
): Promise<void> {
  const { row } = deal;
  const { keys } = deps;
  const agreed = await contractOf(deps, trx, deal);
  if (!agreed) throw new Error(`deal ${row.deal_id} has no contract to amend`);
  const { sheet, contract } = agreed;
  const { orderer, creator } = sheet;
  const terms = amendedTerms(sheet.terms, changes);
  const after = sheetOf({ row, version, by: proposal.by, sentAt: now, orderer, creator, terms });
  const sha256 = sheetHash(after);
  const { funding, tool_fee_bps: toolFeeBps } = contract;
  const acceptance = acceptanceOf(deps, signing);
  await insertVersion(trx, {
    ...{ key: row, version, by: proposal.by, sha256, funding, toolFeeBps, acceptance, sentAt: now },
    ...sealSheet(keys, { row, version }, after),
  });
  const acceptances: KeptAcceptance[] = [
    { side: proposal.by, at: now.toISOString(), ...proposed },
    { side: signing.by, at: now.toISOString(), ...acceptance },
  ];
  const parties = sealParties(keys, { row, version }, partiesIn(keys, contract));
  await insertContract(trx, {
    ...{ key: row, version, sha256, acceptances, parties, toolFeeBps, funding, now },
  });
}
