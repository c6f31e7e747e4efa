import type { Locale } from "@tomoru/contract/fields";
import { brand } from "@tomoru/i18n/brand";
import { turnOffPage as en } from "@tomoru/i18n/en/mails/mails";
import { turnOffPage as ja } from "@tomoru/i18n/ja/mails/mails";
import { type Html, html } from "../../platform/html-page/html.ts";
import { htmlPage } from "../../platform/html-page/html-page.ts";
import { inPhrases } from "../../platform/html-page/phrases.ts";

const words = { ja, en };

export type OffLink = { readonly locale: Locale; readonly subject: "offers" | "messages" };

/** One button, which posts to the page's own address. */
export function askPage({ locale, subject, address }: OffLink & { address: string }): string {
  const { ask } = words[locale][subject];
  const form = html`<form method="post" action="${address}"><button>${ask.button}</button></form>`;
  return pageOf({ locale, ...ask, action: form });
}

export function donePage({ locale, subject }: OffLink): string {
  const { done } = words[locale][subject];
  return pageOf({ locale, ...done, action: accountLink(done.link) });
}

export function unknownPage({ locale, subject }: OffLink): string {
  const { unknown } = words[locale][subject];
  return pageOf({ locale, ...unknown, action: accountLink(unknown.link) });
}

function accountLink(label: string): Html {
  return html`<p><a class="link" href="/account">${label}</a></p>`;
}

function pageOf({
  locale,
  title,
  text,
  action,
}: {
  locale: Locale;
  title: string;
  text: string;
  action: Html;
}) {
  return htmlPage({
    locale,
    title,
    style: "/mail/off.css",
    body: html`<main>
<p class="logo"><a class="home" href="/"><span class="tile" aria-hidden="true"></span>${brand}</a></p>
<div class="card">
<h1>${inPhrases(title)}</h1>
<p>${inPhrases(text)}</p>
${action}
</div>
</main>`,
  });
}
