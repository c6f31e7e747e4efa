import type { Locale } from "@tomoru/contract/fields";
import * as en from "@tomoru/i18n/en/mails";
import type { MailText } from "@tomoru/i18n/ja/mails";
import * as ja from "@tomoru/i18n/ja/mails";
import type { MailContent } from "./mail-content.ts";
import { type MailLinks, renderHtml } from "./mail-layout.ts";
import { renderText } from "./mail-plain-text.ts";
import type { ReadyMail } from "./mail-transport.ts";

export type MailToCompose = {
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
  readonly content: MailContent;
  readonly config: { readonly appUrl: string; readonly supportEmail: string };
};

const dictionaries = { ja, en };

/** The whole mail, ready to send. Its Message-ID follows from its id, so that a mail sent twice is one to its reader. */
export function composeMail({ id, to, locale, content, config }: MailToCompose): ReadyMail {
  const { mailFrame: frame } = dictionaries[locale];
  const text = textOf(content, locale);
  const links = linksOf(content, config.appUrl);
  const parts = { text, frame, links, locale, supportEmail: config.supportEmail };
  return {
    messageId: `<${id}@${new URL(config.appUrl).hostname}>`,
    to,
    subject: headerSafe(text.subject),
    html: renderHtml(parts),
    text: renderText(parts),
    headers: { "Auto-Submitted": "auto-generated", ...offHeaders(links.turnOff) },
  };
}

function textOf(content: MailContent, locale: Locale): MailText {
  const { mails } = dictionaries[locale];
  switch (content.kind) {
    case "signUpCode":
      return mails.signUpCode(content.data);
    case "newOffer":
      return mails.newOffer(content.data);
  }
}

/** From our own address only, never from a request: a forged host header cannot lead anybody astray. */
function linksOf(content: MailContent, appUrl: string): MailLinks {
  const home = `${appUrl}/`;
  switch (content.kind) {
    case "signUpCode":
      return { home };
    case "newOffer":
      return {
        home,
        action: `${appUrl}/offer/${encodeURIComponent(content.data.offerId)}`,
        turnOff: `${appUrl}/mail/off/${encodeURIComponent(content.data.unsubscribeToken)}`,
      };
  }
}

/** One click in the mail program itself, without a visit (RFC 8058). */
function offHeaders(turnOff: string | undefined): Record<string, string> {
  if (turnOff === undefined) return {};
  return { "List-Unsubscribe": `<${turnOff}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

const subjectMaxLength = 90;

/** A name or product inside a header: on one line, without control or direction characters, of a length programs show. */
function headerSafe(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= subjectMaxLength
    ? line
    : `${characters.slice(0, subjectMaxLength - 1).join("")}…`;
}
