import type { Locale } from "@tomoru/contract/fields";
import { brand } from "@tomoru/i18n/brand";
import type { MailText, mailFrame } from "@tomoru/i18n/ja/mails/mails";
import { type Html, html, trustedHtml } from "../html-page/html.ts";
import { inPhrases } from "../html-page/phrases.ts";
import type { MailLinks } from "./mail-links.ts";
import { darkCss, style } from "./mail-style.ts";

export type MailParts = {
  readonly text: MailText;
  readonly frame: typeof mailFrame;
  readonly links: MailLinks;
  readonly locale: Locale;
  readonly supportEmail: string;
};

/** The HTML part. Styles stand at the elements, since many mail programs drop style sheets; dark colours come on top. */
export function renderHtml({ text, frame, links, locale, supportEmail }: MailParts): string {
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text.subject}</title>
<style>${trustedHtml(darkCss())}</style>
</head>
<body ${style("page")}>
<div ${style("preview")}>${text.preview}</div>
<div role="article" lang="${locale}" aria-label="${text.subject}" ${style("column")}>
${logo(links.home)}
<div ${style("card")}>
<h1 ${style("heading")}>${inPhrases(text.heading)}</h1>
${text.paragraphs.map((line) => html`<p ${style("paragraph")}>${inPhrases(line)}</p>\n`)}
${codeOf(text)}
${factsOf(text)}
${quoteOf(text)}
${notYouOf(text)}
${actionOf({ text, frame, links })}
${notesOf(text)}
</div>
<div ${style("footer")}>
<p ${style("fine")}>${inPhrases(text.reason)}</p>
${turnOffOf(text, links)}
<p ${style("fine")}>${inPhrases(text.contact ?? frame.contact(supportEmail))}</p>
</div>
</div>
</body>
</html>
`;
  return page.text;
}

/** The lamp on its cord, built from boxes: a picture would have to be loaded, and most programs ask before they do. */
function logo(home: string): Html {
  const lamp = (["bar", "cord", "lamp"] as const).map((part) => html`<span ${style(part)}></span>`);
  const tile = html`<span ${style("tile")} aria-hidden="true">${lamp}</span>`;
  return html`<p ${style("logo")}><a href="${home}" ${style("logoLink")}>${tile}${brand}</a></p>`;
}

function codeOf({ code }: MailText): Html | undefined {
  return (
    code &&
    html`<div ${style("codeBox")}><p ${style("codeLabel")}>${code.label}</p><p ${style("code")}>${code.value}</p></div>`
  );
}

function factsOf({ facts }: MailText): Html | undefined {
  const rows = facts?.map(
    ({ label, value }) =>
      html`<tr><th scope="row" ${style("term")}>${label}</th><td ${style("fact")}>${value}</td></tr>`,
  );
  return rows && html`<div ${style("facts")}><table ${style("factRows")}>${rows}</table></div>`;
}

function quoteOf({ quote }: MailText): Html | undefined {
  return (
    quote &&
    html`<p ${style("quoteLabel")}>${quote.label}</p><blockquote ${style("quote")}>${quote.value}</blockquote>`
  );
}

function notYouOf({ notYou }: MailText): Html | undefined {
  return (
    notYou &&
    html`<h2 ${style("subheading")}>${inPhrases(notYou.heading)}</h2>
${notYou.paragraphs.map((line) => html`<p ${style("advice")}>${inPhrases(line)}</p>\n`)}`
  );
}

/** Quieter where it is only for a reader who did not do this: most need not press it. */
function actionOf({ text, frame, links }: Pick<MailParts, "text" | "frame" | "links">): Html | undefined {
  if (!text.action || !links.action) return undefined;
  const look = style(text.notYou ? "quietButton" : "button");
  return html`<p ${style("buttonRow")}><a href="${links.action}" ${look}>${inPhrases(text.action)}</a></p>
<p ${style("note")}>${inPhrases(frame.linkBelow)}<br><a href="${links.action}" ${style("link")}>${links.action}</a></p>`;
}

function notesOf({ notes }: MailText): Html | undefined {
  if (notes.length === 0) return undefined;
  return html`<div ${style("notes")}>${notes.map((line) => html`<p ${style("note")}>${inPhrases(line)}</p>`)}</div>`;
}

function turnOffOf(text: MailText, { turnOff }: MailLinks): Html | undefined {
  return text.turnOff && turnOff
    ? html`<p ${style("fine")}><a href="${turnOff}" ${style("link")}>${inPhrases(text.turnOff)}</a></p>`
    : undefined;
}
