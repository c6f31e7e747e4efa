import { board } from "./board.ts";

/** 案件: consultations and open campaigns in one list, and the board of each. */
export const work = {
  nav: "案件",
  title: "案件",
  loadFailed: "案件を読み込めませんでした",
  heading: (count: number) => `${count}件の案件が動いています`,
  nothing: "動いている案件はありません",
  newCampaign: "公募を作る",
  find: "クリエイターをさがす",
  groups: { label: "案件の表示", running: "動いている", done: "終わったもの" },
  columns: { work: "案件", now: "いま", progress: "進み", money: "お金（税抜）", next: "次の期限" },
  kinds: {
    consultation: (people: number) => `相談・${people}人`,
    campaign: (people: number) => `公募・${people}人を募集`,
  },
  yours: (count: number) => `あなたの番 ${count}`,
  theirs: (count: number) => `相手の番 ${count}`,
  operators: (count: number) => `運営が確認中 ${count}`,
  states: {
    draft: "下書き",
    open: "募集中",
    selecting: "選考中",
    closed: "締め切り",
    done: "終了",
    withdrawn: "取り下げ",
  },
  allDone: "すべて終わりました",
  allPosted: "すべて投稿済み",
  steps: {
    paid: (done: number, all: number) => `支払い ${done}／${all}`,
    posted: (done: number, all: number) => `投稿 ${done}／${all}`,
    contracted: (done: number, all: number) => `契約 ${done}／${all}`,
    answered: (done: number, all: number) => `回答 ${done}／${all}`,
    applied: (count: number) => `応募 ${count}`,
  },
  of: (yen: string, most: string) => `${yen}／${most}`,
  empty: {
    running: "相談か公募を始めると、回答や締め切りがここに並びます。",
    done: "終わった案件はまだありません。",
  },
  more: "もっと見る",
  end: "すべて表示しました",
  choosing: {
    heading: (applied: number, left: number) =>
      applied < left
        ? `${applied}人が応募しています。募集はあと${left}人です`
        : `${applied}人の応募から、あと${left}人選べます`,
    full: "募集した人数がそろいました",
    none: "まだ応募はありません",
    noMore: "いま選べる応募はありません",
    noneHint: "条件に合うクリエイターの「案件」に並んでいます。応募が届くと、ここに表示されます。",
    people: (count: number) => `公募・${count}人を募集`,
    openUntil: (day: string) => `応募は${day}まで`,
    selectUntil: (day: string) => `選考は${day}まで`,
    filter: "表示する応募",
    groups: { all: "すべて", candidates: "候補", passed: "見送り" },
    table: "応募した人",
    columns: {
      creator: "応募した人",
      median: "再生数の中央値",
      strip: "直近20本",
      fee: "希望の報酬",
      message: "メッセージ",
      act: "操作",
    },
    estimate: (range: string) => `推定 ${range}`,
    record: {
      none: "はじめての取引",
      onTime: (deals: number) => `取引 ${deals}件・期日どおり`,
      late: (deals: number, late: number) => `取引 ${deals}件・遅れ ${late}件`,
    },
    mark: (name: string) => `${name}を候補にする`,
    markAll: "すべてを候補にする",
    pass: "見送る",
    back: "見送りを戻す",
    keys: { candidate: "候補", pass: "見送り" },
    tray: "選んだ人",
    seats: (taken: number, all: number) => `${taken} / ${all}人`,
    empty: "あいています",
    decided: "決定",
    drop: (name: string) => `${name}を外す`,
    sum: "報酬の合計（税抜）",
    views: "再生数の中央値の合計",
    times: (count: string) => `${count}回`,
    noViews: "中央値なし",
    confirm: (count: number) => `${count}人に決めて条件へ進む`,
    ask: {
      title: (count: number) => `${count}人に決めますか？`,
      text: "選んだ人に知らせ、条件のやりとりが始まります。取り消せません。",
      yes: "決める",
      doing: "知らせています…",
      back: "戻る",
    },
    after: "選んだ人に知らせ、条件のやりとりが始まります。残りの人は、選考の期限まで選べます。",
    others: "選ばなかった人には",
    othersText: "選考が終わる日に、まとめて知らせます。1人ずつ断る必要はありません。",
    chosen: (count: number) => `${count}人に決まったことを知らせました`,
    capacity: "募集した人数がそろいました。これ以上は選べません。",
    loadFailed: "応募を読み込めませんでした",
    more: "もっと見る",
    end: "すべて表示しました",
  },
  moves: {
    edit: "下書きを開く",
    late: "先に状態が変わっていました。最新の状態を表示しました。",
    close: {
      action: "応募を締め切る",
      note: "新しい応募だけを止めます。選ぶのは続けられます。",
      title: "応募を締め切りますか？",
      text: (_waiting: number, selectBy: string) =>
        `新しい応募は受け付けなくなります。これまでの応募からは、${selectBy}まで選べます。取り消せません。`,
      doing: "締め切っています…",
      done: "応募を締め切りました",
    },
    finish: {
      action: "選考を終える",
      note: "選ばなかった人に結果を知らせ、選考を終わりにします。",
      title: "選考を終えますか？",
      text: (waiting: number, _selectBy: string) =>
        waiting === 0
          ? "これ以上は選べなくなります。選んだ人との取引は続きます。取り消せません。"
          : `選ばなかった${waiting}人に、結果をまとめて知らせます。選んだ人との取引は続きます。取り消せません。`,
      doing: "知らせています…",
      done: "選考を終えました",
    },
    withdraw: {
      action: "公募を取りやめる",
      note: "応募した全員に知らせ、公募をなかったことにします。",
      title: "この公募を取りやめますか？",
      text: (waiting: number, _selectBy: string) =>
        waiting === 0
          ? "この公募は終わり、もう一度始めることはできません。選んだ人との取引は続きます。"
          : `応募した${waiting}人に、取りやめたことを知らせます。選んだ人との取引は続きます。取り消せません。`,
      doing: "取りやめています…",
      done: "公募を取りやめました",
    },
  },
  board,
};

export type WorkWords = typeof work;
