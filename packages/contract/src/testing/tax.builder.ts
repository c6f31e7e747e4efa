import type { TaxProfile } from "../influencer/tax.ts";

/** The tax profile of an unregistered sole trader in Japan. */
export function aTaxProfile(part: Partial<TaxProfile> = {}): TaxProfile {
  return {
    residency: "resident",
    entity: "individual",
    legalName: "佐々木 さくら",
    tradeName: null,
    invoiceNumber: null,
    hasEmployees: false,
    invoiceStatus: "none",
    invoiceWarning: null,
    isConfirmed: false,
    ...part,
  };
}
