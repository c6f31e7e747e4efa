import type { ShownFile } from "@tomoru/contract/deals/deal-files";
import type { Draft, draftFields, LabelResult } from "@tomoru/contract/deals/delivery";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { FieldFault } from "@tomoru/contract/faults";
import type { Platform } from "@tomoru/contract/platforms";
import type { Selectable } from "kysely";
import type { z } from "zod/mini";
import { canonicalJson } from "../../../platform/canonical-json.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import { fault } from "../../../platform/refusal.ts";

export type DraftContent = { [K in keyof typeof draftFields]: z.output<(typeof draftFields)[K]> };
export type DraftRow = Selectable<DealTables["deal_drafts"]>;

/** What the platform and the agreed formats ask of a draft beside its label. */
export function faultsOfDraft(
  content: DraftContent,
  { platform, formats }: { platform: Platform; formats: Terms["formats"] },
): FieldFault[] {
  const isStory = platform === "instagram" && formats.some(({ format }) => format === "story");
  return [
    ...(platform === "youtube" && content.title === null ? [fault("title", "fieldRequired")] : []),
    ...(isStory && content.files.length === 0 ? [fault("files", "fieldRequired")] : []),
    ...(isStory && !content.storyTick ? [fault("storyTick", "fieldRequired")] : []),
  ];
}

/** The field, and which verdict it got: `verdict.belowFold`. */
export function labelFaults({ verdict, reason }: LabelResult): FieldFault[] {
  return [fault("caption", "dataInvalid"), fault(`verdict.${reason ?? verdict}`, "dataInvalid")];
}

/** A draft that is sent again as it stands is the same act: a tap, or a retry. */
export function isSameDraft(row: DraftRow | undefined, content: DraftContent): boolean {
  return row !== undefined && canonicalJson(row.content) === canonicalJson(content);
}

export function draftOf(row: DraftRow, files: ReadonlyMap<string, ShownFile>): Draft {
  const content = row.content as DraftContent;
  const shown = content.files.flatMap((id) => files.get(id) ?? []);
  return {
    ...content,
    draftId: row.id,
    round: row.round,
    files: shown,
    verdict: "clear",
    state: row.state,
    approvedBy: row.approved_by,
    changes: row.changes as string[],
    sentAt: row.sent_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
