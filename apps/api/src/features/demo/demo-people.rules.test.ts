import { describe, expect, test } from "vitest";
import { daysAfter, japanDay } from "../../platform/japan-time.ts";
import type { DemoTrait } from "./demo-creators.data.ts";
import { type DemoAccount, demoCreators } from "./demo-creators.rules.ts";
import { demoFollowersOf, shownFollowers } from "./demo-followers.rules.ts";
import { demoPostsOf, watchedDaysAgo } from "./demo-posts.rules.ts";
import { diceOf } from "./dice.rules.ts";

/** Early in a day of Japan: most hours of posting are still to come. */
const readAt = new Date("2026-11-24T22:30:00Z");
const hour = 3_600_000;
const people = demoCreators();
const accounts = people.flatMap(({ accounts }) => accounts);
const withTrait = (...traits: DemoTrait[]) => accounts.filter(({ trait }) => traits.includes(trait));
const timesOf = (account: DemoAccount) =>
  demoPostsOf(account, readAt).map(({ postedAt }) => Date.parse(postedAt));
const middleOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

describe("posts", () => {
  test("nothing is posted after the reading, or longer ago than some fourteen months, and the newest is first", () => {
    for (const account of accounts) {
      const times = timesOf(account);
      expect(times.every((time) => time < readAt.getTime())).toBe(true);
      expect(times.every((time) => time > readAt.getTime() - 421 * 24 * hour)).toBe(true);
      const days = times.map((time) => japanDay(new Date(time)));
      expect(days).toEqual(days.toSorted().reverse());
    }
  });

  test("who posts little has posted four times, a week or two apart", () => {
    const few = withTrait("fewPosts");
    expect(few).toHaveLength(6);
    for (const account of few) {
      const times = timesOf(account);
      expect(times).toHaveLength(4);
      for (const [at, time] of times.slice(1).entries()) {
        const days = ((times[at] ?? 0) - time) / (24 * hour);
        expect(days).toBeGreaterThan(3.3);
        expect(days).toBeLessThan(14.7);
      }
    }
  });

  test("of others there are enough for every figure, and fewer than are read at most", () => {
    for (const account of withTrait("usual", "manyPrPosts", "falling")) {
      const count = timesOf(account).length;
      expect(count).toBeGreaterThanOrEqual(18);
      expect(count).toBeLessThan(38);
    }
    expect(timesOf(withTrait("noPosts")[0] as DemoAccount)).toEqual([]);
  });

  test("who rests has posted nothing for more than three months", () => {
    for (const account of withTrait("resting"))
      expect(Math.max(...timesOf(account))).toBeLessThan(readAt.getTime() - 100 * 24 * hour);
  });

  test("a post of the last two days has half of the views that it will have", () => {
    const shares = withTrait("usual").flatMap((account) => {
      const posts = demoPostsOf(account, readAt);
      const isYoung = (post: (typeof posts)[number]) =>
        readAt.getTime() - Date.parse(post.postedAt) < 48 * hour;
      const calm = middleOf(posts.filter((post) => !isYoung(post)).map(({ views }) => views ?? 0));
      return posts.filter(isYoung).map(({ views }) => (views ?? 0) / calm);
    });
    expect(shares.length).toBeGreaterThan(100);
    expect(middleOf(shares)).toBeGreaterThan(0.4);
    expect(middleOf(shares)).toBeLessThan(0.6);
  });

  test("figures are whole and plausible: likes are a part of the views, comments of the likes", () => {
    for (const account of accounts)
      for (const { views, likes, comments } of demoPostsOf(account, readAt)) {
        expect(views === null).toBe(account.trait === "viewsNotGranted");
        expect(likes === null).toBe(account.trait === "hiddenLikes");
        expect([views ?? 1, likes ?? 1, comments].every(Number.isInteger)).toBe(true);
        expect(views ?? 1).toBeGreaterThan(0);
        if (views !== null && likes !== null) expect(likes).toBeLessThanOrEqual(views * 0.5);
        if (likes !== null) expect(comments ?? 0).toBeLessThanOrEqual(Math.ceil(likes * 0.1));
      }
  });

  test("views are a share of the followers, and next to none where those were bought", () => {
    const shareOf = (account: DemoAccount) =>
      middleOf(demoPostsOf(account, readAt).map(({ views }) => views ?? 0)) / account.followers;
    const usual = middleOf(withTrait("usual").map(shareOf));
    expect(usual).toBeGreaterThan(0.15);
    expect(usual).toBeLessThan(0.5);
    for (const account of withTrait("boughtFollowers")) expect(shareOf(account)).toBeLessThan(0.03);
  });

  test("of a steady account every third post is PR, and watched as the others are", () => {
    for (const account of withTrait("steadyPrPosts")) {
      const posts = demoPostsOf(account, readAt);
      const isPr = posts.map(({ text }) =>
        account.topic.goods.some(({ name, maker }) => text.includes(name) || text.includes(maker)),
      );
      expect(isPr).toEqual(posts.map((_, at) => at % 3 === 1));
      expect(new Set(posts.map(({ format }) => format)).size).toBe(1);
      const views = posts.slice(5).map((post) => post.views ?? 0);
      expect(Math.max(...views) / Math.min(...views)).toBeLessThan(2);
    }
  });

  test("many came by one post, which is watched far more often than any other", () => {
    const explained = withTrait("explainedJump");
    expect(explained).toHaveLength(12);
    for (const account of explained) {
      const posts = demoPostsOf(account, readAt);
      const [most, next] = posts.map(({ views }) => views ?? 0).toSorted((one, other) => other - one);
      const watched = posts.find(({ views }) => views === most);
      expect(japanDay(new Date(watched?.postedAt ?? 0))).toBe(daysAfter(japanDay(readAt), -watchedDaysAgo));
      expect((most ?? 0) / (next ?? 1)).toBeGreaterThan(2);
    }
  });

  test("no two posts have one id or address, and each is written of what the account is about", () => {
    for (const account of accounts) {
      const posts = demoPostsOf(account, readAt);
      expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
      expect(new Set(posts.map(({ url }) => url)).size).toBe(posts.length);
      for (const { text, url } of posts) {
        expect(account.topic.tags.filter((tag) => text.includes(tag)).length).toBeGreaterThanOrEqual(3);
        expect(url).toContain(`/${account.platform}/${account.handle}/`);
      }
    }
  });
});

describe("followers", () => {
  test("a count for each day from the link to the reading, the last of them as it is shown now", () => {
    for (const account of accounts) {
      const days = demoFollowersOf(account, readAt);
      const length = Math.max(1, account.linkedDaysAgo - account.readDaysAgo) + 1;
      const first = daysAfter(japanDay(readAt), 1 - length);
      expect(days.map(({ on }) => on)).toEqual(Array.from({ length }, (_, at) => daysAfter(first, at)));
      expect(days.at(-1)?.count).toBe(shownFollowers(account));
    }
  });

  test("who falls loses some, most others win some, and no day makes a jump", () => {
    for (const account of withTrait("falling", "usual")) {
      const counts = demoFollowersOf(account, readAt).flatMap(({ count }) => count ?? []);
      const [first = 0, last = 0] = [counts[0], counts.at(-1)];
      if (account.trait === "falling") expect(last).toBeLessThan(first);
      else expect(last).toBeGreaterThanOrEqual(first);
      for (const [at, count] of counts.slice(1).entries())
        expect(Math.abs(count - (counts[at] ?? 0))).toBeLessThanOrEqual(Math.max(1000, last * 0.02));
    }
  });

  test("bought followers came on three days, a fifth of all on each", () => {
    for (const account of withTrait("boughtFollowers")) {
      const counts = demoFollowersOf(account, readAt).map(({ count }) => count);
      const jumps = counts.flatMap((count, at) => {
        const before = counts[at - 1];
        return count != null && before != null && count - before > account.followers * 0.1
          ? [count - before]
          : [];
      });
      expect(jumps.map((jump) => Math.round((jump / account.followers) * 100))).toEqual([22, 22, 22]);
    }
  });

  test("a day here and there was not read", () => {
    const all = withTrait("usual").flatMap((account) => demoFollowersOf(account, readAt));
    const share = all.filter(({ count }) => count === null).length / all.length;
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.02);
  });

  test("YouTube names three digits, downwards; who hides them shows none", () => {
    const [account] = accounts.filter(({ platform, trait }) => platform === "youtube" && trait === "usual");
    const shown = (followers: number) => shownFollowers({ ...(account as DemoAccount), followers });
    expect([999, 1239, 45_678, 1_234_567].map(shown)).toEqual([999, 1230, 45_600, 1_230_000]);
    expect(withTrait("hiddenFollowers").map(shownFollowers)).toEqual([null, null]);
  });
});

describe("people", () => {
  test("each topic is the first of as many, and no two people have one name", () => {
    const counts = Map.groupBy(people, ({ categories: [first] }) => first);
    const sizes = [...counts.values()].map(({ length }) => length);
    expect(sizes).toHaveLength(16);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
    expect(new Set(people.map(({ creatorName }) => creatorName)).size).toBe(300);
  });

  test("a second account is of a usual one, on another platform and about the same", () => {
    const both = people.filter(({ accounts: { length } }) => length > 1);
    expect(both.length).toBeGreaterThan(25);
    expect(both.length).toBeLessThan(55);
    for (const {
      accounts: [first, second],
    } of both) {
      expect([first?.trait, second?.trait]).toEqual(["usual", "usual"]);
      expect(second?.platform).not.toBe(first?.platform);
      expect(second?.topic).toBe(first?.topic);
    }
  });

  test("who lives abroad says where, and a few say nothing of themselves", () => {
    const isAbroad = ({ country }: (typeof people)[number]) => country !== null && country !== "JP";
    const abroad = people.filter(isAbroad);
    expect(abroad.length).toBeGreaterThan(20);
    expect(abroad.length).toBeLessThan(60);
    expect(abroad.every(({ bio }) => bio.includes("在住。"))).toBe(true);
    expect(people.filter(({ country, bio }) => country === "JP" && bio.includes("在住。"))).toEqual([]);
    for (const field of ["country", "gender", "birthYearsAgo"] as const) {
      const silent = people.filter((person) => person[field] === null).length;
      expect(silent).toBeGreaterThan(2);
      expect(silent).toBeLessThan(40);
    }
  });

  test("nobody is a child, and each birthday is a day of any year", () => {
    for (const { birthYearsAgo, birthday } of people) {
      if (birthYearsAgo !== null) expect(birthYearsAgo).toBeGreaterThanOrEqual(19);
      if (birthYearsAgo !== null) expect(birthYearsAgo).toBeLessThan(66);
      const [month = 0, day = 0] = birthday.split("-").map(Number);
      expect(birthday).toMatch(/^\d\d-\d\d$/);
      expect(month >= 1 && month <= 12 && day >= 1 && day <= 28).toBe(true);
    }
  });

  test("accounts have been linked for long enough to be told of, and few were read some time ago", () => {
    for (const { trait, linkedDaysAgo, readDaysAgo, followers } of accounts) {
      expect(linkedDaysAgo).toBeGreaterThanOrEqual(trait === "usual" ? 6 : 70);
      expect(linkedDaysAgo).toBeLessThan(365);
      expect(trait === "oldFigures" ? readDaysAgo >= 9 && readDaysAgo < 26 : readDaysAgo === 0).toBe(true);
      if (trait === "boughtFollowers") expect(followers).toBeGreaterThanOrEqual(62_000);
      expect(followers).toBeLessThan(2_400_001);
    }
    const young = withTrait("usual").filter(({ linkedDaysAgo }) => linkedDaysAgo < 70).length;
    expect(young).toBeGreaterThan(5);
    expect(young).toBeLessThan(60);
  });
});

describe("dice", () => {
  test("the same seed draws the same, another seed something else", () => {
    const drawn = (seed: number) => {
      const dice = diceOf(seed);
      return Array.from({ length: 20 }, () => dice.whole(0, 1_000_000));
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  test("what is drawn is spread evenly, and within its bounds", () => {
    const dice = diceOf(2026);
    const many = Array.from({ length: 10_000 }, () => dice.between(10, 30));
    expect(Math.min(...many)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...many)).toBeLessThan(30);
    expect(middleOf(many)).toBeCloseTo(20, 0);
    const wholes = new Set(Array.from({ length: 1000 }, () => dice.whole(1, 7)));
    expect([...wholes].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(Array.from({ length: 200 }, () => dice.pick(["a", "b", "c"]))).size).toBe(3);
    const hits = Array.from({ length: 10_000 }, () => dice.happens(0.2)).filter(Boolean).length;
    expect(hits).toBeGreaterThan(1800);
    expect(hits).toBeLessThan(2200);
    const spread = Array.from({ length: 10_000 }, () => dice.spread(0.3));
    expect(middleOf(spread)).toBeCloseTo(1, 1);
    expect(Math.max(...spread)).toBeLessThan(Math.exp(0.9));
    expect(Math.min(...spread)).toBeGreaterThan(Math.exp(-0.9));
  });
});
