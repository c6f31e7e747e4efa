import type { Locale } from "@tomoru/contract/fields";
import { mailFrame as en } from "@tomoru/i18n/en/mails/mails";
import { mailFrame as ja } from "@tomoru/i18n/ja/mails/mails";
import { headerSafe, replyAddress } from "./mail-headers.rules.ts";
import type { MailContent, Mails } from "./mail-kind.ts";
import { renderHtml } from "./mail-layout.ts";
import { linksFrom } from "./mail-links.ts";
import { renderText } from "./mail-plain-text.ts";
import type { ReadyMail } from "./mail-transport.ts";

const frames = { ja, en };

export type MailToCompose = {
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
  readonly content: MailContent;
  readonly mails: Mails;
  readonly config: { readonly appUrl: string; readonly supportEmail: string };
};

/** The whole mail, ready to send. Its Message-ID follows from its id, so that a mail sent twice is one to its reader. */
export function composeMail({ id, to, locale, content, mails, config }: MailToCompose): ReadyMail {
  const { appUrl, supportEmail } = config;
  const kind = mails[content.kind];
  if (!kind) throw new Error(`no mail is called ${content.kind}`);
  // The type of the outbox has tied the data to their kind.
  const data = content.data as never;
  const text = kind.words[locale](data, { supportEmail });
  const links = linksFrom(appUrl, kind.links?.(data) ?? {});
  const parts = { text, frame: frames[locale], links, locale, supportEmail };
  const answered = kind.replyTo && replyAddress(kind.replyTo(data));
  return {
    messageId: `<${id}@${new URL(appUrl).hostname}>`,
    to,
    replyTo: answered ?? supportEmail,
    subject: headerSafe(text.subject),
    html: renderHtml(parts),
    text: renderText(parts),
    headers: { "Auto-Submitted": "auto-generated", ...offHeaders(links.turnOff) },
  };
}

/** One click in the mail program itself, without a visit (RFC 8058). */
function offHeaders(turnOff: string | undefined): Record<string, string> {
  if (turnOff === undefined) return {};
  return { "List-Unsubscribe": `<${turnOff}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
