import type { KeyRing } from "../../platform/crypto/key-ring.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";

export type Buyer = { readonly name: string; readonly address: string | null };
type OfCreator = { readonly influencerId: string; readonly id: string };
type OfCompany = { readonly companyId: string; readonly id: string };

const chargeContext = ({ influencerId, id }: OfCreator) => `charges/${influencerId}/${id}`;
const payeeContext = ({ companyId, id }: OfCompany) => `company_withholdings/${companyId}/${id}`;

/** Bound to its row: what is moved to another one does not open. */
export function sealBuyer(keys: KeyRing, of: OfCreator, buyer: Buyer): string {
  return keys.seal(JSON.stringify(buyer), chargeContext(of));
}

export function sealPayee(keys: KeyRing, of: OfCompany, payee: string): string {
  return keys.seal(payee, payeeContext(of));
}

export function openBuyer(keys: KeyRing, of: OfCreator, sealed: string): Buyer {
  return openJson(keys, { sealed, context: chargeContext(of) });
}

export function openPayee(keys: KeyRing, of: OfCompany, sealed: string): string {
  return keys.open(sealed, payeeContext(of));
}
