import type { Locale } from "@tomoru/contract/fields";
import { type Html, html } from "../../platform/html-page/html.ts";
import { stripePage, yenText } from "./sandbox-stripe.view.ts";
import { stripeWords } from "./sandbox-stripe-words.data.ts";
import type { ShownPayer, ShownPayment } from "./stripe-money.ts";
import { faultKinds, type SandboxSettings, type WireEvent } from "./wire-objects.ts";

export type ShownSubscription = {
  readonly id: string;
  readonly customer: string;
  readonly product: string;
  readonly status: string;
  readonly end: number;
};
type Panel = {
  readonly locale: Locale;
  readonly subscriptions: readonly ShownSubscription[];
  readonly payments: readonly ShownPayment[];
  readonly payers: readonly ShownPayer[];
  readonly settings: SandboxSettings;
  readonly events: readonly WireEvent[];
  /** The answer to the last delivery: a status, or 0 where nobody answered. */
  readonly answered: string | undefined;
};
type Words = (typeof stripeWords)[Locale];

export function panelPage({
  locale,
  subscriptions,
  payments,
  payers,
  settings,
  events,
  answered,
}: Panel): string {
  const words = stripeWords[locale];
  return stripePage({
    locale,
    title: words.panel,
    main: html`<p>${words.panelLead}</p>
${answered && html`<p class="problem" role="status">${words.answered(answered === "0" ? words.nobody : answered)}</p>`}
<h2>${words.subscriptions}</h2>
${subscriptions.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="rows">${subscriptions.map((one) => rowOf(one, words))}</ul>`}
<h2>${words.payments}</h2>
${payments.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="rows">${payments.map((one) => paymentRow(one, words))}</ul>`}
<h2>${words.transfers}</h2>
<p>${words.transfersLead}</p>
${payers.length === 0 ? html`<p>${words.none}</p>` : html`<ul class="rows">${payers.map((one) => payerRow(one, words))}</ul>`}
<h2>${words.faults}</h2>
${act({
  name: "declines",
  button: words.set,
  fields: count({ id: "declines", label: words.declines, value: settings.declines }),
})}
${act({ name: "fault", button: words.set, fields: faultFields(settings, words) })}
<h2>${words.events}</h2>
<p>${settings.isHoldingEvents ? words.holding : words.sending}</p>
${
  settings.isHoldingEvents
    ? html`${act({ name: "release", button: words.release })}${act({ name: "reverse", button: words.reverse })}`
    : act({ name: "hold", button: words.hold })
}
<ul class="rows">${events.map((event) => eventRow(event, words))}</ul>`,
  });
}

function rowOf({ id, customer, product, status, end }: ShownSubscription, words: Words): Html {
  const day = new Date(end * 1000).toLocaleDateString("sv-SE", { timeZone: "Asia/Tokyo" });
  const isOn = status === "active" || status === "past_due";
  return html`<li><p><span class="name">${customer}</span> ${product} · ${status} · ${words.until(day)}</p>
${isOn ? act({ name: "renew", button: words.renew, fields: hidden("id", id) }) : undefined}
${status === "past_due" ? act({ name: "age", button: words.age, fields: hidden("id", id) }) : undefined}</li>
`;
}

function paymentRow({ intent, customer, charge, dispute, refunds }: ShownPayment, words: Words): Html {
  return html`<li><p><span class="name">${customer}</span> ${yenText(intent.amount)} · ${intent.status}
<span class="handle">${intent.metadata.dealId ?? intent.id}</span></p>
${charge && !dispute ? act({ name: "dispute", button: words.disputeIt, fields: hidden("id", charge) }) : undefined}
${
  dispute?.status === "needs_response"
    ? (["won", "lost"] as const).map((how) =>
        act({
          name: "decide",
          button: words[how],
          fields: html`${hidden("id", dispute.id)}${hidden("how", how)}`,
        }),
      )
    : undefined
}
${refunds.map(
  (refund) =>
    html`<p>${words.refund(yenText(refund.amount), refund.status ?? "")}</p>
${refund.status === "failed" ? undefined : act({ name: "failRefund", button: words.failRefund, fields: hidden("id", refund.id) })}`,
)}</li>
`;
}

function payerRow({ id, name, missing, left }: ShownPayer, words: Words): Html {
  const field = `transfer-${id}`;
  return html`<li><p><span class="name">${name}</span> ${left > 0 ? words.left(yenText(left)) : undefined}</p>
${act({
  name: "transfer",
  button: words.send,
  fields: html`${hidden("id", id)}<p class="field"><label for="${field}">${words.sum}</label>
<input id="${field}" name="yen" type="number" min="1" max="99999999" value="${missing}"></p>`,
})}</li>
`;
}

function eventRow(event: WireEvent, words: Words): Html {
  const send = (how: string, button: string) =>
    act({ name: "send", button, fields: html`${hidden("id", event.id)}${hidden("how", how)}` });
  return html`<li><p><span class="name">${event.type}</span> <span class="handle">${event.id}</span>
${event.pending_webhooks > 0 ? html`<span class="note">${words.waiting}</span>` : undefined}</p>
<div class="actions">${send("signed", words.again)}${send("old", words.old)}${send("forged", words.forged)}</div></li>
`;
}

type Act = { readonly name: string; readonly button: string; readonly fields?: Html };

function act({ name, button, fields }: Act): Html {
  return html`<form class="act" method="post" action="/dev/stripe/panel">${hidden("act", name)}${fields}<button>${button}</button></form>
`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function count({ id, label, value }: { id: string; label: string; value: number }): Html {
  return html`<p class="field"><label for="${id}">${label}</label>
<input id="${id}" name="count" type="number" min="0" max="100" value="${value}"></p>
`;
}

function faultFields({ fault }: SandboxSettings, words: Words): Html {
  const chosen = fault?.kind ?? "error";
  return html`${count({ id: "faults", label: words.faultCount, value: fault?.count ?? 0 })}
${faultKinds.map(
  (kind) =>
    html`<label class="choice"><input type="radio" name="kind" value="${kind}"${kind === chosen ? html` checked` : undefined}><span>${words.faultKinds[kind]}</span></label>
`,
)}
<label class="choice"><input type="checkbox" name="isForWrites" value="yes"${fault?.isForWrites ? html` checked` : undefined}><span>${words.forWrites}</span></label>`;
}
