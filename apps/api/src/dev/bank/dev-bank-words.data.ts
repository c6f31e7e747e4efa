import type { FailureCause, PayoutRowState } from "@tomoru/contract/deals/payout-states";

type Words = {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly run: (day: string, number: number) => string;
  readonly file: (n: number, rows: number, yen: string) => string;
  readonly result: (kana: string) => string;
  readonly paid: string;
  readonly causes: Record<FailureCause, string>;
  readonly states: Record<PayoutRowState, string>;
  readonly account: Record<1 | 2, string>;
  readonly answer: string;
  readonly more: (count: number) => string;
  readonly rest: string;
  readonly early: (day: string) => string;
  readonly clock: string;
  readonly wrong: string;
  readonly back: string;
};

/** What the made-up bank says. It is no page of the product, and its words are not the product's. */
export const bankWords: Record<"ja" | "en", Words> = {
  ja: {
    title: "銀行（お試し用）",
    lead: "運営が「銀行に依頼済み」にしたファイルが、ここに届きます。本物の銀行ではなく、お金は動きません。結果を返すと、振込の回に反映されます。",
    none: "届いたファイルはまだありません。運営の「振込」でファイルを作り、別の人が「銀行に依頼済み」にすると届きます。",
    run: (day, number) => `${day}振込分（回番号 ${number}）`,
    file: (n, rows, yen) => `${n}番のファイル ${rows}件 ${yen}`,
    result: (kana) => `${kana}の結果`,
    paid: "振込済み",
    causes: {
      accountMissing: "口座が見つからない",
      nameMismatch: "名義が一致しない",
      accountClosed: "解約済み",
      bankRejected: "銀行が受け付けない",
      other: "その他の理由で振り込めない",
    },
    states: {
      scheduled: "依頼待ち",
      sent: "依頼済み",
      paid: "振込済み",
      failed: "振り込めませんでした",
      held: "保留",
      void: "取り消し",
    },
    account: { 1: "普通", 2: "当座" },
    answer: "結果を返す",
    more: (count) => `ほか${count}件`,
    rest: "残りをすべて振込済みで返す",
    early: (day) => `振込指定日は${day}です。結果は、その日から返せます。`,
    clock: "時計を進める",
    wrong: "この結果は返せません",
    back: "銀行へ戻る",
  },
  en: {
    title: "Bank (sandbox)",
    lead: "The files that the operator has marked as sent arrive here. It is no real bank, and no money moves. What you answer goes into the payout run.",
    none: "No file has arrived. They do once the operator has made a run's files and somebody else has marked it as sent.",
    run: (day, number) => `To be paid on ${day} (run ${number})`,
    file: (n, rows, yen) => `File ${n}: ${rows === 1 ? "1 transfer" : `${rows} transfers`}, ${yen}`,
    result: (kana) => `Result for ${kana}`,
    paid: "Paid",
    causes: {
      accountMissing: "No such account",
      nameMismatch: "Another name",
      accountClosed: "Account closed",
      bankRejected: "The bank refuses it",
      other: "Not paid for another reason",
    },
    states: {
      scheduled: "Not sent",
      sent: "Sent",
      paid: "Paid",
      failed: "Not paid",
      held: "Held",
      void: "Let go",
    },
    account: { 1: "savings", 2: "current" },
    answer: "Return the results",
    more: (count) => `and ${count} more`,
    rest: "Return all the rest as paid",
    early: (day) => `The day of the transfer is ${day}. Results can be returned from that day on.`,
    clock: "Move the clock on",
    wrong: "These results cannot be returned",
    back: "Back to the bank",
  },
};
