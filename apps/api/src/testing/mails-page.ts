import { mails } from "../mails.ts";
import type { Mails } from "../platform/mail/mail-kind.ts";

const support = { supportEmail: "support@tomoru.example" };

/** The rows of docs/product/mails.md. */
export function mailRows(): string[] {
  const known: Mails = mails;
  return Object.entries(known).map(([kind, { words, sample, when, to }]) => {
    const { heading } = words.ja(sample("ja") as never, support);
    return `| \`${kind}\`<br><img src="../images/mails/${kind}.png" width="240" alt="${heading}"> | ${when} | ${to} |`;
  });
}
