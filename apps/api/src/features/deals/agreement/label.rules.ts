import type { LabelResult } from "@tomoru/contract/deals/delivery";
import { checkLabel, type LabelledPost } from "@tomoru/contract/deals/label-check";
import { captionWithLabel } from "@tomoru/contract/deals/label-fix";
import type { Terms } from "@tomoru/contract/deals/terms";
import type { KeyRing } from "../../../platform/crypto/key-ring.ts";
import { type SealedSheet, sheetIn } from "./versions.rules.ts";

/** The part of a terms sheet that its delivery is checked against. */
export type AgreedSheet = { readonly terms: Terms; readonly sealed: SealedSheet };

/** Both names that stand for whom is advertised: who orders, and whom an agency works for. */
export function companyNamesOf(keys: KeyRing, { sealed }: Pick<AgreedSheet, "sealed">): string[] {
  const { orderer } = sheetIn(keys, sealed);
  return [orderer.name, orderer.clientName].filter((name) => name !== null);
}

export function labelResultOf(post: LabelledPost): LabelResult {
  const found = checkLabel(post);
  const at = found.verdict === "missing" ? { at: null, text: null } : { at: found.at, text: found.text };
  return {
    verdict: found.verdict,
    reason: found.verdict === "unclear" ? found.reason : null,
    ...at,
    fix: captionWithLabel(post),
  };
}
