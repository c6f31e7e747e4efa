import type { Locale } from "@tomoru/contract/fields";
import { useLanguage } from "../src/shared/site.ts";

const ja = {
  plans: {
    caption: "プランの内容",
    per: "／月",
    taxed: (yen: string) => `税込 ${yen}`,
    nothing: "お支払いはありません",
    leads: { free: "まず試す方へ", standard: "事業会社の担当者へ", professional: "代理店の方へ" },
    own: "利用中",
    next: "次のお支払い 12月1日 ¥11,000（税込）",
    choose: "このプランにする",
    has: "あり",
    none: "なし",
    groups: { find: "さがす", pay: "支払う" },
    rows: { pages: "データベース検索", pr: "PR投稿の分析ページ", fee: "利用料（報酬に対して）" },
    pages: (pages: number) => `${pages}ページまで`,
  },
  meters: {
    insights: "インサイト",
    limit: (limit: number) => `／${limit}人`,
    sentence: (used: number, limit: number) => `${limit}人のうち${used}人を使いました。`,
    nearly: "あと40人です",
    reached: "上限に達しました",
    seats: { taken: "利用中", invited: "招待中", free: "空き" },
    seatsSentence: "10席のうち3席を使い、1席に招待中です。",
  },
  cards: {
    spoken: (last4: string) => `末尾${last4}`,
    expiry: "有効期限 2028年6月",
    isDefault: "既定",
    soon: "今月まで",
    expired: "期限切れ",
    renew: "更新する",
    remove: "削除する",
    refused: "カードを削除できませんでした。先に別のカードを既定にしてください。",
  },
  steps: {
    verify: ["会社の確認", "確認中です。1営業日ほどかかります。", "、確認待ち"],
    card: ["カード", "有料プランと取引のお支払いに使います。", "、未完了"],
    list: ["最初のリスト", "気になるクリエイターを集めます。", "、完了"],
    add: "カードを追加",
  },
  paper: { label: "請求書の見本", title: "請求書" },
  finding: {
    legend: { post: "通常の投稿", pr: "PR投稿", median: "中央値" },
    strip: "直近20本の再生数。中央値は31,200回です。",
    views: "投稿ごとの再生数",
    viewsFinding: "50本の再生数の中央値は31,200回です。",
    median: "中央値 31,200回",
    compare: "PRと通常",
    compareFinding: "PR投稿の再生数の中央値は、通常の94%です。",
    followers: "フォロワーの推移",
    followersFinding: "9か月で10万3千人から12万4千人になりました。",
    jump: "8月12日 +2,900人",
    posts: (count: number) => `${count}本`,
    none: "投稿が5本に満たないため、出していません。",
    table: { label: "日付", value: "数" },
    show: "表で見る",
    hide: "表を閉じる",
  },
};

type CompanyWords = typeof ja;

const en: CompanyWords = {
  plans: {
    caption: "What each plan holds",
    per: " / month",
    taxed: (yen) => `${yen} incl. tax`,
    nothing: "Nothing to pay",
    leads: { free: "To try it out", standard: "For companies", professional: "For agencies" },
    own: "Your plan",
    next: "Next payment ¥11,000 incl. tax on 1 Dec",
    choose: "Choose this plan",
    has: "Included",
    none: "None",
    groups: { find: "Find", pay: "Pay" },
    rows: { pages: "Database search", pr: "PR post analysis", fee: "Fee (of the pay)" },
    pages: (pages) => `${pages} pages`,
  },
  meters: {
    insights: "Insights",
    limit: (limit) => ` of ${limit}`,
    sentence: (used, limit) => `${used} of ${limit} creators used.`,
    nearly: "40 left",
    reached: "Limit reached",
    seats: { taken: "In use", invited: "Invited", free: "Free" },
    seatsSentence: "3 of 10 seats in use, 1 invited.",
  },
  cards: {
    spoken: (last4) => `ending in ${last4}`,
    expiry: "Expires June 2028",
    isDefault: "Default",
    soon: "Until this month",
    expired: "Expired",
    renew: "Replace",
    remove: "Delete",
    refused: "Unable to delete the card. Make another one default first.",
  },
  steps: {
    verify: ["Company check", "Under way. It takes about one business day.", ", waiting"],
    card: ["Card", "Pays for plans and deals.", ", to do"],
    list: ["First list", "Creators you like, in one place.", ", done"],
    add: "Add a card",
  },
  paper: { label: "Sample invoice", title: "Invoice" },
  finding: {
    legend: { post: "Posts", pr: "PR posts", median: "Median" },
    strip: "Views of the last 20 posts. The median is 31,200.",
    views: "Views of each post",
    viewsFinding: "The median of 50 posts is 31,200 views.",
    median: "Median 31,200",
    compare: "PR and others",
    compareFinding: "The median of PR posts is 94% of that of the others.",
    followers: "Followers over time",
    followersFinding: "From 103K to 124K in nine months.",
    jump: "12 Aug +2,900",
    posts: (count) => `${count} posts`,
    none: "Not shown: fewer than 5 posts.",
    table: { label: "Date", value: "Number" },
    show: "View as table",
    hide: "View as chart",
  },
};

const dictionaries: Record<Locale, CompanyWords> = { ja, en };

/** Samples for what only the companies' site draws: the gallery has the creators' words. */
export function useCompanySay(): CompanyWords {
  return dictionaries[useLanguage().locale];
}
