/** An e-mail as its owner recognises it and nobody else can use it: `h•••@example.jp`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const shown = at > 1 ? email.slice(0, 1) : "";
  return `${shown}•••${email.slice(at)}`;
}
