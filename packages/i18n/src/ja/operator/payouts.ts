import type {
  DueReason,
  PaymentFailure,
  PayoutKind,
  PayoutRowState,
  PayoutRunState,
} from "@tomoru/contract/deals/payout-states";

const kinds: Record<PayoutKind, string> = { main: "本締め", supplement: "追加締め" };
const states: Record<PayoutRunState, string> = {
  cutting: "締め処理中",
  cut: "締め済み",
  filing: "ファイル作成中",
  filed: "ファイル作成済み",
  sent: "銀行に依頼済み",
  done: "完了",
  void: "取り消し",
};
const rowStates: Record<PayoutRowState, string> = {
  scheduled: "手続き中",
  sent: "依頼済み",
  paid: "振込済み",
  failed: "振込できず",
  held: "保留",
  void: "取り消し",
};
const causes: Record<PaymentFailure, string> = {
  accountMissing: "口座が見つかりません",
  nameMismatch: "名義が一致しません",
  accountClosed: "解約済みです",
  bankRejected: "銀行が受け付けませんでした",
  other: "その他",
  unclaimed: "時効により処理済み",
};
const reasons: Record<DueReason, string> = {
  inspection: "企業の受領待ち",
  waiting: "お支払い日待ち",
  noBank: "振込先なし",
  bankUnresolved: "振込先を確認できない",
  bankFresh: "振込先の変更から24時間以内",
  held: "保留",
  byHand: "手作業で振込",
};

export const payouts = {
  name: "振込",
  title: (day: string) => `次は${day}のお支払いです`,
  notSet:
    "このサーバーには、振り込むもとの口座が設定されていません。ZENGIN_SENDER を設定して起動すると、締めとファイルの作成ができます。",
  next: "これからのお支払い日",
  nextLine: (payments: number, yen: string) => `${payments}件 ${yen}`,
  cutsOn: (main: string, supplement: string) => `本締め ${main} 9:00、追加締め ${supplement} 9:00`,
  cutFrom: (day: string) => `${day}から手で締められます`,
  cut: {
    act: (kind: string) => `${kind}をする`,
    title: (day: string, kind: string) => `${day}のお支払いの${kind}をしますか？`,
    consequence: "支払える振込をこの回に集めます。あとで変わった振込先は使いません。",
    done: "締め処理を始めました。",
  },
  runs: "振込の回",
  noRuns: "まだありません。",
  caption: "振込の回の一覧",
  columns: {
    payOn: "お支払い日",
    kind: "締め",
    state: "状態",
    lines: "人数",
    yen: "合計",
    paidYen: "うち振込済み",
    made: "担当",
  },
  cameBack: (state: string, people: number) => `${state}（${people}人は振込できず）`,
  kinds,
  byItself: "自動",
  states,
  rowStates,
  causes,
  reasons,
  nobody: "（名前なし）",
  due: {
    title: "これからの振込と、払えていない振込",
    of: { due: "予定", held: "保留", failed: "振込できず", byHand: "手作業", unclaimed: "受け取りなし" },
    filter: "種類",
    caption: "振込の一覧",
    columns: {
      dueOn: "お支払い日",
      creator: "クリエイター",
      company: "企業",
      deal: "取引",
      reason: "理由",
      yen: "金額",
      act: "操作",
    },
    none: "ありません。",
    whose: (name: string, yen: string) => `${name}への${yen}`,
    hold: {
      act: "保留にする",
      undo: "保留を解く",
      title: (whose: string) => `${whose}の振込を保留にしますか？`,
      undoTitle: (whose: string) => `${whose}の振込の保留を解きますか？`,
      consequence: "理由は、クリエイターの画面に表示します。",
      done: "保留にしました。",
      undone: "保留を解きました。",
    },
    byHand: {
      act: "振込済みにする",
      title: (whose: string) => `${whose}の手作業の振込を記録しますか？`,
      consequence: "銀行で振り込んだ日と、銀行の整理番号を記録します。取り消せません。",
      paidOn: "振り込んだ日",
      reference: "銀行の整理番号",
      done: "記録しました。",
    },
    writeOff: {
      act: "時効として処理する",
      title: (whose: string) => `${whose}の受け取られていない振込を、時効として処理しますか？`,
      consequence:
        "お支払い日から5年のあいだ受け取られていません。処理すると振り込めなくなり、クリエイターの画面にもそう表示します。取り消せません。",
      done: "時効として処理しました。",
    },
  },
  run: {
    title: (day: string, kind: string) => `${day} ${kind}`,
    number: (number: number) => `回番号 ${number}`,
    totals: {
      yen: "振込の合計",
      paidYen: "振込済みの合計",
      lines: "人数",
      paid: "振込済み",
      failed: "振込できず",
      held: "保留",
    },
    progress: {
      cut: (done: number, of: number | null) =>
        of === null ? `締め処理中：${done}人` : `締め処理中：${done} / ${of}人`,
      files: (done: number, of: number | null) =>
        of === null ? `ファイル作成中：${done}人` : `ファイル作成中：${done} / ${of}人`,
      results: (done: number, of: number | null) =>
        of === null ? `結果の反映中：${done}人` : `結果の反映中：${done} / ${of}人`,
    },
    steps: {
      cut: "締め",
      files: "ファイル",
      sent: "銀行に依頼",
      results: "結果",
      doneWord: "完了",
      void: "取り消し",
      by: (name: string, moment: string) => `${name}・${moment}`,
      reason: (text: string) => `理由：${text}`,
    },
    files: "銀行に渡すファイル",
    file: (n: number, rows: number, yen: string) => `${n}番 ${rows}件 ${yen}`,
    download: "ダウンロード",
    voidFiles: {
      title: "取り消した回のファイル",
      note: "無効の振込です。銀行に渡さないでください。",
      download: "記録用にダウンロード",
    },
    makeFiles: {
      act: "ファイルを作る",
      title: "銀行に渡すファイルを作りますか？",
      consequence: "一度だけ作ります。あとで何度でも同じものをダウンロードできます。",
      done: "ファイルの作成を始めました。",
    },
    send: {
      act: "銀行に依頼済みにする",
      title: "銀行に依頼済みにしますか？",
      consequence:
        "ファイルを作った人とは別の人が行います。クリエイターの画面が「銀行に依頼しました」になります。",
      own: "この回を締めた人と、ファイルを作った人は行えません。別の人が作業してください。",
      done: "銀行に依頼済みにしました。",
    },
    void: {
      act: "この回を取り消す",
      title: "この回を取り消しますか？",
      consequence: "振込は、次に締める回に入ります。作ったファイルは銀行に渡さないでください。",
      done: "取り消しました。",
    },
    rest: {
      act: "残りすべて振込済み",
      title: (lines: number) => `残り${lines}人への振込を、すべて振込済みにしますか？`,
      consequence: "振込できなかったものを先に記録してください。クリエイターにメールで知らせます。",
      paidOn: "振り込まれた日",
      done: "結果を記録しました。",
    },
    failed: {
      act: "振込できなかったと記録する",
      title: (line: number, whose: string) => `${line}行目（${whose}）を「振込できず」にしますか？`,
      consequence: "クリエイターに理由と、直し方をメールで知らせます。",
      cause: "理由",
      done: "記録しました。",
    },
    rows: "振込の明細",
    columns: {
      line: "行",
      file: "ファイル",
      creator: "クリエイター",
      digits: "口座",
      yen: "金額",
      state: "状態",
      act: "操作",
    },
    digits: (last: string) => `末尾 ${last}`,
  },
};

export type PayoutsWords = typeof payouts;
