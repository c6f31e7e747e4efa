import { formatsOf } from "@tomoru/contract/deals/terms";
import type { Locale } from "@tomoru/contract/fields";
import type { Platform } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { type Html, html } from "../platform/html-page/html.ts";
import { type PublishedPost, postAddress } from "./published-posts.ts";
import { sandboxPageOf } from "./sandbox.view.ts";
import type { SandboxAccount } from "./sandbox-accounts.data.ts";
import { sandboxWords } from "./sandbox-words.data.ts";

type Shown = {
  readonly locale: Locale;
  readonly platform: Platform;
  readonly path: string;
  readonly accounts: readonly SandboxAccount[];
  readonly account: SandboxAccount | undefined;
  readonly posts: readonly PublishedPost[];
};
type Words = (typeof sandboxWords)[Locale]["posts"];
type Form = {
  readonly words: Words;
  readonly path: string;
  readonly platform: Platform;
  readonly account: SandboxAccount;
};

export function postsPage({ locale, platform, path, accounts, account, posts }: Shown): string {
  const { mark, posts: words } = sandboxWords[locale];
  const title = words.title(platformNames[platform]);
  const form = account && { words, path, platform, account };
  return sandboxPageOf({
    locale,
    title,
    main: html`<p class="mark">${mark}</p>
<h1>${title}</h1>
<p class="lead">${words.lead}</p>
<form method="get" action="${path}"><label class="field">${words.account}
<select name="account">${accounts.map((one) => accountOption(one, account))}</select></label>
<div class="actions"><button>${words.choose}</button></div></form>
${form && publishForm(form)}
<h2>${words.published}</h2>
${posts.length === 0 ? html`<p>${words.none}</p>` : undefined}
${form && posts.map((post) => postForm(form, post))}`,
  });
}

function accountOption(one: SandboxAccount, chosen: SandboxAccount | undefined): Html {
  const selected = one.id === chosen?.id ? html` selected` : undefined;
  return html`<option value="${one.id}"${selected}>${one.displayName} @${one.handle}</option>`;
}

function publishForm({ words, path, platform, account }: Form): Html {
  const kinds = formatsOf[platform].map((kind) => html`<option>${kind}</option>`);
  return html`<h2>${words.publish}</h2>
<form method="post" action="${path}">${hidden("act", "publish")}${hidden("account", account.id)}
<label class="field">${words.kind}<select name="kind">${kinds}</select></label>
${titleField({ words, platform }, "")}
<label class="field">${words.caption}<textarea name="caption" rows="6"></textarea></label>
<label class="choice"><input type="checkbox" name="isPaid" value="yes"><span>${words.isPaid}</span></label>
<div class="actions"><button class="primary">${words.publish}</button></div></form>`;
}

function postForm({ words, path, platform, account }: Form, post: PublishedPost): Html {
  const address = postAddress(platform, account.handle, post);
  return html`<form method="post" action="${path}">${hidden("account", account.id)}${hidden("id", post.mediaId)}
<p><span class="name">${post.kind}</span> <span class="address">${address}</span></p>
${titleField({ words, platform }, post.title)}
<label class="field">${words.caption}<textarea name="caption" rows="4">${post.caption}</textarea></label>
<div class="actions"><button name="act" value="edit">${words.edit}</button>
<button name="act" value="delete">${words.remove}</button></div></form>
`;
}

function titleField({ words, platform }: Pick<Form, "words" | "platform">, value: string): Html | undefined {
  if (platform !== "youtube") return undefined;
  return html`<label class="field">${words.videoTitle}<input name="title" value="${value}"></label>`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
