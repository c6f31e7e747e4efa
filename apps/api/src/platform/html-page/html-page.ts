import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@tomoru/contract/fields";
import { brand } from "@tomoru/i18n/brand";
import { type Html, html } from "./html.ts";
import { paletteCss } from "./palette.ts";

type HtmlPage = {
  readonly locale: Locale;
  readonly title: string;
  /** The address of the page's own style sheet. */
  readonly style: string;
  readonly body: Html;
};

/** The frame of the few pages that the server renders itself: no script, no inline style, not for search engines. */
export function htmlPage({ locale, title, style, body }: HtmlPage): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
</head>
<body>
${body}
</body>
</html>
`.text;
}

const base = readFileSync(join(import.meta.dirname, "html-page.css"), "utf8");

/** Our colours and the rules that all rendered pages share, then a page's own. */
export function htmlPageStyle(file: string): string {
  return `${paletteCss()}${base}${readFileSync(file, "utf8")}`;
}
