const shape = /^T\d{13}$/;

/** T and 13 digits; full-width ones, small t and hyphens are as good. */
export function normaliseInvoiceNumber(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/[\s-]/g, "").toUpperCase();
}

export function isInvoiceNumber(text: string): boolean {
  return shape.test(text);
}

/**
 * Whether the first digit is the check digit of the other twelve, as in every corporate number (法人番号): a corporation's
 * invoice number is T and that. Others, such as a sole trader's, have none.
 */
export function hasCheckDigit(invoiceNumber: string): boolean {
  if (!isInvoiceNumber(invoiceNumber)) return false;
  const [check = 0, ...digits] = [...invoiceNumber.slice(1)].map(Number);
  // From the last digit on, weighed 1 and 2 in turn.
  const sum = digits
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 2), 0);
  return check === 9 - (sum % 9);
}
