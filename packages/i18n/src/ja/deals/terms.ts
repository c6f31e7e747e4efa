import type { PayCycle } from "@tomoru/contract/deals/pay-dates";
import type { UsageScope } from "@tomoru/contract/influencer/usage";
import { formats } from "./formats.ts";

const scopes: Record<UsageScope, string> = {
  none: "なし",
  organic: "企業のSNSやサイトへの掲載",
  ads: "企業の広告",
  all: "企業のSNSやサイトへの掲載と広告",
};

const cycles: Record<PayCycle, string> = {
  half: "半月ごと（15日と月末の締め）",
  month: "翌月末",
};

/** The terms: their rows, their differences, accepting and declining. */
export const terms = {
  title: "条件",
  version: (version: number, day: string) => `第${version}版・${day}`,
  rows: {
    fee: "報酬（税抜）",
    content: "内容",
    formats: "投稿の形式",
    draft: "下書き",
    post: "投稿の期間",
    keep: "公開を続ける期間",
    pay: "支払いの周期",
    withholding: "源泉徴収",
    usage: "二次利用",
    label: "PR表記",
    exclusivity: "競合の案件",
    shipping: "商品の発送",
    client: "広告主",
    note: "備考",
  },
  values: {
    formats,
    format: (name: string, count: number) => `${name} ${count}本`,
    separator: "、",
    draft: (day: string, revisions: number) =>
      revisions === 0 ? `${day}まで・修正なし` : `${day}まで・修正は${revisions}回まで`,
    noDraft: "下書きの確認はしません",
    keep: (days: number) => `投稿から${days}日間`,
    cycles,
    withholding: {
      none: "なし",
      std: "あり（10.21%、100万円を超える部分は20.42%）",
      nonResident: "あり（20.42%）",
    },
    withholdingReasons: {
      ownPost: "クリエイター自身のアカウントへの投稿のため、源泉徴収はありません。",
      corporation: "クリエイターが法人のため、源泉徴収はありません。",
      payerNotAgent: "支払う側が源泉徴収義務者でないため、源泉徴収はありません。",
      treatyFiled: "租税条約の届出があるため、源泉徴収はありません。",
      appearance: "出演の報酬にあたるため",
      manuscript: "原稿の報酬にあたるため",
      design: "デザインの報酬にあたるため",
      lecture: "講演の報酬にあたるため",
      printedModel: "印刷物のモデルの報酬にあたるため",
      copyright: "著作権の使用料にあたるため",
      performedInJapan: "日本国内での役務にあたるため",
    },
    usage: scopes,
    usageUntil: (scope: string, day: string) => `${scope}・${day}まで`,
    label: (label: string) => `本文の「続きを読む」の前に ${label}`,
    exclusivity: (category: string, day: string) => `${day}まで、${category}のほかのPRは受けない`,
    ships: "企業が発送します",
    noShipping: "なし",
    none: "なし",
  },
  diff: {
    caption: "変わった条件",
    before: "前",
    after: "後",
    ours: "こちらの提案",
    theirs: { company: (name: string) => `${name}の提案`, creator: (name: string) => `${name}さんの希望` },
    term: "条件",
    unchanged: (count: number) => `変わらない条件 ${count}件`,
    more: (yen: string) => `＋${yen}`,
    less: (yen: string) => `−${yen}`,
    estimate: {
      within: (range: string) => `推定 ${range} の中`,
      above: (range: string) => `推定 ${range} を上回ります`,
      below: (range: string) => `推定 ${range} を下回ります`,
    },
    postStays: "投稿の期間は変わりません",
    message: "備考",
  },
  /** The first version, beside what the creator said yes to. */
  unlike: {
    title: "最初の依頼と違うところがあります",
    one: ({ label, before, after }: { label: string; before: string; after: string }) =>
      `${label}：${before} → ${after}`,
  },
  effect: {
    charge: "お支払いの総額（税込）",
    net: "受け取る額（税込）",
    payDay: "相手への支払い日",
    myPayDay: "届く日",
    reportedBy: (day: string) => `${day}に報告した場合`,
    stays: "変わりません",
    before: (text: string) => `変更前 ${text}`,
    sixty: (days: number) => `60日の期限より${days}日早い`,
  },
  payTable: {
    title: "報告した日と振込日",
    caption: "報告した日ごとの振込日",
    reported: "報告した日",
    paid: "振込日",
    /** In parts that a line may break between. */
    range: (from: string, to: string) => (from === to ? [from] : [`${from}〜`, to]),
  },
  decide: {
    accept: "この条件で契約する",
    again: (left: number) => `もう一度提案する（あと${left}回）`,
    counter: (left: number) => `変更を希望する（あと${left}回）`,
    counterShort: "変更を希望する",
    againShort: "もう一度提案する",
    left: (left: number) => `変更の提案は、両者あわせてあと${left}回です。`,
    last: "これ以上の変更はできません。契約するか、見送ってください。",
    decline: "見送る",
    note: {
      company: "契約すると、両者に条件書が届き、代金を確保します。内容は変えられません。",
      creator: "契約すると、両者に条件書が届きます。代金が確保されてから、作業を始めてください。",
    },
    sheet: "条件書（全12項目）を見る",
  },
  past: {
    title: "投稿の期間が過ぎたため、この条件では契約できません",
    propose: "新しい期間の条件を送ってください。ほかの条件は、そのまま残っています。",
    decline: "条件を変えられる回数も残っていません。見送ってください。",
  },
  clash: {
    title: "ほかの契約と重ならないか、ご確認ください",
    one: (day: string, category: string) => `${day}まで、${category}の競合の案件を受けない約束をしています：`,
  },
  acceptance: {
    question: "この条件で契約しますか？",
    consequence: {
      company: (name: string) => `契約が確定し、${name}さんに通知されます。`,
      creator: "契約が確定し、企業に通知されます。",
    },
    version: "同意する版",
    hash: "照合用の番号（SHA-256）",
    fee: "報酬（税抜）",
    toolFee: "ツール利用料（税込）",
    total: "お支払いの総額（税込）",
    pay: {
      card: (yen: string) => `契約して${yen}を支払う`,
      transfer: (yen: string) => `契約して${yen}を振り込む`,
      balance: (yen: string) => `契約して残高から${yen}を支払う`,
    },
    leaving: {
      title: "あとから取り消すとき",
      free: (moment: string) => `契約から24時間（いま契約すると${moment}まで）は、無料で取り消せます。`,
      drafted: ({ early, begun, approved }: { early: number; begun: number; approved: number }) =>
        `そのあとに貴社だけで取り消すと、下書きが届くまでは報酬の${early}%、下書きが届いてからは${begun}%、承認してからは${approved}%と、その分のツール利用料がかかります（下書きが届くと、24時間以内でもかかります）。投稿の報告のあとは取り消せません。`,
      posted: ({ early, begun }: { early: number; begun: number }, days: number) =>
        `そのあとに貴社だけで取り消すと、投稿の期間の${days}日前までは報酬の${early}%、そのあとは${begun}%と、その分のツール利用料がかかります。投稿の報告のあとは取り消せません。`,
    },
    keeping: {
      drafted: ({ early, begun, approved }: { early: number; begun: number; approved: number }) =>
        `企業だけの都合で取り消されたときは、下書きを出すまでは報酬の${early}%、出してからは${begun}%、承認されてからは${approved}%を受け取れます（契約から24時間以内で、下書きを出す前なら0%）。`,
      posted: ({ early, begun }: { early: number; begun: number }, days: number) =>
        `企業だけの都合で取り消されたときは、投稿の期間の${days}日前までは報酬の${early}%、そのあとは${begun}%を受け取れます（契約から24時間以内なら0%）。`,
      alone: "あなただけで取り消すと、報酬は支払われません。",
      usage: (usage: string) => `二次利用：${usage}。追加の報酬はありません。`,
    },
    follows: "このあと",
    steps: {
      company: [
        "両者に条件書が届きます",
        "代金を、選んだ方法でお支払いいただきます",
        "確保できると、クリエイターが作業を始めます",
      ],
      creator: [
        "両者に条件書が届きます",
        "企業が代金を確保します（カードは72時間、銀行振込は5銀行営業日以内）",
        "確保のお知らせが届いたら、作業を始めてください",
      ],
    },
    way: "代金の確保の方法",
    ways: { card: "カード", transfer: "銀行振込" },
    wayNotes: {
      card: (card: string | null) =>
        `契約が成立すると、${card ?? "会社の既定のカード"}からすぐに支払われます。`,
      transfer: "契約が成立すると、専用の口座をお知らせします。5銀行営業日以内にお振り込みください。",
    },
    sending: "契約しています…",
    done: "契約しました",
  },
  declining: {
    question: "この取引を見送りますか？",
    consequence: "相手に通知され、取引は終わります。取り消せません。",
    reason: "相手に伝える理由",
    action: "見送る",
    sending: "送っています…",
    done: "見送りました",
  },
  conflict: {
    version: (version: number) => `先に第${version}版が届いています。見直してください。`,
    moved: "別の画面で取引が進んでいます。いまの状態を表示しました。",
    due: "期限が過ぎたため、送れませんでした。",
    rounds: "これ以上の変更はできません。",
    postTo: "この投稿の期間では合意できません。期間を変えて提案してください。",
  },
};

export type DealTermsWords = typeof terms;
