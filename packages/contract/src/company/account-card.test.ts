import { expect, test } from "vitest";
import { ageBandOf, ageBands, ageOn, bornWithin, followerBandOf } from "./account-card.ts";

test.each([
  [0, 0],
  [999, 0],
  [1000, 1000],
  [49_999, 10_000],
  [500_000, 500_000],
  [80_000_000, 1_000_000],
] as const)("%s followers are told as the band from %s", (followers, band) => {
  expect(followerBandOf(followers)).toBe(band);
});

test("hidden followers have no band", () => {
  expect(followerBandOf(null)).toBeNull();
});

test("a year is added on the birthday, and for one of the 29th of February on the 1st of March", () => {
  expect(ageOn("2000-11-23", "2026-11-22")).toBe(25);
  expect(ageOn("2000-11-23", "2026-11-23")).toBe(26);
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
  expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
});

test("who is younger than 18 or says no date has no band", () => {
  expect(ageBandOf("2009-11-24", "2026-11-23")).toBeNull();
  expect(ageBandOf(null, "2026-11-23")).toBeNull();
});

test.each(["2026-11-23", "2028-02-29", "2026-02-28", "2026-03-01", "2026-12-31"])(
  "on %s the days of birth of a band are those whose age is in it",
  (today) => {
    const spans = ageBands.map((band) => ({ band, ...bornWithin(band, today) }));
    const wrong: string[] = [];
    for (
      let day = new Date("1960-01-01T00:00:00Z");
      day.getUTCFullYear() < 2012;
      day.setUTCDate(day.getUTCDate() + 1)
    ) {
      const born = day.toISOString().slice(0, 10);
      const within = spans.filter(({ min, max }) => (min === null || born >= min) && born <= max);
      const wanted = ageBandOf(born, today);
      if (within.length !== (wanted ? 1 : 0) || (wanted && within[0]?.band !== wanted)) wrong.push(born);
    }
    expect(wrong).toEqual([]);
  },
);
