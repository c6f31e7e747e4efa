import { type Offer, type OfferPage, offerStatuses } from "@tomoru/contract/influencer/offers";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { describe, expect, test } from "vitest";
import { settled, stageOf, statusFrom } from "./offers.view.ts";

test("an accepted offer is before, within or after its own days, the first and the last included", () => {
  const offer = anOffer({ period: { from: "2026-12-01", to: "2026-12-14" } });
  const days = ["2026-11-30", "2026-12-01", "2026-12-14", "2026-12-15"];
  expect(days.map((day) => stageOf(offer, day))).toEqual(["before", "within", "within", "over"]);
  expect(stageOf({ period: null }, "2026-12-01")).toBe("before");
});

test("a status in the address counts only when there is such a status", () => {
  expect(statusFrom(new URLSearchParams("status=pending"), offerStatuses)).toBe("pending");
  expect(statusFrom(new URLSearchParams("status=all"), offerStatuses)).toBeUndefined();
});

describe("loaded lists after an answer", () => {
  const offer = anOffer({ isApproval: null });
  const answered: Offer = { ...offer, isApproval: true };
  const pages: OfferPage[] = [
    {
      docs: [offer, anOffer({ offerId: "BBBBBBBBBBBBBBBBBBBBBB" })],
      hasNextPage: false,
      nextCursor: null,
      counts: { all: 12, pending: 3, approved: 7, rejected: 2 },
    },
  ];

  test("the list of all shows the new state and the new counts", () => {
    const [page] = settled({ pages, offer: answered, filter: undefined });
    expect(page?.docs[0]?.isApproval).toBe(true);
    expect(page?.counts).toEqual({ all: 12, pending: 2, approved: 8, rejected: 2 });
  });

  test("the list of those that wait loses it", () => {
    const [page] = settled({ pages, offer: answered, filter: "pending" });
    expect(page?.docs).toHaveLength(1);
  });

  test("an offer that is not loaded changes nothing", () => {
    const stranger = anOffer({ offerId: "CCCCCCCCCCCCCCCCCCCCCC", isApproval: true });
    expect(settled({ pages, offer: stranger, filter: undefined })).toEqual(pages);
  });
});
