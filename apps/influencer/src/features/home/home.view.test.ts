import { aDealCard, someHomeDeals } from "@tomoru/contract/testing/deal.builder";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { words as en } from "@tomoru/i18n/en/influencer/words";
import { words as ja } from "@tomoru/i18n/ja/influencer/words";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { describe, expect, test } from "vitest";
import { callName, headline, isAllPaid, progressOf, situationOf, stepsLeft, timingOf } from "./home.view.ts";

const allDone = { socialLinked: true, bankRegistered: true, profileComplete: true };
const noneDone = { socialLinked: false, bankRegistered: false, profileComplete: false };
const base = {
  ...{ pendingOfferCount: 0, lastDecided: null, setup: allDone, deals: someHomeDeals() },
  ...{ bankUnresolved: false, failedYen: 0, bankSavedSince: false },
};
const format = { yen: (yen: number) => `¥${yen}` };

describe("what someone is called", () => {
  test.each([
    ["山田 花子", "花子"],
    ["山田　花子", "花子"],
    ["山田花子", "山田花子"],
    ["Hanako Yamada", "Hanako Yamada"],
    ["佐藤 マリア 花", "佐藤 マリア 花"],
  ])("%s is called %s", (fullName, called) => {
    expect(callName(fullName)).toBe(called);
  });
});

describe("the headline", () => {
  test("says how many offers wait, before anything else", () => {
    const home = { ...base, pendingOfferCount: 3, setup: noneDone };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe(
      "花子さん、3件のオファーが届いています",
    );
    expect(headline({ home, name: "Hanako", words: en.home, format })).toBe(
      "Hanako, 3 offers are waiting for you",
    );
  });

  test("stays a sentence while the name is not known yet", () => {
    expect(headline({ home: { ...base, pendingOfferCount: 1 }, name: null, words: en.home, format })).toBe(
      "1 offer is waiting for you",
    );
  });

  test("says how many deals wait where no offer does, before the first steps", () => {
    const home = { ...base, deals: someHomeDeals({ waitingCount: 2 }), setup: noneDone };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe(
      "花子さん、2件の取引があなたの番です",
    );
    expect(headline({ home, name: null, words: en.home, format })).toBe("2 deals are waiting for you");
    expect(situationOf({ ...home, pendingOfferCount: 1 })).toBe("waiting");
  });

  test("leads a newcomer to the steps that are left", () => {
    const home = { ...base, setup: noneDone };
    expect(situationOf(home)).toBe("new");
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe("はじめに、3つの準備をしましょう");
    expect(headline({ home, name: "Hanako", words: en.home, format })).toBe("Three steps to get started");
  });

  test("counts the last step down to one", () => {
    const home = { ...base, setup: { ...allDone, profileComplete: false } };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe("あと1つで準備完了です");
    expect(headline({ home, name: "Hanako", words: en.home, format })).toBe("One step left");
  });

  test("tells who is ready that word will come, while nobody has written yet", () => {
    expect(headline({ home: base, name: "花子", words: ja.home, format })).toBe(
      "準備ができました。オファーが届いたらお知らせします",
    );
    expect(headline({ home: base, name: "Hanako", words: en.home, format })).toBe(
      "You're all set. We'll tell you when an offer comes",
    );
  });

  test("tells of money that did not arrive before all else, until the bank details are saved anew", () => {
    const home = { ...base, pendingOfferCount: 3, failedYen: 88_000 };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe("¥88000の振込ができませんでした");
    const saved = { ...home, bankSavedSince: true };
    expect(headline({ home: saved, name: "花子", words: ja.home, format })).toBe(
      "花子さん、3件のオファーが届いています",
    );
  });

  test("calls nobody all set whose tax details a contract still asks for", () => {
    const said = (taxMissing: boolean) =>
      headline({ home: { ...base, taxMissing }, name: null, words: ja.home, format });
    expect(said(true)).toBe("オファーを受け取る準備ができました");
    expect(said(false)).toMatch(/^準備ができました/);
  });

  test("says to whom nothing else waits that a campaign chose them", () => {
    const home = { ...base, deals: someHomeDeals({ chosen: aDealCard() }) };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe("応募した案件に選ばれました");
  });

  test("says of a deal that is at the operator before any fee is secured that it is looked at", () => {
    const home = { ...base, deals: someHomeDeals({ atOperatorCount: 1 }) };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe(
      "1件の取引を、運営が確認しています",
    );
    const asked = { ...home, pendingOfferCount: 2 };
    expect(headline({ home: asked, name: null, words: en.home, format })).toBe(
      "2 offers are waiting for you",
    );
  });

  test("says that Tomoru checks a fee where nothing else waits, and not that nothing is new", () => {
    const deals = someHomeDeals({ securedYen: 110_000, heldYen: 110_000 });
    for (const lastDecided of [null, anOffer({ isApproval: true })]) {
      const home = { ...base, lastDecided, deals };
      expect(headline({ home, name: "花子", words: ja.home, format })).toBe(
        "¥110000の報酬を、Tomoruが確認しています",
      );
    }
    const asked = { ...base, deals: { ...deals, waitingCount: 1 } };
    expect(headline({ home: asked, name: null, words: en.home, format })).toBe("1 deal is waiting for you");
  });

  test("calls nobody ready whose bank details lead to no account", () => {
    const home = { ...base, bankUnresolved: true };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe("あと1つで準備完了です");
  });

  test("is quiet for someone who has answered everything, steps left or not", () => {
    const home = { ...base, lastDecided: anOffer({ isApproval: true }), setup: noneDone };
    expect(headline({ home, name: "花子", words: ja.home, format })).toBe("新しいオファーはありません");
  });
});

test("steps are counted down as they are done", () => {
  expect(
    [noneDone, { ...noneDone, socialLinked: true }, allDone].map((setup) =>
      stepsLeft({ setup, bankUnresolved: false }),
    ),
  ).toEqual([3, 2, 0]);
});

test("what came, was answered and was approved is a chain that never grows", () => {
  expect(progressOf({ all: 25, pending: 3, approved: 16, rejected: 6 }, null)).toEqual({
    received: 25,
    answered: 22,
    approved: 16,
  });
});

test("a period is counted down by the days of Japan: to its first day, then to its last", () => {
  const period = { from: "2026-12-01", to: "2026-12-14" };
  const at = (moment: string) => timingOf(period, dayInJapan(new Date(moment)));
  expect(at("2026-11-21T14:59:59Z")).toEqual({ stage: "startsIn", days: 10 });
  expect(at("2026-11-30T14:59:59Z")).toEqual({ stage: "startsIn", days: 1 });
  expect(at("2026-11-30T15:00:00Z")).toEqual({ stage: "endsIn", days: 13 });
  expect(at("2026-12-13T15:00:00Z")).toEqual({ stage: "endsToday", days: 0 });
});

test("all is paid once every offer that was accepted became a deal that is paid", () => {
  const offerCounts = { all: 3, pending: 0, approved: 2, rejected: 1 };
  const paid = (paidOfferCount: number | null) =>
    isAllPaid({ offerCounts, deals: someHomeDeals({ paidOfferCount }) });
  expect([null, 0, 1, 2].map(paid)).toEqual([false, false, false, true]);
  const none = { ...offerCounts, approved: 0 };
  expect(isAllPaid({ offerCounts: none, deals: someHomeDeals({ paidOfferCount: 0 }) })).toBe(false);
});
