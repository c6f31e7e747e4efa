import type { Card } from "@tomoru/contract/company/cards";

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  jcb: "JCB",
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  unionpay: "UnionPay",
};

/** The brand's own spelling; an unknown one as the provider names it. */
export function brandName(brand: string): string {
  return brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}

/** "Visa •••• 4242" */
export function cardName({ brand, last4 }: Pick<Card, "brand" | "last4">): string {
  return `${brandName(brand)} •••• ${last4}`;
}
