import { hasCheckDigit } from "@tomoru/contract/company/invoice-number";
import type { TaxProfile, TaxProfileUpdate } from "@tomoru/contract/influencer/tax";
import type { KeyRing } from "../../../platform/crypto/key-ring.ts";
import { openJson } from "../../../platform/crypto/sealed-json.ts";

const contextOf = (influencerId: string) => `tax_profiles/${influencerId}`;

export function sealTaxProfile(keys: KeyRing, influencerId: string, profile: TaxProfileUpdate): string {
  return keys.seal(JSON.stringify(profile), contextOf(influencerId));
}

export function openTaxProfile(
  keys: KeyRing,
  {
    influencerId,
    ciphertext,
    isConfirmed,
  }: { influencerId: string; ciphertext: string; isConfirmed: boolean },
): TaxProfile {
  const typed = openJson<TaxProfileUpdate>(keys, { sealed: ciphertext, context: contextOf(influencerId) });
  return taxProfileOf(typed, isConfirmed);
}

export function taxProfileOf(typed: TaxProfileUpdate, isConfirmed: boolean): TaxProfile {
  const { invoiceNumber, entity } = typed;
  const status = isConfirmed ? ("confirmed" as const) : ("entered" as const);
  const isLikeCorporation = entity === "individual" && invoiceNumber !== null && hasCheckDigit(invoiceNumber);
  return {
    ...typed,
    invoiceStatus: invoiceNumber === null ? "none" : status,
    invoiceWarning: isLikeCorporation ? "corporation" : null,
    isConfirmed,
  };
}
