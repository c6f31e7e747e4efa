import type { Locale } from "@tomoru/contract/fields";
import { html } from "../platform/html-page/html.ts";
import { clockWords } from "./dev-clock.data.ts";
import { sandboxPageOf } from "./sandbox.view.ts";
import { sandboxWords } from "./sandbox-words.data.ts";

export const clockPath = "/dev/clock";

export type Steps = { readonly hours: readonly number[]; readonly days: readonly number[] };

type Shown = {
  readonly locale: Locale;
  readonly now: Date;
  readonly aheadMs: number;
  readonly steps: Steps;
};

export function clockPage({ locale, now, aheadMs, steps }: Shown): string {
  const words = clockWords[locale];
  const hours = steps.hours.map((count) => ({ count: count, text: words.by.hours(count) }));
  const days = steps.days.map((count) => ({ count: 24 * count, text: words.by.days(count) }));
  const aheadDays = (aheadMs / 86_400_000).toLocaleString("en", { maximumFractionDigits: 1 });
  return sandboxPageOf({
    locale,
    title: words.title,
    main: html`<p class="mark">${sandboxWords[locale].mark}</p>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
<p>${words.now}<br><time class="name" datetime="${now.toISOString()}">${japanTime(now)}</time><br>
<span class="note">${aheadMs === 0 ? words.real : words.ahead(aheadDays)}</span></p>
<form method="post" action="${clockPath}"><div class="actions">
${[...hours, ...days].map(({ count, text }) => html`<button name="hours" value="${count}">${text}</button>`)}
</div></form>
<form class="later" method="post" action="${clockPath}"><label class="field">${words.to}
<input type="datetime-local" name="to" required min="${japanTime(now).replace(" ", "T")}"></label>
<div class="actions"><button class="primary">${words.move}</button></div></form>
<p class="note">${words.note}</p>
<p><a href="/dev/bank">${words.bank}</a></p>`,
  });
}

/** `2026-11-25 12:30` in Japan. */
function japanTime(moment: Date): string {
  return moment
    .toLocaleString("sv-SE", { timeZone: "Asia/Tokyo", dateStyle: "short", timeStyle: "short" })
    .slice(0, 16);
}
