import { failureCauses } from "@tomoru/contract/deals/payout-states";
import type { Locale } from "@tomoru/contract/fields";
import type { SentFile, SentRun } from "../../features/payouts/bank-desk.usecases.ts";
import { type Html, html } from "../../platform/html-page/html.ts";
import { sandboxPageOf } from "../sandbox.view.ts";
import { sandboxWords } from "../sandbox-words.data.ts";
import { bankWords } from "./dev-bank-words.data.ts";

export const bankPath = "/dev/bank";

type Words = (typeof bankWords)[Locale];
type Shown = { readonly locale: Locale; readonly runs: readonly SentRun[]; readonly today: string };
type OfRun = Pick<SentRun, "run"> & { readonly words: Words; readonly today: string };

export function bankPage({ locale, runs, today }: Shown): string {
  const words = bankWords[locale];
  return sandboxPageOf({
    locale,
    title: words.title,
    main: html`<p class="mark">${sandboxWords[locale].mark}</p>
<h1>${words.title}</h1>
<p class="lead">${words.lead}</p>
${runs.length === 0 ? html`<p>${words.none}</p>` : undefined}
${runs.map((sent) => runPart(sent, { words, today }))}
<p><a href="/dev/clock">${words.clock}</a></p>`,
  });
}

export function refusedPage(locale: Locale): string {
  const words = bankWords[locale];
  return sandboxPageOf({
    locale,
    title: words.wrong,
    main: html`<h1>${words.wrong}</h1><p><a href="${bankPath}">${words.back}</a></p>`,
  });
}

function runPart({ run, files }: SentRun, { words, today }: Pick<OfRun, "words" | "today">): Html {
  const isEarly = run.state === "sent" && today < run.payOn;
  return html`<section class="run"><h2>${words.run(run.payOn, run.number)}</h2>
${isEarly ? html`<p>${words.early(run.payOn)}</p>` : undefined}
${files.map((file) => filePart(file, { run, words, today }))}</section>
`;
}

/** A form while the bank has something to say of it; what it has said is not taken back. */
function filePart(file: SentFile, { run, words, today }: OfRun): Html {
  const isOpen = run.state === "sent" && today >= run.payOn;
  const more = file.rows - file.transfers.length;
  const rows = html`<ul class="transfers">${file.transfers.map((row) => transferPart(row, { words, isOpen }))}</ul>
${more > 0 ? html`<p class="note">${words.more(more)}</p>` : undefined}`;
  const isWaiting = isOpen && file.transfers.some(({ state }) => state === "sent");
  const given = html`${hidden("run", run.runId)}${hidden("file", file.n)}`;
  return html`<h3>${words.file(file.n, file.rows, yenText(file.yen))}</h3>
<p class="address note">SHA-256 ${file.sha256}</p>
${
  isWaiting
    ? html`<form method="post" action="${bankPath}">${given}${rows}<div class="actions"><button class="primary">${words.answer}</button></div></form>`
    : rows
}
${
  isOpen && more > 0
    ? html`<form class="later" method="post" action="${bankPath}">${given}<div class="actions"><button name="rest" value="yes">${words.rest}</button></div></form>`
    : undefined
}`;
}

type Row = SentFile["transfers"][number];

/** Shows only the last digits of an account: trying the product takes no more. */
function transferPart(row: Row, { words, isOpen }: { words: Words; isOpen: boolean }): Html {
  const account = `${row.bankCode}-${row.branchCode} ${words.account[row.accountType]} ****${row.accountNumber.slice(-3)}`;
  const name = `line-${row.line}`;
  const choice =
    isOpen && row.state === "sent"
      ? html`<select id="${name}" name="${name}" aria-label="${words.result(row.kana)}"><option value="paid">${words.paid}</option>
${failureCauses.map((cause) => html`<option value="${cause}">${words.causes[cause]}</option>`)}</select>`
      : html`<strong>${row.code ? words.causes[row.code] : words.states[row.state]}</strong>`;
  return html`<li><p><span class="name">${row.kana}</span> ${yenText(row.yen)}<span class="note">${account}</span></p>
${choice}</li>
`;
}

const yenText = (yen: number) => `¥${yen.toLocaleString("en")}`;

function hidden(name: string, value: string | number): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}
