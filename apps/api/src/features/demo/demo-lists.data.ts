import type { BudgetBand } from "@tomoru/contract/company/budget-bands";
import type { Platform } from "@tomoru/contract/platforms";
import type { DemoTrait } from "./demo-creators.data.ts";

export const demoGroups = ["秋の新商品", "定番の発信"] as const;

export type DemoList = {
  readonly name: string;
  readonly explanation: string;
  readonly platform: Platform;
  readonly group: (typeof demoGroups)[number] | null;
  readonly budgetBand: BudgetBand | null;
  readonly madeDaysAgo: number;
  /** The categories of its creators, how many they are, and the bounds of their followers. */
  readonly topics: readonly string[];
  readonly creators: number;
  readonly followers: { readonly from: number; readonly to: number };
  readonly traits: readonly DemoTrait[];
};

export const demoLists: readonly DemoList[] = [
  {
    name: "秋ブレンド 発売の紹介",
    explanation: "11月末の発売にあわせて。台所や暮らしの写真が得意な方、1万〜10万フォロワー。",
    platform: "instagram",
    group: "秋の新商品",
    budgetBand: "100-300",
    madeDaysAgo: 9,
    topics: ["food", "home", "parenting"],
    creators: 18,
    followers: { from: 10_000, to: 100_000 },
    traits: ["steadyPrPosts", "explainedJump", "boughtFollowers", "hiddenLikes"],
  },
  {
    name: "水出しコーヒー 短い動画",
    explanation: "来年の夏に向けた候補。30秒で淹れ方が伝わる方。",
    platform: "tiktok",
    group: "秋の新商品",
    budgetBand: null,
    madeDaysAgo: 4,
    topics: ["food", "travel", "outdoors"],
    creators: 12,
    followers: { from: 5_000, to: 200_000 },
    traits: ["steadyPrPosts", "oldFigures"],
  },
  {
    name: "淹れ方を語れるチャンネル",
    explanation: "長い動画で、豆や道具の話ができる方。",
    platform: "youtube",
    group: "定番の発信",
    budgetBand: null,
    madeDaysAgo: 1,
    topics: ["food", "technology", "books"],
    creators: 9,
    followers: { from: 3_000, to: 500_000 },
    traits: ["manyPrPosts", "hiddenFollowers"],
  },
];

/** The company's note on an account with this trait; true of the figures that it shows. */
export const notesOfTraits: Readonly<Partial<Record<DemoTrait, string>>> = {
  steadyPrPosts: "PR投稿でも再生数がほとんど変わらない。第一候補。",
  explainedJump: "先月の1本がよく見られて、フォロワーが増えた。今の勢いを見ておく。",
  boughtFollowers: "理由のわからない急な増え方が3日ある。確認できるまで保留。",
  hiddenLikes: "いいね数が非公開なので、再生数とコメントで見る。",
  oldFigures: "数値の取得日が古い。依頼の前にもう一度見る。",
  manyPrPosts: "PR投稿が多め。ふだんの投稿との差を確かめる。",
  hiddenFollowers: "登録者数は非公開。1本あたりの再生数で判断する。",
};

/** Notes on every third of the other accounts. */
export const otherNotes = [
  "写真の明るさがお店の雰囲気に合う。",
  "発売の週に投稿できるか、先に予定を聞く。",
  "文章がていねい。商品の説明を任せられそう。",
] as const;
