import { inflateSync } from "node:zlib";
import { isBankDay } from "@tomoru/contract/bank-days";
import { NewOffer } from "@tomoru/contract/influencer/offers";
import { NewPayment } from "@tomoru/contract/influencer/payments";
import { describe, expect, test } from "vitest";
import { japanDay, japanMonth, monthsUpTo } from "../../platform/japan-time.ts";
import { dateOffer } from "./demo-offers.rules.ts";
import { instagramOffers } from "./demo-offers-instagram.data.ts";
import { tiktokOffers } from "./demo-offers-tiktok.data.ts";
import { youtubeOffers } from "./demo-offers-youtube.data.ts";
import { demoPayments } from "./demo-payments.data.ts";
import { datePayment } from "./demo-payments.rules.ts";
import { demoScreenshot } from "./demo-screenshot.rules.ts";

const starts = ["2026-11-21T13:00:00Z", "2027-02-28T15:00:00Z", "2028-02-29T14:59:59Z"].map(
  (at) => new Date(at),
);

describe.each(starts)("on a first start at %s", (now) => {
  const offers = [...instagramOffers, ...tiktokOffers, ...youtubeOffers].map((offer) =>
    dateOffer(offer, now),
  );
  const payments = demoPayments.map((payment, index) =>
    datePayment(payment, { now, reference: `demo-${index}` }),
  );

  test("there are at least 23 offers, three of which wait, and every platform has all three states", () => {
    expect(offers.length).toBeGreaterThanOrEqual(23);
    expect(offers.filter(({ decided }) => !decided)).toHaveLength(3);
    const seen = new Set(
      offers.map(({ offer, decided }) => `${offer.platform} ${decided?.isApproval ?? "waits"}`),
    );
    expect(seen.size).toBe(9);
  });

  test("every offer is one that an operator could send", () => {
    expect(offers.map(({ offer }) => NewOffer.parse(offer))).toEqual(offers.map(({ offer }) => offer));
  });

  test("some offers leave out the name, the budget, the period or the address", () => {
    for (const field of ["productName", "estBudget", "period", "productUrl"] as const) {
      expect(offers.some(({ offer }) => offer[field] === null)).toBe(true);
    }
  });

  test("nothing came or was decided in the future, or decided before it came", () => {
    for (const { createdAt, decided } of offers) {
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
      if (!decided) continue;
      expect(decided.at.getTime()).toBeLessThan(now.getTime());
      expect(decided.at.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  });

  test("each of the last fourteen months has a paid payment that an operator could send", () => {
    expect(payments.map((payment) => NewPayment.parse(payment))).toEqual(payments);
    const paid = new Set(
      payments.filter(({ status }) => status === "Paid").map(({ date }) => date.slice(0, 7)),
    );
    expect([...paid].sort()).toEqual(monthsUpTo(japanMonth(now), 14));
  });

  test("money comes on days on which banks move it", () => {
    const thisMonth = japanMonth(now);
    const judged = payments.filter(
      ({ date, status }) => status === "Pending" || date.slice(0, 7) < thisMonth,
    );
    expect(judged.length).toBeGreaterThan(10);
    expect(judged.filter(({ date }) => !isBankDay(date))).toEqual([]);
  });

  test("what is paid or has failed lies in the past, what is pending does not", () => {
    for (const { date, status } of payments) {
      if (status === "Pending") expect(date >= japanDay(now)).toBe(true);
      else expect(date <= japanDay(now)).toBe(true);
    }
  });
});

test("where the holidays of a year are not known, a payment stays on its day", () => {
  const now = new Date("2036-03-20T03:00:00Z");
  const payments = demoPayments.map((payment) => datePayment(payment, { now, reference: "demo" }));
  for (const [at, { date, status }] of payments.entries()) {
    if (date.slice(0, 4) < "2035" || status === "Pending" || date === japanDay(now)) continue;
    expect(Number(date.slice(8))).toBe(demoPayments[at]?.day);
  }
  expect(payments.filter(({ date }) => date > "2036").length).toBeGreaterThan(1);
});

test("the picture of a post is as high as a phone's: a cup on a photo, and three lines of a caption", () => {
  const png = demoScreenshot();
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect([width, height]).toEqual([270, 480]);
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const colourAt = (x: number, y: number) =>
    [...rows.subarray(y * (1 + width * 3) + 1 + x * 3).subarray(0, 3)].join();
  const bands = (x: number) => {
    const colours = Array.from({ length: height }, (_, y) => colourAt(x, y));
    return colours.flatMap((colour, y) => (colour === colours[y - 1] ? [] : [y]));
  };
  expect(bands(4)).toEqual([0, 56, 326]);
  expect(bands(135)).toEqual([0, 56, 108, 275, 326, 344, 354, 366, 376, 388, 398]);
  expect(bands(200)).toEqual([0, 56, 138, 245, 326, 344, 354, 366, 376]);
  expect(colourAt(30, 28)).toBe(colourAt(135, 350));
});
