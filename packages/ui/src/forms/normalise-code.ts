const digits = 6;

/** The first six digits of whatever was typed, pasted or filled in, full-width digits included. */
export function normaliseCode(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "").slice(0, digits);
}
