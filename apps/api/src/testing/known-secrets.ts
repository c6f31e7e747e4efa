/** The forms in which a secret gives itself away. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const forms = [secret, bytes.toString("base64"), bytes.toString("base64url"), bytes.toString("hex")];
  return [...new Set([...forms, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])];
}

/** The names of the secrets that a text gives away, in whichever form. */
export function secretsIn(text: string, secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
    .map(([name]) => name);
}

/** The mailed codes that stand in a text by themselves: their six digits may well be part of a moment or an id. */
export function codesIn(text: string, codes: readonly string[]): string[] {
  return codes.filter((code) => new RegExp(`(?<![\\w.:+/-])${code}(?![\\w.:+/-])`).test(text));
}
