import type { Locale } from "@tomoru/contract/fields";
import type { MailContent } from "./mail-content.ts";
import { headerSafe, replyAddress } from "./mail-headers.rules.ts";
import { renderHtml } from "./mail-layout.ts";
import { linksOf } from "./mail-links.ts";
import { renderText } from "./mail-plain-text.ts";
import type { ReadyMail } from "./mail-transport.ts";
import { wordsOf } from "./mail-words.ts";

export type MailToCompose = {
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
  readonly content: MailContent;
  readonly config: { readonly appUrl: string; readonly supportEmail: string };
};

/** The whole mail, ready to send. Its Message-ID follows from its id, so that a mail sent twice is one to its reader. */
export function composeMail({ id, to, locale, content, config }: MailToCompose): ReadyMail {
  const { appUrl, supportEmail } = config;
  const { text, frame } = wordsOf({ content, locale, supportEmail });
  const links = linksOf(content, appUrl);
  const parts = { text, frame, links, locale, supportEmail };
  const replyTo = replyToOf(content) ?? supportEmail;
  return {
    messageId: `<${id}@${new URL(appUrl).hostname}>`,
    to,
    replyTo,
    subject: headerSafe(text.subject),
    html: renderHtml(parts),
    text: renderText(parts),
    headers: { "Auto-Submitted": "auto-generated", ...offHeaders(links.turnOff) },
  };
}

/** What comes to support is answered by answering it; an answer to any other mail goes to support. */
function replyToOf({ kind, data }: MailContent): string | undefined {
  return kind === "withdrawalForSupport" || kind === "inquiryForSupport"
    ? replyAddress(data.email)
    : undefined;
}

/** One click in the mail program itself, without a visit (RFC 8058). */
function offHeaders(turnOff: string | undefined): Record<string, string> {
  if (turnOff === undefined) return {};
  return { "List-Unsubscribe": `<${turnOff}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
