import type { PlanGroup, PlanId, PlanKey } from "@tomoru/contract/company/plans";

/** What the plans are and hold: the price page and the page of one's own plan say it alike. */
export const plans = {
  names: { free: "Free", standard: "Standard", professional: "Professional" } satisfies Record<
    PlanId,
    string
  >,
  leads: {
    free: "まず試す方へ",
    standard: "事業会社の方へ",
    professional: "代理店の方へ",
  } satisfies Record<PlanId, string>,
  caption: "プランの内容",
  perMonth: "／月",
  taxed: (yen: string) => `税込 ${yen}`,
  nothingToPay: "お支払いはありません",
  untaxed: "月額は税抜です。お支払いは、消費税10%を加えた額です。",
  has: "あり",
  none: "なし",
  groups: {
    find: "さがす",
    ask: "頼む",
    pay: "支払う",
    people: "人とサポート",
  } satisfies Record<PlanGroup, string>,
  /** By the keys of the matrix; a row with several keys is named by its first. */
  labels: {
    searchPages: "データベース検索",
    filters: "検索の絞り込み",
    searchRowsPerDay: "1日に見られる検索結果",
    savedSearches: "検索条件の保存",
    insightsPerMonth: "個別インサイト",
    lists: "施策リスト",
    creatorsPerList: "1つのリストの人数",
    prAnalysis: "PR投稿の分析",
    csvRowsPerMonth: "CSVダウンロード",
    dm: "契約前のメッセージ（DM）",
    direction: "案件の進行管理",
    postCount: "投稿数の指定",
    live: "ライブ出演の依頼",
    planning: "企画提案",
    secondaryUse: "素材の二次利用",
    shipping: "商品の発送代行",
    inToolPayment: "ツール内決済",
    toolFeeBps: "ツール利用料（税抜の報酬に対して）",
    seats: "利用人数",
    supportDays: "メールサポート",
    consulting: "月次コンサルティング",
  } satisfies Record<PlanKey, string>,
  toolFee: (percent: string, taxed: string) => `${percent}%（税込${taxed}%）`,
  and: "、",
  quote: "個別見積もり",
  allFilters: "すべての絞り込み",
  basicFilters: "基本の絞り込み",
  amounts: {
    searchPages: (pages: string) => `${pages}ページまで`,
    searchRowsPerDay: (rows: string) => `1日${rows}件`,
    savedSearches: (searches: string) => `条件の保存${searches}件`,
    insightsPerMonth: (people: string) => `月${people}人`,
    lists: (lists: string) => `${lists}件`,
    creatorsPerList: (people: string) => `1件に${people}人まで`,
    csvRowsPerMonth: (rows: string) => `月${rows}行`,
    seats: (people: string) => `${people}人`,
    supportDays: (days: string) => `${days}営業日以内`,
    consulting: (minutes: string) => `月${minutes}分`,
  },
  /** Behind its own name, where the price page has several of these in one row. */
  named: {
    filters: { all: "すべて", basic: "基本のみ" },
    searchRowsPerDay: (rows: string) => `${rows}件`,
    savedSearches: (searches: string) => `${searches}件`,
    lists: (lists: string) => `${lists}件`,
    creatorsPerList: (people: string) => `${people}人まで`,
    seats: (people: string) => `${people}人`,
  },
};

export type PlansWords = typeof plans;
