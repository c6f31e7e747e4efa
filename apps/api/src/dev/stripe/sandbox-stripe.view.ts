import type { Locale } from "@tomoru/contract/fields";
import { type Html, html } from "../../platform/html-page/html.ts";
import { htmlPage } from "../../platform/html-page/html-page.ts";
import type { Checkout } from "./adding-a-card.ts";
import { stripeWords } from "./sandbox-stripe-words.data.ts";
import type { WireInvoice } from "./wire-objects.ts";

export type CardProblem = keyof (typeof stripeWords)["ja"]["problems"];
type CheckoutPage = Checkout & { readonly locale: Locale; readonly problem?: CardProblem | undefined };

export function checkoutPage({ session, intent, name, locale, problem }: CheckoutPage): string {
  const words = stripeWords[locale];
  const action = `/dev/stripe/checkout/${session.id}`;
  if (session.status !== "open") {
    const done = session.mode === "payment" ? words.paidOnce : words.done;
    const title = session.status === "complete" ? done : words.expired;
    return stripePage({ locale, title, main: html`` });
  }
  if (intent.status === "requires_action") {
    return stripePage({ locale, title: words.bank, main: bankForm({ locale, action: `${action}/bank` }) });
  }
  const yen = session.amount_total;
  return stripePage({
    locale,
    title: yen === null ? words.checkout : words.payOnce,
    main: html`<p>${yen === null ? words.forWhom(name) : words.paysOnce(name, yenText(yen))}</p>
${problem && html`<p class="problem" role="alert">${words.problems[problem]}</p>`}
<form method="post" action="${action}">
${field({ name: "number", label: words.number, autocomplete: "off", max: 23 })}
<div class="pair">${field({ name: "month", label: words.month, autocomplete: "off", max: 2 })}
${field({ name: "year", label: words.year, autocomplete: "off", max: 4 })}
${field({ name: "cvc", label: words.cvc, autocomplete: "off", max: 4 })}</div>
${field({ name: "holder", label: words.holder, autocomplete: "off", max: 100 })}
<div class="actions"><button class="primary">${yen === null ? words.add : words.pay}</button></div>
</form>
${session.cancel_url === null ? undefined : html`<p><a href="${session.cancel_url}">${yen === null ? words.back : words.backUnpaid}</a></p>`}
<details><summary>${words.cards}</summary><dl class="cards">
${Object.entries(words.cardNotes).map(([number, note]) => html`<div><dt>${number}</dt><dd>${note}</dd></div>`)}
</dl></details>`,
  });
}

type Field = {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly max: number;
};

function field({ name, label, autocomplete, max }: Field): Html {
  const isNumeric = name !== "holder";
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" required maxlength="${max}" autocomplete="${autocomplete}"${isNumeric ? html` inputmode="numeric"` : undefined}></p>
`;
}

function bankForm({ locale, action }: { locale: Locale; action: string }): Html {
  const words = stripeWords[locale];
  return html`<p>${words.bankLead}</p>
<form method="post" action="${action}"><div class="actions">
<button class="primary" name="decision" value="pass">${words.pass}</button>
<button name="decision" value="fail">${words.fail}</button></div></form>`;
}

type InvoicePage = {
  readonly locale: Locale;
  readonly invoice: WireInvoice;
  /** Whether a person has to pass before it is paid. */
  readonly isAsking: boolean;
  readonly isRefused: boolean;
};

export function invoicePage({ locale, invoice, isAsking, isRefused }: InvoicePage): string {
  const words = stripeWords[locale];
  const state = (["paid", "void"] as const).find((one) => one === invoice.status) ?? "open";
  const tax = invoice.total - invoice.subtotal;
  const action = `/dev/stripe/invoice/${invoice.id}`;
  const pay = html`<form method="post" action="${action}"><div class="actions">
<button class="primary" name="decision" value="pay">${words.payNow}</button></div></form>`;
  return stripePage({
    locale,
    title: words.invoice(invoice.number ?? ""),
    main: html`<p role="status">${words.invoiceStates[state]}</p>
${isRefused ? html`<p class="problem" role="alert">${words.unpaid}</p>` : undefined}
<dl class="sums">
${invoice.lines.data.map((line) => sum(line.description ?? "", line.amount))}
${sum(words.tax, tax)}${sum(words.total, invoice.total)}${sum(words.due, invoice.amount_due)}
</dl>
${state === "open" ? (isAsking ? bankForm({ locale, action }) : pay) : undefined}`,
  });
}

function sum(label: string, yen: number): Html {
  return html`<div><dt>${label}</dt><dd>${yenText(yen)}</dd></div>
`;
}

export function yenText(yen: number): string {
  return `${yen < 0 ? "-" : ""}¥${Math.abs(yen).toLocaleString("en-US")}`;
}

export function notFoundPage(locale: Locale): string {
  return stripePage({ locale, title: stripeWords[locale].notFound, main: html`` });
}

export function stripePage({ locale, title, main }: { locale: Locale; title: string; main: Html }): string {
  const words = stripeWords[locale];
  return htmlPage({
    locale,
    title,
    style: "/dev/stripe.css",
    body: html`<main>
<p class="mark">${words.mark}</p>
<h1>${title}</h1>
<p class="lead">${words.lead}</p>
${main}
</main>`,
  });
}
