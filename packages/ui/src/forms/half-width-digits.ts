/** Digits and what stands between them, as an IME leaves them: １，０００ becomes 1,000. */
export function halfWidthDigits(typed: string): string {
  return typed.replace(/[０-９，．－]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}
