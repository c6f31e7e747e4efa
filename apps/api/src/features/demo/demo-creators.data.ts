import type { Platform } from "@tomoru/contract/platforms";

/** The name in romaji, for the handle, and in Japanese. */
export const demoNames = [
  ["akari", "あかり"],
  ["minamo", "みなも"],
  ["tsumugi", "紬"],
  ["kohaku", "琥珀"],
  ["asagi", "浅葱"],
  ["hinata", "ひなた"],
  ["komorebi", "こもれび"],
  ["sumire", "すみれ"],
  ["itsuki", "いつき"],
  ["nagi", "凪"],
  ["madoka", "まどか"],
  ["yuzu", "ゆず"],
  ["kaede", "楓"],
  ["shion", "しおん"],
  ["ibuki", "いぶき"],
  ["chigusa", "ちぐさ"],
  ["hotaru", "ほたる"],
  ["mikage", "みかげ"],
  ["ruri", "瑠璃"],
  ["natsume", "なつめ"],
  ["sawa", "さわ"],
  ["towa", "とわ"],
  ["uta", "うた"],
  ["rin", "りん"],
  ["koyori", "こより"],
  ["hisui", "ひすい"],
  ["mebuki", "めぶき"],
  ["aoba", "青葉"],
  ["sora", "そら"],
  ["tsukushi", "つくし"],
  ["fumi", "ふみ"],
  ["izumi", "いずみ"],
  ["kanata", "かなた"],
  ["yuragi", "ゆらぎ"],
  ["mashiro", "ましろ"],
  ["tamaki", "たまき"],
  ["wakaba", "わかば"],
  ["hazuki", "はづき"],
  ["shigure", "しぐれ"],
  ["amane", "あまね"],
] as const;

/** Part of each handle and name, so that no two are alike and no real person has one by chance. */
export const demoMiddles = [
  ["mori", "森"],
  ["hoshi", "星"],
  ["kaze", "風"],
  ["tsuki", "月"],
  ["umi", "海"],
  ["yuki", "雪"],
  ["kumo", "雲"],
  ["tani", "谷"],
] as const;

/** Where somebody lives who is not in Japan. */
export const demoAbroad = [
  ["TW", "台北"],
  ["KR", "ソウル"],
  ["US", "ロサンゼルス"],
  ["TH", "バンコク"],
  ["FR", "パリ"],
  ["AU", "シドニー"],
  ["VN", "ハノイ"],
  ["IT", "フィレンツェ"],
] as const;

/** What makes an account worth a second look; most accounts are `usual`. */
export type DemoTrait =
  | "usual"
  | "hiddenLikes"
  | "hiddenFollowers"
  | "viewsNotGranted"
  | "fewPosts"
  | "noPosts"
  | "oldFigures"
  | "resting"
  | "falling"
  | "explainedJump"
  | "boughtFollowers"
  | "manyPrPosts"
  | "steadyPrPosts";

/** Which accounts of a platform have a trait, by their number on it. */
const traits: readonly (readonly [DemoTrait, readonly number[]])[] = [
  ["hiddenLikes", [3, 17, 38]],
  ["fewPosts", [5, 31]],
  ["boughtFollowers", [7, 46]],
  ["explainedJump", [11, 23, 35, 52]],
  ["oldFigures", [13, 27, 41]],
  ["resting", [15, 29, 43]],
  ["noPosts", [21]],
  ["falling", [25, 37, 55]],
  ["manyPrPosts", [9, 39, 58]],
  ["steadyPrPosts", [2, 12, 22, 32, 42]],
];
const onlyThere: Readonly<Record<Platform, readonly (readonly [DemoTrait, readonly number[]])[]>> = {
  instagram: [["viewsNotGranted", [19, 33]]],
  tiktok: [],
  youtube: [["hiddenFollowers", [19, 33]]],
};

export function traitAt(platform: Platform, place: number): DemoTrait {
  const found = [...onlyThere[platform], ...traits].find(([, places]) => places.includes(place));
  return found?.[0] ?? "usual";
}

/** How many of a hundred accounts have followers within these bounds. */
export const demoBands = [
  { share: 4, from: 180, to: 980 },
  { share: 26, from: 1_200, to: 9_800 },
  { share: 38, from: 10_400, to: 49_000 },
  { share: 15, from: 51_000, to: 98_000 },
  { share: 12, from: 104_000, to: 470_000 },
  { share: 3, from: 510_000, to: 940_000 },
  { share: 2, from: 1_050_000, to: 2_400_000 },
] as const;

/** How many of the three hundred have their first account there; some have a second one elsewhere. */
export const demoPlatforms: readonly (readonly [Platform, number])[] = [
  ["instagram", 130],
  ["tiktok", 90],
  ["youtube", 80],
];
