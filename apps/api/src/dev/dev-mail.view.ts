import { brand } from "@tomoru/i18n/brand";
import { type Html, html } from "../platform/html-page/html.ts";
import { htmlPage } from "../platform/html-page/html-page.ts";
import type { DevMail } from "./dev-mail.repository.ts";

type ListParts = { mails: readonly DevMail[]; to: string | undefined; smtp: boolean };

export function listPage({ mails, to, smtp }: ListParts): string {
  return pageOf({
    title: "開発用メール",
    main: html`<header class="head">
<h1>開発用メール <span lang="en">Dev mailbox</span></h1>
<p class="lead">この環境から送られたメールです。外には届きません。 <span lang="en">Mails sent by this installation. They go nowhere else.</span></p>
${smtp ? html`<p class="notice">SMTP_URL が設定されているため、新しいメールはここに入りません。</p>` : undefined}
</header>
<form class="filter" method="get" action="/dev/mail" role="search">
<label class="label" for="to">宛先 <span lang="en">To</span></label>
<div class="field"><input id="to" name="to" type="text" inputmode="email" autocapitalize="none" autocomplete="off" spellcheck="false" value="${to ?? ""}"><button>絞り込む</button></div>
${to === undefined ? undefined : html`<a class="back" href="/dev/mail">すべて表示</a>`}
</form>
${mails.length === 0 ? emptyList(to) : html`<ol class="mails" aria-label="新しい順">${mails.map(itemOf)}</ol>`}`,
  });
}

function emptyList(to: string | undefined): Html {
  const words = to === undefined ? "メールはまだありません。" : html`${to} へのメールはありません。`;
  return html`<p class="empty"><span class="lamp" aria-hidden="true"></span>${words} <span lang="en">No mail yet.</span><br><a href="/dev/mail${to === undefined ? "" : html`?to=${encodeURIComponent(to)}`}">再読み込み</a></p>`;
}

function itemOf(mail: DevMail): Html {
  const code = codeOf(mail);
  return html`<li class="mail"><a class="open" href="/dev/mail/${mail.id}">
<span class="subject">${mail.subject}</span>
<span class="meta"><span class="to">${mail.recipient}</span>${timeOf(mail)}</span>
${code && html`<span class="chip" aria-label="コード ${code}">${code}</span>`}
</a></li>
`;
}

export function mailPage({ mail, from }: { mail: DevMail; from: string }): string {
  const code = codeOf(mail);
  return pageOf({
    title: mail.subject,
    main: html`<p><a class="back" href="/dev/mail">← 一覧 <span lang="en">All mails</span></a></p>
<article>
<h1>${mail.subject}</h1>
<dl>
<div class="row"><dt>差出人 <span lang="en">From</span></dt><dd>${brand} &lt;${from}&gt;</dd></div>
<div class="row"><dt>宛先 <span lang="en">To</span></dt><dd><a href="/dev/mail?to=${encodeURIComponent(mail.recipient)}">${mail.recipient}</a></dd></div>
<div class="row"><dt>日時 <span lang="en">Date</span></dt><dd>${timeOf(mail)}</dd></div>
</dl>
${code && html`<p class="code"><span>コード <span lang="en">Code</span></span><output>${code}</output></p>`}
<h2>HTML</h2>
<iframe title="メールのHTML" src="/dev/mail/${mail.id}/html" sandbox></iframe>
<h2>テキスト <span lang="en">Text</span></h2>
<pre>${linked(mail.text_body)}</pre>
</article>`,
  });
}

export function missingPage(): string {
  return pageOf({
    title: "メールが見つかりません",
    main: html`<p><a class="back" href="/dev/mail">← 一覧 <span lang="en">All mails</span></a></p>
<h1>メールが見つかりません</h1><p lang="en">There is no such mail.</p>`,
  });
}

function pageOf({ title, main }: { title: string; main: Html }): string {
  return htmlPage({
    locale: "ja",
    title,
    style: "/dev/mail.css",
    body: html`<div class="bar"><a class="home" href="/"><span class="tile" aria-hidden="true"></span>${brand}</a></div>
<main>
${main}
</main>`,
  });
}

/** A mailed code stands on a line of its own in the text. */
function codeOf({ text_body }: DevMail): string | undefined {
  return /^(\d{6})$/m.exec(text_body)?.[1];
}

function timeOf({ received_at }: DevMail): Html {
  const shown = received_at.toLocaleString("ja-JP", {
    timeZone: "Asia/Tokyo",
    dateStyle: "medium",
    timeStyle: "medium",
  });
  return html`<time datetime="${received_at.toISOString()}">${shown}</time>`;
}

/** The text with its addresses as links: only whole ones that start with http or https. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
