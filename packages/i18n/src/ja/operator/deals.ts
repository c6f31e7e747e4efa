import type {
  DealEventAct,
  DealHold,
  DealState,
  DealTurn,
  Funding,
} from "@tomoru/contract/deals/deal-states";
import type { PostCheck } from "@tomoru/contract/deals/delivery";

const states: Record<DealState, string> = {
  terms: "条件の調整",
  contracted: "契約済み",
  draft_review: "下書きの確認",
  changes_requested: "下書きの修正",
  draft_approved: "下書き承認済み",
  reported: "報告済み",
  accepted: "受領済み",
  cancelled: "中止",
  expired: "期限切れ",
};
const turns: Record<DealTurn, string> = {
  company: "企業の番",
  creator: "クリエイターの番",
  operator: "運営の番",
  none: "終了",
};
const holds: Record<DealHold, string> = { dispute: "異議の確認中", operator: "運営による停止" };
const fundings: Record<Funding, string> = {
  none: "未確保",
  charging: "確保の手続き中",
  secured: "確保済み",
  failed: "確保できず",
  refunded: "返金済み",
};
const checks: Record<PostCheck, string> = {
  pending: "確認中",
  ok: "問題なし",
  notFound: "見つからない",
  wrongAccount: "別のアカウント",
  labelMissing: "PR表記なし",
  unreadable: "読み取れない",
};
const acts: Record<DealEventAct, string> = {
  open: "取引の開始",
  propose: "条件の提案",
  accept: "契約",
  decline: "見送り",
  paid: "確保",
  refused: "確保できず",
  sendDraft: "下書きの提出",
  askChanges: "修正の依頼",
  approveDraft: "下書きの承認",
  report: "報告",
  acceptReport: "受領",
  rejectReport: "差し戻し",
  contest: "差し戻しへの異議",
  dispute: "異議",
  hold: "停止",
  release: "再開",
  suspend: "利用停止に伴う停止",
  restore: "利用停止の解除",
  decide: "運営の判断",
  undecided: "判断のないまま締め：全額支払い",
  cancel: "中止",
  proposeCancel: "中止の提案",
  proposeAmendment: "変更の提案",
  answerProposal: "提案への返事",
  leave: "退会",
  askPaper: "書面の請求",
  tick: "期限による処理",
};

export const deals = {
  name: "取引",
  disputesTitle: (count: number, isMore: boolean) =>
    count === 0
      ? "判断を待つ異議はありません"
      : isMore
        ? `異議${count}件以上が判断を待っています`
        : `異議${count}件が判断を待っています`,
  disputes: "判断を待つ異議",
  all: "すべての取引",
  none: "まだありません。",
  due: (day: string) => `${day}までに判断`,
  late: (day: string) => `期限を過ぎています（${day}）`,
  by: { company: "企業から", creator: "クリエイターから" },
  noProduct: "商品名なし",
  columns: {
    product: "商品",
    company: "企業",
    creator: "クリエイター",
    state: "段階",
    turn: "番",
    fee: "報酬",
    updated: "更新",
  },
  states,
  turns,
  holds,
  fundings,
  checks,
  acts,
  facts: {
    title: "取引のあらまし",
    company: "企業",
    creator: "クリエイター",
    state: "段階",
    turn: "番",
    funding: "お金",
    fee: "報酬（税抜）",
    payDueOn: "お支払い日",
    content: "依頼の内容",
    posts: "投稿期間",
  },
  dispute: { title: "異議の内容", from: "申し出た側" },
  drafts: "下書き",
  round: (round: number) => `${round}回目`,
  postsTitle: "投稿",
  report: "報告",
  reportedAt: (moment: string) => `${moment}に報告`,
  messages: "メッセージ",
  from: { company: "企業", creator: "クリエイター", system: "Tomoru" },
  record: "記録",
  holdRecord: { on: "停止", off: "再開", by: (name: string) => `担当：${name}` },
  hold: {
    act: "この取引を止める",
    undo: "停止を解く",
    title: "この取引を止めますか？",
    undoTitle: "停止を解きますか？",
    consequence: "解くまで、企業もクリエイターも取引を進められません。両方に知らせます。",
    undoConsequence: "止める前の段階に戻り、期限は今日から数え直します。",
    done: "取引を止めました。",
    undone: "停止を解きました。",
  },
  decide: {
    act: "判断する",
    title: "この異議を判断しますか？",
    consequence: "両方にメールで知らせます。取り消せません。",
    decision: "判断",
    decisions: { accept: "全額を支払う", cancel: "中止し、一部を支払う", resume: "取引を続ける" },
    pct: "クリエイターに支払う割合（%）",
    pctWrong: "0から100の整数で入力してください",
    fault: "どちらの事情か",
    faults: { company: "企業", creator: "クリエイター", neither: "どちらでもない" },
    done: "判断を記録しました。",
  },
};

export type DealsWords = typeof deals;
