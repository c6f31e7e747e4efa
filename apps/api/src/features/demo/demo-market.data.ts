/** What the demo's company asks for: an open campaign that people have applied to, and a list that it has consulted. */
export const demoCampaign = {
  platform: "instagram",
  productName: "秋ブレンド「こもれび」",
  productInfo: "深煎りの豆に、りんごのような香りの豆を合わせた季節のブレンドです。粉でもお送りできます。",
  description:
    "休みの日の1杯を淹れるところから、30〜60秒のリールにしてください。淹れ方に決まりはありません。",
  situation: "ご自宅の台所や食卓",
  tieUpexp: "はじめての方も歓迎します。",
  postFormat: ["リール 1本"],
  budgetBand: "u50",
  capacity: 3,
  minFollowers: 5000,
} as const;

/** All days are counted from the first start. */
export const demoCampaignDays = { published: -6, closes: 8, postsFrom: 14, postsTo: 28 } as const;

type DemoApplicant = {
  readonly daysAgo: number;
  readonly wishFeeYen: number;
  readonly message: string;
  /** When the applicant was chosen, and whether the company has sent terms since. */
  readonly chosen?: { readonly daysAgo: number; readonly hasTerms: boolean };
};

export const demoApplicants: readonly DemoApplicant[] = [
  {
    daysAgo: 5,
    wishFeeYen: 60_000,
    message: "毎朝の台所を撮っています。湯気と音が入る、静かなリールにします。",
    chosen: { daysAgo: 2, hasTerms: true },
  },
  {
    daysAgo: 5,
    wishFeeYen: 45_000,
    message: "子どもが起きる前の15分を、いつも記録しています。その時間に飲ませてください。",
    chosen: { daysAgo: 1, hasTerms: false },
  },
  {
    daysAgo: 4,
    wishFeeYen: 80_000,
    message: "豆の量と湯温を画面に出して、まねできる形でご紹介します。",
  },
  { daysAgo: 3, wishFeeYen: 50_000, message: "りんごの焼き菓子と合わせて、休日の食卓を撮りたいです。" },
  { daysAgo: 3, wishFeeYen: 120_000, message: "横画面の写真も3枚、フィード用にお渡しできます。" },
  {
    daysAgo: 2,
    wishFeeYen: 40_000,
    message: "PRははじめてです。ふだん飲んでいる店の豆なので、応募しました。",
  },
];

export const demoConsultation = {
  platform: "tiktok",
  productName: "水出しコーヒーバッグ",
  productInfo: "水に入れて冷蔵庫に一晩。苦みが出にくい中煎りの豆を使っています。",
  description: "夜に仕込んで朝に飲むまでを、30秒ほどの動画にしてください。器や飲み方はお任せします。",
  situation: "台所、または持ち出した先",
  postFormat: ["動画 1本"],
  budgetBand: "u50",
  answerDays: 10,
} as const;

export const demoConsultationDays = { sent: -4, postsFrom: 18, postsTo: 40 } as const;

type DemoAnswer = {
  readonly hoursAfter: number;
  readonly decision: "approval" | "reject";
  /** For an approved offer: the company's terms, and the fee that the creator asks for instead. */
  readonly terms?: { readonly feeYen: number; readonly hoursAfter: number; readonly counterYen?: number };
};

/** In the order of the list; creators without an entry have not answered. */
export const demoAnswers: readonly DemoAnswer[] = [
  {
    hoursAfter: 3,
    decision: "approval",
    terms: { feeYen: 70_000, hoursAfter: 20, counterYen: 85_000 },
  },
  { hoursAfter: 5, decision: "reject" },
  { hoursAfter: 22, decision: "approval", terms: { feeYen: 50_000, hoursAfter: 30 } },
  { hoursAfter: 40, decision: "approval" },
  { hoursAfter: 55, decision: "reject" },
  { hoursAfter: 70, decision: "approval" },
];
