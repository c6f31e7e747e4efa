import { asksToDropLabel } from "@tomoru/contract/deals/label-check";
import { holdPerson } from "../../../accounts/person.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import { Refusal, refuseFaults, refuseField } from "../../../platform/refusal.ts";
import { type Acted, actOnDeal, type Deal, type DealKey } from "../acting/acting.usecases.ts";
import { findAgreedSheet } from "../agreement/agreed-terms.repository.ts";
import { type AgreedSheet, companyNamesOf, labelResultOf } from "../agreement/label.rules.ts";
import { ownFiles } from "../thread/messages.usecases.ts";
import type { Act } from "../transitions/deal-facts.rules.ts";
import { answerRound, findDrafts, insertDraft } from "./drafts.repository.ts";
import { type DraftContent, faultsOfDraft, isSameDraft, labelFaults } from "./drafts.rules.ts";

type OfDeal = { readonly trx: Trx; readonly key: DealKey; readonly revision: number };

/** Takes a draft with a clear label, and no other: 409 `dataInvalid` at `caption` with the verdict. What else it lacks at its field. */
export async function sendDraft(
  deps: Deps,
  { trx, key, revision, content }: OfDeal & { readonly content: DraftContent },
): Promise<Acted> {
  await holdPerson(trx, key.influencerId);
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: (deal) => sending(deps, { trx, deal, content }),
    beside: async ({ row, facts }) => {
      const now = deps.clock.now();
      await insertDraft(trx, row, { id: uuidAt(now), round: facts.draftRound, content, now });
    },
  });
}

type Sending = { readonly trx: Trx; readonly deal: Deal; readonly content: DraftContent };

async function sending({ keys }: Pick<Deps, "keys">, { trx, deal, content }: Sending): Promise<Act> {
  const { row, facts } = deal;
  const last = (await findDrafts(trx, row)).at(-1);
  if (facts.state === "draft_review" && isSameDraft(last, content))
    return { kind: "sendDraft", by: "creator", round: facts.draftRound };
  await ownFiles(trx, { deal, ids: content.files, side: "creator" });
  const sheet = await findAgreedSheet(trx, row);
  if (sheet) refuseIncomplete(content, { deal, sheet, companyNames: companyNamesOf(keys, sheet) });
  return { kind: "sendDraft", by: "creator", round: facts.draftRound + 1 };
}

type Of = { readonly deal: Deal; readonly sheet: AgreedSheet; readonly companyNames: string[] };

function refuseIncomplete(content: DraftContent, { deal, sheet, companyNames }: Of): void {
  const { platform } = deal.row;
  const faults = faultsOfDraft(content, { platform, formats: sheet.terms.formats });
  if (faults.length > 0) throw refuseFaults(faults);
  const title = content.title === null ? {} : { title: content.title };
  const label = labelResultOf({ platform, caption: content.caption, ...title, companyNames });
  if (label.verdict !== "clear")
    throw new Refusal("dataInvalid", { status: 409, faults: labelFaults(label) });
}

type Answering = OfDeal & {
  /** Who of the company it is. */
  readonly memberId: string;
  readonly draftId: string;
  readonly action: "approve" | "changes";
  readonly changes: readonly string[];
};

/** Approves the newest draft or asks for changes. `dataInvalid` at `changes` where they ask to leave the label out. */
export async function answerDraft(deps: Deps, answer: Answering): Promise<Acted> {
  const { trx, key, revision, memberId, action, changes } = answer;
  if (action === "changes" && changes.length === 0) throw refuseField("changes", "fieldRequired");
  if (action === "changes" && changes.some(asksToDropLabel)) throw refuseField("changes", "dataInvalid");
  const answered =
    action === "approve"
      ? ({ state: "approved", approvedBy: "member", changes: [] } as const)
      : ({ state: "changes", approvedBy: null, changes } as const);
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: (deal) => answering(trx, deal, answer),
    beside: ({ row }, { facts }) =>
      answerRound(trx, row, { round: facts.draftRound, ...answered, memberId, now: deps.clock.now() }),
  });
}

async function answering(trx: Trx, { row }: Deal, { draftId, action }: Answering): Promise<Act> {
  const draft = (await findDrafts(trx, row)).find(({ id }) => id === draftId);
  if (!draft) throw new Refusal("dataNotFound");
  const kind = action === "approve" ? "approveDraft" : "askChanges";
  return { kind, by: "company", round: draft.round };
}
