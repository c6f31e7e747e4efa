import { limits } from "@tomoru/contract/limits";
import { describe, expect, test } from "vitest";
import {
  answeredBy,
  type ChangeColumns,
  changedDeals,
  changeOf,
  failedDeals,
  monthSpan,
  newsAmong,
  newsSince,
  resultOf,
  type WaitingColumns,
  waitingOf,
  weekOf,
} from "./company-home.rules.ts";

const at = new Date("2026-11-24T03:00:00.000Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe("what waits", () => {
  const row: WaitingColumns = {
    ...{ kind: "deal", id: "d", productName: "しずく", dueAt: at, version: 2, feeYen: "150000" },
    ...{ draftRound: 1, applications: 4, placesLeft: 3, creatorName: "さくら", turnKind: "review" },
    ...{ state: "draft_review", hold: null, funding: "secured" },
  };
  const dueAt = at.toISOString();

  test("is a deal with its fee, a campaign with who applied, or a card with its last digits", () => {
    expect(waitingOf(row)).toEqual([
      {
        ...{ kind: "deal", dealId: "d", productName: "しずく", turnKind: "review", state: "draft_review" },
        ...{ dueAt, hold: null, funding: "secured", version: 2, draftRound: 1, creatorName: "さくら" },
        feeYen: 150_000,
      },
    ]);
    expect(waitingOf({ ...row, dueAt: null, creatorName: null, feeYen: null })).toMatchObject([
      { dueAt: null, creatorName: "", feeYen: null },
    ]);
    expect(waitingOf({ ...row, kind: "campaign" })).toEqual([
      { kind: "campaign", campaignId: "d", productName: "しずく", dueAt, applications: 4, placesLeft: 3 },
    ]);
    expect(waitingOf({ ...row, kind: "campaign", productName: null })).toMatchObject([{ productName: "" }]);
    expect(waitingOf({ ...row, kind: "card", id: "5100", productName: "visa" })).toEqual([
      { kind: "card", brand: "visa", last4: "5100", dueAt },
    ]);
    expect(waitingOf({ ...row, kind: "card", productName: null })).toMatchObject([{ brand: "" }]);
  });

  test("is nothing where what its kind has is not there", () => {
    const lacking: Partial<WaitingColumns>[] = [
      ...[
        { kind: "card" as const, dueAt: null },
        { kind: "campaign" as const, dueAt: null },
      ],
      ...[{ state: null }, { funding: null }],
    ];
    for (const part of lacking) expect(waitingOf({ ...row, ...part })).toEqual([]);
  });
});

const change: ChangeColumns = {
  ...{ kind: "deal", id: "d", influencerId: "c", platform: "tiktok", version: 2, draftRound: 1 },
  ...{ paymentStage: "failed", answer: null, count: 5, at, productName: "しずく" },
  ...{ creatorName: "さくら", turnKind: "review", state: "draft_review" },
};
const answer: ChangeColumns = { ...change, kind: "answer", answer: "approved", paymentStage: null };
const applications: ChangeColumns = { ...change, kind: "applications", paymentStage: null };

describe("what is new", () => {
  const about = { nameOf: () => "はるか", writtenOff: new Set(["d"]) };

  test("is told by its kind, an answer by the name that its creator has today", () => {
    const said = { productName: "しずく", at: at.toISOString() };
    expect(changeOf(change, about)).toEqual([
      {
        ...{ ...said, kind: "deal", dealId: "d", creatorName: "さくら", turnKind: "review" },
        ...{ state: "draft_review", version: 2, draftRound: 1, paymentStage: "failed", isWrittenOff: true },
        isDecided: false,
      },
    ]);
    const unnamed = { ...change, creatorName: null, productName: null };
    expect(changeOf(unnamed, { ...about, writtenOff: new Set() })).toMatchObject([
      { creatorName: "", productName: null, isWrittenOff: false },
    ]);
    expect(changeOf(answer, about)).toEqual([
      { ...said, kind: "answer", consultationId: "d", creatorName: "はるか", answer: "approved" },
    ]);
    expect(changeOf({ ...answer, platform: null, productName: null }, about)).toMatchObject([
      { creatorName: "", productName: "" },
    ]);
    expect(changeOf(applications, about)).toEqual([
      { ...said, kind: "applications", campaignId: "d", count: 5 },
    ]);
  });

  test("is nothing of a deal without a state, and of an answer that is none", () => {
    expect(changeOf({ ...change, state: null }, about)).toEqual([]);
    expect(changeOf({ ...answer, answer: null }, about)).toEqual([]);
  });

  test("names whose answer, whose deals and which transfers it is about", () => {
    const rows = [change, answer, applications, { ...change, influencerId: null, paymentStage: null }];
    expect(rows.map(answeredBy)).toEqual([[], [{ influencerId: "c", platform: "tiktok" }], [], []]);
    expect(answeredBy({ ...answer, influencerId: null })).toEqual([]);
    expect(answeredBy({ ...answer, platform: null })).toEqual([]);
    expect(changedDeals(rows)).toEqual([{ influencerId: "c", dealId: "d" }]);
    expect(failedDeals(rows)).toEqual([{ influencerId: "c", dealId: "d" }]);
  });

  test("counts a deal by its own moment, the newest first, from the moment on, and no more than home shows", () => {
    const [one, two, three] = ["one", "two", "three"].map((id) => ({ ...change, id, at: later(9) }));
    const all = [one, two, three].filter((row) => row !== undefined);
    const moments = new Map([
      ["one", { at: later(-1), isDecided: false }],
      ["two", { at: later(0), isDecided: true }],
    ]);
    const kept = newsAmong([...all, { ...applications, at: later(5) }], { moments, since: at });
    expect(kept.map(({ id, at: moment, isDecided }) => [id, moment, isDecided])).toEqual([
      ["three", later(9), undefined],
      ["d", later(5), undefined],
      ["two", later(0), true],
    ]);
    const many = Array.from({ length: limits.companyHome.changes + 1 }, () => applications);
    expect(newsAmong(many, { moments, since: at })).toHaveLength(limits.companyHome.changes);
    expect(newsAmong([{ ...applications, id: "two" }], { moments, since: later(1) })).toEqual([]);
  });

  test("is what came since yesterday at nine in Japan", () => {
    expect(newsSince(new Date("2026-11-24T14:59:59Z"))).toEqual(new Date("2026-11-23T00:00:00Z"));
    expect(newsSince(new Date("2026-11-24T15:00:00Z"))).toEqual(new Date("2026-11-24T00:00:00Z"));
  });
});

test("a week has seven days over the end of a month, each with its dues, the company's in front", () => {
  const due = { kind: "answer", count: 1 } as const;
  const week = weekOf("2026-11-27", [
    { ...due, on: "2026-12-03", side: "creator" },
    { ...due, on: "2026-12-03", side: "company", count: 2 },
    { ...due, on: "2026-12-04", side: "company" },
  ]);
  expect(week.map(({ on }) => on.slice(5))).toEqual([
    ...["11-27", "11-28", "11-29", "11-30", "12-01", "12-02", "12-03"],
  ]);
  expect(week.slice(0, 6).flatMap(({ dues }) => dues)).toEqual([]);
  expect(week[6]?.dues).toEqual([
    { ...due, side: "company", count: 2 },
    { ...due, side: "creator" },
  ]);
});

test("a month is Japan's, from its first moment to the next one's, also at the end of a year", () => {
  expect(monthSpan("2026-12")).toEqual({
    ...{ from: new Date("2026-11-30T15:00:00Z"), to: new Date("2026-12-31T15:00:00Z") },
    ...{ firstDay: "2026-12-01", lastDay: "2026-12-31" },
  });
});

test("a price a view counts the deals whose views are all known; who looked decides over what was checked", () => {
  const deals = ["a", "b", "c"].map((dealId, nth) => ({
    ...{ influencerId: "c", dealId, feeYen: 1000 * 10 ** nth },
  }));
  const seen = { check: "ok", label: null } as const;
  const posts = [
    { ...seen, dealId: "a", views: 100 },
    { ...seen, dealId: "a", views: 150 },
    { ...seen, dealId: "b", views: 700 },
    { ...seen, dealId: "b", views: null },
  ];
  expect(resultOf({ month: "2026-10", deals, posts })).toEqual({
    ...{ month: "2026-10", posts: 4, medianViews: 150, yenPerView: 4, labelled: 4, judged: 4 },
  });
  const [post] = posts;
  if (!post) throw new Error("four are there");
  const unclear = { verdict: "unclear" } as NonNullable<typeof post.label>;
  const clear = { verdict: "clear" } as NonNullable<typeof post.label>;
  const checks = [
    { ...post, label: unclear },
    { ...post, check: "notFound" as const, label: clear },
    { ...post, check: "notFound" as const },
    { ...post, views: 0 },
  ];
  expect(resultOf({ month: "2026-10", deals: [], posts: checks })).toMatchObject({
    ...{ labelled: 2, judged: 4, yenPerView: null },
  });
  const unread = [
    { ...post, check: "unreadable" as const },
    { ...post, check: "pending" as const },
    { ...post, check: "unreadable" as const, label: clear },
  ];
  expect(resultOf({ month: "2026-10", deals: [], posts: unread })).toMatchObject({
    ...{ posts: 3, labelled: 1, judged: 1 },
  });
});
