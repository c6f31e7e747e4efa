import type { Locale } from "@tomoru/contract/fields";
import { useLanguage } from "../src/shared/site.ts";

const ja = {
  title: "コンポーネント",
  lead: "画面をつくる部品と、その状態の一覧です。本番の環境では表示されません。",
  groups: {
    basics: "基礎",
    actions: "操作",
    entries: "入力",
    messages: "お知らせ",
    content: "表示",
    charts: "図",
  },
  messagesPending: "お知らせ、未確認3件",
  otherFrame: "ログイン前の画面",
  back: "コンポーネントの一覧へ戻る",
  states: {
    rest: "通常",
    hover: "ホバー",
    focus: "フォーカス",
    press: "押下",
    off: "操作できない",
    loading: "処理中",
    error: "エラー",
    filled: "入力済み",
    data: "データあり",
    readOnly: "読み取り専用",
    chosen: "選択中",
    empty: "データなし",
    zero: "すべて0",
    notFound: "候補なし",
  },
  basics: { colours: "色", type: "文字", shapes: "角の丸み", depth: "高さ" },
  typeSample: "声がかかると、灯る。",
  open: "開く",
  hide: "隠す",
  off: "変更すると保存できます。",
  external: "企業のページ",
  samples: {
    person: "山田 花子",
    handle: "@hana.example",
    sentence: "企業から新しいオファーが届きました。内容をご確認ください。",
    paragraph:
      "文章は1行40文字までにおさめ、行間を広くとります。句読点や小さい「っ」は行頭に置きません。ABCのような英字との間には、わずかな空きが入ります。",
    section: (number: number) => `第${number}条`,
    contents: "目次",
    amount: "¥120,000",
    months: ["7月", "8月", "9月", "10月", "11月", "12月"],
    posts: ["1件前", "2件前", "3件前", "4件前", "5件前", "6件前", "7件前", "8件前"],
    views: (views: string) => `${views}回`,
  },
  charts: {
    nothing: "データが集まると、ここに表示されます。",
    strip: "最近の投稿の再生数",
    stripFinding: (count: number, median: string) =>
      `最近の投稿${count}件の再生数です。中央値は${median}回です。`,
    post: "投稿",
    band: "PR費用の目安",
    bandFinding: (range: string) => `PR費用は${range}と推定されます。`,
    bandEnds: { least: "下限", middle: "中央", most: "上限" },
    range: "範囲",
    estimate: "推定",
  },
};

type GalleryWords = typeof ja;

const en: GalleryWords = {
  title: "Components",
  lead: "Every part that a screen is made of, in each of its states. Not shown in production.",
  groups: {
    basics: "Basics",
    actions: "Actions",
    entries: "Entries",
    messages: "Messages",
    content: "Content",
    charts: "Charts",
  },
  messagesPending: "Messages, 3 unread",
  otherFrame: "Signed-out page",
  back: "Back to the components",
  states: {
    rest: "At rest",
    hover: "Hover",
    focus: "Focus",
    press: "Pressed",
    off: "Off",
    loading: "Loading",
    error: "Error",
    filled: "Filled",
    data: "With data",
    readOnly: "Read-only",
    chosen: "Chosen",
    empty: "Empty",
    zero: "All zero",
    notFound: "No match",
  },
  basics: { colours: "Colours", type: "Type", shapes: "Radius", depth: "Elevation" },
  typeSample: "It lights up when you’re called.",
  open: "Open",
  hide: "Hide",
  off: "Change something to save it.",
  external: "Company page",
  samples: {
    person: "Hanako Yamada",
    handle: "@hana.example",
    sentence: "A company has sent you a new offer. Take a look at what it asks for.",
    paragraph:
      "Lines hold about forty full-width characters and stand well apart. A word that is longer than its line breaks where it must, so that nothing scrolls sideways.",
    section: (number) => `Article ${number}`,
    contents: "Contents",
    amount: "¥120,000",
    months: ["Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    posts: ["Latest", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"],
    views: (views) => `${views} views`,
  },
  charts: {
    nothing: "This fills in once there is data.",
    strip: "Views of recent posts",
    stripFinding: (count, median) => `Views of the last ${count} posts. The median is ${median}.`,
    post: "Post",
    band: "Estimated PR cost",
    bandFinding: (range) => `A PR post is estimated at ${range}.`,
    bandEnds: { least: "Low", middle: "Middle", most: "High" },
    range: "Range",
    estimate: "Estimate",
  },
};

const dictionaries: Record<Locale, GalleryWords> = { ja, en };

/** What only the gallery says: names of states, and samples. All else it takes from the product's own words. */
export function useSay(): GalleryWords {
  return dictionaries[useLanguage().locale];
}
