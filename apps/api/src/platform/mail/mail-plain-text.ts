import { brand } from "@tomoru/i18n/brand";
import type { MailParts } from "./mail-layout.ts";

/** Everything that the HTML says, for programs that show text only. The code and each address stand on a line of their own. */
export function renderText({ text, frame, links, supportEmail }: MailParts): string {
  const { heading, paragraphs, code, facts = [], quote, notYou, action, notes, reason, turnOff } = text;
  const sections = [
    heading,
    ...paragraphs,
    code && `${code.label}\n${code.value}`,
    facts.map(({ label, value }) => `${label}${frame.colon}${value}`).join("\n"),
    quote && `${quote.label}\n${quote.value}`,
    notYou && [notYou.heading, ...notYou.paragraphs].join("\n"),
    action && links.action && `${action}\n${links.action}`,
    notes.join("\n\n"),
    "--------------------",
    reason,
    turnOff && links.turnOff && `${turnOff}\n${links.turnOff}`,
    text.contact ?? frame.contact(supportEmail),
    `${brand}\n${links.home}`,
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}
