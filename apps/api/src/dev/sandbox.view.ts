import type { Locale } from "@tomoru/contract/fields";
import type { Platform } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { type Html, html } from "../platform/html-page/html.ts";
import { htmlPage } from "../platform/html-page/html-page.ts";
import type { SandboxAccount } from "./sandbox-accounts.data.ts";
import { sandboxWords } from "./sandbox-words.data.ts";

export type Consent = {
  readonly locale: Locale;
  readonly platform: Platform;
  readonly action: string;
  /** The first one is selected initially. */
  readonly accounts: readonly SandboxAccount[];
  readonly scopes: readonly string[];
  /** Sent back unchanged. */
  readonly carried: Readonly<Record<string, string>>;
};

export function consentPage(consent: Consent): string {
  const { locale, platform, action, accounts, scopes, carried } = consent;
  const words = sandboxWords[locale];
  const name = platformNames[platform];
  return sandboxPageOf({
    locale,
    title: words.title(name),
    main: html`<p class="mark">${words.mark}</p>
<h1>${words.title(name)}</h1>
<p class="lead">${words.lead(name)}</p>
<form method="post" action="${action}">
${Object.entries(carried).map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
<fieldset><legend>${words.account}</legend>
${accounts.map((account, index) => accountChoice({ account, words, isFirst: index === 0 }))}
</fieldset>
<fieldset><legend>${words.scopes}</legend>
${scopes.map((scope) => scopeChoice(scope, platform))}
</fieldset>
<div class="actions"><button class="primary" name="decision" value="allow">${words.allow}</button>
<button name="decision" value="deny">${words.deny}</button></div>
</form>`,
  });
}

export function wrongLinkPage(locale: Locale): string {
  const words = sandboxWords[locale];
  return sandboxPageOf({
    locale,
    title: words.wrongLink,
    main: html`<p class="mark">${words.mark}</p>
<h1>${words.wrongLink}</h1>
<p class="lead">${words.wrongLinkText}</p>
<p><a href="/settings">${words.back}</a></p>`,
  });
}

type Words = (typeof sandboxWords)[Locale];

function accountChoice(choice: { account: SandboxAccount; words: Words; isFirst: boolean }): Html {
  const { account, words, isFirst } = choice;
  const checked = isFirst ? html` checked` : undefined;
  return html`<label class="choice"><input type="radio" name="account" value="${account.id}"${checked}>
<span><span class="name">${account.displayName}</span> <span class="handle">@${account.handle}</span>
<span class="note">${words.traits[account.trait]}</span></span></label>
`;
}

/** On TikTok all but the first can be left out; elsewhere consent is for all or nothing. */
function scopeChoice(scope: string, platform: Platform): Html {
  if (platform !== "tiktok" || scope === "user.info.basic") {
    return html`<p class="scope"><input type="hidden" name="scope" value="${scope}">${scope}</p>
`;
  }
  return html`<label class="choice"><input type="checkbox" name="scope" value="${scope}" checked><span>${scope}</span></label>
`;
}

export function sandboxPageOf({
  locale,
  title,
  main,
}: {
  locale: Locale;
  title: string;
  main: Html;
}): string {
  return htmlPage({
    locale,
    title,
    style: "/dev/social.css",
    body: html`<main>
${main}
</main>`,
  });
}
