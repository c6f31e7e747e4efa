import type { Platform } from "@tomoru/contract/platforms";
import {
  type DemoTrait,
  demoAbroad,
  demoBands,
  demoMiddles,
  demoNames,
  demoPlatforms,
  traitAt,
} from "./demo-creators.data.ts";
import type { DemoTopic } from "./demo-topic.rules.ts";
import { leisureTopics } from "./demo-topics-leisure.data.ts";
import { livingTopics } from "./demo-topics-living.data.ts";
import { type Dice, diceOf } from "./dice.rules.ts";

export type DemoAccount = {
  readonly platform: Platform;
  readonly handle: string;
  readonly displayName: string;
  readonly trait: DemoTrait;
  readonly topic: DemoTopic;
  /** As the platform counts them, even where they are hidden. */
  readonly followers: number;
  readonly linkedDaysAgo: number;
  readonly readDaysAgo: number;
  readonly seed: number;
};

export type FoundDemoCreator = {
  /** Counted from 1. */
  readonly number: number;
  readonly creatorName: string;
  readonly bio: string;
  readonly categories: readonly string[];
  readonly country: string | null;
  readonly gender: "male" | "female" | "other" | null;
  readonly birthYearsAgo: number | null;
  readonly birthday: string;
  readonly accounts: readonly DemoAccount[];
};

const topics = [...livingTopics, ...leisureTopics];
const secondAccounts = 0.14;

/** Three hundred made-up people, the same on every first start. */
export function demoCreators(): FoundDemoCreator[] {
  const places = new Map<Platform, number>();
  const placeOn = (platform: Platform) => {
    const place = (places.get(platform) ?? 0) + 1;
    places.set(platform, place);
    return place;
  };
  const firsts = demoPlatforms.flatMap(([platform, count]) => Array.from({ length: count }, () => platform));
  const spots = firsts.map((platform) => ({ platform, place: placeOn(platform) }));
  return spots.map((spot, at) => creatorOf(at + 1, spot));
}

type Spot = { readonly platform: Platform; readonly place: number };

function creatorOf(number: number, spot: Spot): FoundDemoCreator {
  const dice = diceOf(number * 7919);
  const [romaji, name] = demoNames[number % demoNames.length] ?? demoNames[0];
  const [middle, before] = demoMiddles[Math.floor(number / demoNames.length)] ?? demoMiddles[0];
  const topic = topics[(number * 5 + Math.floor(number / 16)) % topics.length] ?? dice.pick(topics);
  const other = dice.pick(topics);
  const handle = [romaji, middle, dice.pick(topic.romaji)];
  const abroad = dice.happens(0.13) ? dice.pick(demoAbroad) : null;
  const bio = dice.pick(topic.bios);
  const first = accountOf(dice, { spot, topic, handle, name });
  const elsewhere = (["tiktok", "instagram"] as const).find((platform) => platform !== spot.platform);
  const hasSecond = first.trait === "usual" && dice.happens(secondAccounts);
  const second =
    elsewhere && accountOf(dice, { spot: { platform: elsewhere, place: 0 }, topic, handle, name });
  return {
    number,
    creatorName: `${before}の${name}`,
    bio: abroad ? `${abroad[1]}在住。${bio}` : bio,
    categories: other === topic || dice.happens(0.4) ? [topic.id] : [topic.id, other.id],
    country: dice.happens(0.03) ? null : (abroad?.[0] ?? "JP"),
    gender: genderOf(dice),
    birthYearsAgo: yearsOf(dice),
    birthday: `${String(dice.whole(1, 13)).padStart(2, "0")}-${String(dice.whole(1, 28)).padStart(2, "0")}`,
    accounts: second && hasSecond ? [first, second] : [first],
  };
}

function yearsOf(dice: Dice): number | null {
  const drawn = dice.between(0, 100);
  if (drawn < 6) return null;
  return drawn < 11 ? dice.whole(55, 66) : dice.whole(19, dice.whole(27, 55));
}

function genderOf(dice: Dice) {
  const drawn = dice.between(0, 100);
  if (drawn < 58) return "female";
  if (drawn < 91) return "male";
  return drawn < 95 ? "other" : null;
}

const separators = { instagram: "_", tiktok: ".", youtube: "-" } as const;

type Naming = {
  readonly spot: Spot;
  readonly topic: DemoTopic;
  readonly handle: readonly string[];
  readonly name: string;
};

function accountOf(dice: Dice, { spot, topic, handle, name }: Naming): DemoAccount {
  const { platform, place } = spot;
  const trait = traitAt(platform, place);
  return {
    platform,
    handle: handle.join(separators[platform]),
    displayName: `${name}${dice.pick(topic.titles)}`,
    trait,
    topic,
    followers: followersOf(dice, trait),
    linkedDaysAgo: trait === "usual" && dice.happens(0.09) ? dice.whole(6, 24) : dice.whole(70, 365),
    readDaysAgo: trait === "oldFigures" ? dice.whole(9, 26) : 0,
    seed: dice.whole(1, 2 ** 31),
  };
}

function followersOf(dice: Dice, trait: DemoTrait): number {
  if (trait === "boughtFollowers") return dice.whole(62_000, 99_000);
  let drawn = dice.between(0, 100);
  const band = demoBands.find(({ share }) => {
    drawn -= share;
    return drawn < 0;
  });
  const { from, to } = band ?? demoBands[2];
  return Math.round(from * (to / from) ** dice.between(0, 1));
}
