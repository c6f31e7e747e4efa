import type { Platform } from "@tomoru/contract/platforms";
import type { PostFormat } from "@tomoru/contract/post-formats";
import { daysAfter, japanDay, japanMoment } from "../../platform/japan-time.ts";
import type { PlatformPost } from "../../platform/social/social-platform.ts";
import type { DemoAccount } from "./demo-creators.rules.ts";
import type { DemoTopic } from "./demo-topic.rules.ts";
import { type Dice, diceOf } from "./dice.rules.ts";

const most = 50;
/** Posts of an account. Fewer than the product reads for most accounts, to keep the first start short. */
const usual = { from: 18, to: 38 };
const oldestDays = 420;
const youngHours = 48;
/** Views by follower, as price lists assume them. */
const viewsOfFollowers = { instagram: 0.35, tiktok: 0.35, youtube: 0.22 } as const;
const likesOfViews = { instagram: 0.042, tiktok: 0.06, youtube: 0.034 } as const;
const formats: Readonly<Record<Platform, readonly [PostFormat, PostFormat]>> = {
  instagram: ["reel", "feed"],
  tiktok: ["video", "photo"],
  youtube: ["video", "short"],
};
const hoursOfDay = [7, 12, 18, 20, 21, 22] as const;

/** Every third post is a PR post where an account posts them steadily. */
const steadyPr = 3;

/** How an account posts; drawn once for each account. */
type Habit = {
  readonly daysBetween: number;
  readonly hours: readonly number[];
  readonly views: number;
  readonly likes: number;
  readonly mainShare: number;
  readonly prShare: number;
  /** Views of a PR post divided by those of other posts. */
  readonly prRatio: number;
  readonly spread: number;
};

/** When the post that won the followers was posted, counted back from the reading. */
export const watchedDaysAgo = 17;

function habitOf(dice: Dice, { platform, trait, followers }: DemoAccount): Habit {
  const bought = trait === "boughtFollowers";
  const prShare = trait === "manyPrPosts" ? 0.42 : dice.pick([0, 0.04, 0.08, 0.12, 0.18, 0.26]);
  return {
    daysBetween: trait === "fewPosts" ? 9 : dice.between(1, 7),
    hours: [dice.pick(hoursOfDay), dice.pick(hoursOfDay)],
    views: Math.max(40, followers * (bought ? 0.014 : viewsOfFollowers[platform] * dice.spread(0.45))),
    likes: likesOfViews[platform] * dice.spread(0.5),
    mainShare: trait === "steadyPrPosts" ? 1 : dice.between(0.6, 0.95),
    prShare,
    prRatio: trait === "steadyPrPosts" ? dice.between(0.96, 1.04) : dice.between(0.5, 0.98),
    spread: trait === "steadyPrPosts" ? 0.07 : 0.3,
  };
}

/** What an account had posted by the reading, newest first. */
export function demoPostsOf(account: DemoAccount, readAt: Date): PlatformPost[] {
  if (account.trait === "noPosts") return [];
  const dice = diceOf(account.seed);
  const habit = habitOf(dice, account);
  const count = account.trait === "fewPosts" ? 4 : dice.whole(usual.from, usual.to);
  const posts: PlatformPost[] = [];
  let daysAgo = account.trait === "resting" ? dice.between(110, 170) : dice.between(0.4, habit.daysBetween);
  while (posts.length < count && daysAgo < oldestDays) {
    const post = postOf(dice, { account, habit, readAt, daysAgo: Math.floor(daysAgo), number: posts.length });
    if (Date.parse(post.postedAt) < readAt.getTime()) posts.push(post);
    daysAgo += habit.daysBetween * dice.between(0.5, 1.5);
  }
  return withWatched(posts, { account, habit, readAt });
}

type Making = {
  readonly account: DemoAccount;
  readonly habit: Habit;
  readonly readAt: Date;
  readonly daysAgo: number;
  readonly number: number;
};

function postOf(dice: Dice, { account, habit, readAt, daysAgo, number }: Making): PlatformPost {
  const { platform, trait, topic } = account;
  const minute = String(dice.whole(0, 60)).padStart(2, "0");
  const hour = String(dice.pick(habit.hours)).padStart(2, "0");
  const postedAt = japanMoment(daysAfter(japanDay(readAt), -daysAgo), `${hour}:${minute}`);
  const isPr = trait === "steadyPrPosts" ? number % steadyPr === 1 : dice.happens(habit.prShare);
  const isYoung = readAt.getTime() - postedAt.getTime() < youngHours * 3_600_000;
  const share = (isPr ? habit.prRatio : 1) * (isYoung ? 0.5 : 1);
  const views = Math.max(1, Math.round(habit.views * share * dice.spread(habit.spread)));
  const likes = Math.round(views * Math.min(0.3, habit.likes * dice.spread(0.12)));
  const comments = Math.round(likes * dice.between(0.02, 0.08));
  const [main, other] = formats[platform];
  const written = isPr ? prTextOf(dice, topic, platform) : { text: textOf(dice, topic), hasPrFlag: false };
  return {
    id: `demo-${account.seed}-${number}`,
    postedAt: postedAt.toISOString(),
    format: dice.happens(habit.mainShare) ? main : other,
    views: trait === "viewsNotGranted" ? null : views,
    likes: trait === "hiddenLikes" ? null : likes,
    comments,
    url: `https://example.jp/${platform}/${account.handle}/${number + 1}`,
    ...written,
  };
}

/** Makes one post be watched ten times as often, where that explains a jump in followers. */
function withWatched(
  posts: PlatformPost[],
  { account, habit, readAt }: Pick<Making, "account" | "habit" | "readAt">,
): PlatformPost[] {
  if (account.trait !== "explainedJump") return posts;
  const dice = diceOf(account.seed + 1);
  const calm = { ...habit, prShare: 0, mainShare: 1 };
  const post = postOf(dice, { account, habit: calm, readAt, daysAgo: watchedDaysAgo, number: most });
  const views = Math.round(habit.views * 11);
  const watched = { ...post, views, likes: Math.round(views * 0.07), comments: Math.round(views * 0.002) };
  return [...posts, watched].toSorted((one, next) => Date.parse(next.postedAt) - Date.parse(one.postedAt));
}

function tagsOf(dice: Dice, { tags }: DemoTopic): string {
  const from = dice.whole(0, tags.length);
  return [...tags, ...tags].slice(from, from + 3).join(" ");
}

function textOf(dice: Dice, topic: DemoTopic): string {
  const said = `${dice.pick(topic.captions)}\n\n${tagsOf(dice, topic)}`;
  const paidMyself = "広告ではありません。自分で買って、しばらく使ってから書いています。";
  return dice.happens(0.03) ? `${paidMyself}${said}` : said;
}

const longer =
  "毎日使うものだから、はじめの1週間は何も書かずに使い、2週間目から気づいたことを書きとめました。よかったところも、もう少しだと思ったところも、どちらも残しています。読んでくださった方の選ぶ手がかりになればうれしいです。";

function prTextOf(dice: Dice, topic: DemoTopic, platform: Platform): { text: string; hasPrFlag: boolean } {
  const { maker, name } = dice.pick(topic.goods);
  const caption = dice.pick(topic.captions);
  const tags = tagsOf(dice, topic);
  const plain = `${name}を2週間。${caption}\n\n${tags}`;
  if (platform === "youtube" && dice.happens(0.45)) return { text: plain, hasPrFlag: true };
  const labelled = [
    `【PR】${name}、毎日使っています。${caption}\n\n${tags}`,
    `${name}を2週間使いました。${caption}\n\n#PR ${tags}`,
    `${caption}\n${maker}さんの${name}といっしょに。\n\n${tags} #タイアップ`,
    `${maker}さんから商品の提供を受けて、${name}を試しました。\n${caption}\n\n${tags}`,
    `${caption}\n\n#提供 #${maker} ${tags}`,
    `${name}の感想です。${longer}\n\n${tags} #PR`,
  ];
  return { text: dice.pick(labelled), hasPrFlag: false };
}
