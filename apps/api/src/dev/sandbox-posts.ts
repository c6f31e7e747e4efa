import type { SandboxAccount } from "./sandbox-accounts.data.ts";

export type SandboxPost = {
  readonly id: string;
  readonly postedAt: Date;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  readonly text: string;
  readonly isPr: boolean;
};

const posts = 50;
const everyMs = 62 * 3_600_000;

const texts = [
  "朝の支度、5分だけ早くなりました。 #暮らし #朝の支度",
  "作り置き3品、冷めてもおいしい順に。 #料理 #作り置き",
  "洗面所の棚を見直した話。 #収納 #暮らし",
  "週末の京都、歩いた順に。 #旅行 #京都",
  "A社さんから商品の提供を受けて、2週間使ってみました。 #スキンケア",
  "雨の日の洗濯、これで乾きます。 #家事",
  "【PR】新しい炊飯器で、いつもの豆ごはん。 #PR #炊飯器",
] as const;

/** What a made-up account has posted, newest first: always the same at the same time. The newest have the views that it lists. */
export function postsOf({ recentViews }: Pick<SandboxAccount, "recentViews">, now: Date): SandboxPost[] {
  const newest = Math.floor(now.getTime() / everyMs);
  return Array.from({ length: posts }, (_, at) => {
    const listed = recentViews[at % recentViews.length] ?? 0;
    const views = at < recentViews.length ? listed : Math.round((listed * (100 - at)) / 100);
    const text = texts[at % texts.length] ?? texts[0];
    return {
      id: String(newest - at),
      postedAt: new Date((newest - at) * everyMs),
      views,
      likes: Math.floor((views * (31 + (at % 7))) / 1000),
      comments: Math.floor((views * (2 + (at % 3))) / 1000),
      text,
      isPr: text.includes("PR"),
    };
  });
}
