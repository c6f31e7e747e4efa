import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";
import { unstable_serialize as serializeList } from "swr/infinite";
import { expect, test } from "vitest";
import type { SitePages } from "../site-pages.ts";
import { addressOf, fallbackOf, readsOf } from "./reads.ts";

const offer = anOffer();
const body = (result: unknown) => JSON.stringify({ success: true, result });

test("answers stand under the keys that the page asks for, a list under its own and that of its first page", () => {
  const list = {
    docs: [offer],
    hasNextPage: false,
    nextCursor: null,
    counts: { all: 1, pending: 1, approved: 0, rejected: 0 },
  };
  const query = { limit: 5 };
  const params = { id: offer.offerId };
  const fallback = fallbackOf(
    [{ endpoint: getOffer, params }, { endpoint: listOffers, query, isList: true }, { endpoint: getProfile }],
    [body(offer), body(list), body(aProfile())],
  );
  expect(fallback).toEqual({
    [unstable_serialize(keyOf(getOffer, { params }))]: offer,
    [unstable_serialize(keyOf(listOffers, { query }))]: list,
    [serializeList(() => keyOf(listOffers, { query }))]: [list],
    [unstable_serialize(keyOf(getProfile, {}))]: aProfile(),
  });
});

test.each([
  ["says what the contract does not", body({ offerId: 1 })],
  ["is a refusal", JSON.stringify({ success: false })],
  ["is missing", undefined],
])("no page is rendered with an answer that %s", (_, answer) => {
  expect(() => fallbackOf([{ endpoint: getOffer }], answer === undefined ? [] : [answer])).toThrow(
    ApiFailure,
  );
});

test("what only others are answered is left out, and anything else is not", () => {
  const reads = [{ endpoint: getOffer, isOptional: true as const }, { endpoint: getProfile }];
  expect(Object.values(fallbackOf(reads, [null, body(aProfile())]))).toEqual([aProfile()]);
  expect(() => fallbackOf(reads, [null, null])).toThrow(ApiFailure);
});

const site: SitePages = {
  pages: {
    found: {
      path: "/found",
      access: "signedIn",
      preload: async () => undefined,
      readsQuery: true,
      reads: (_, query) => [{ endpoint: listOffers, query: { status: query.get("status") ?? "all" } }],
    },
    offer: {
      path: "/offer/:id?",
      access: "signedIn",
      preload: async () => undefined,
      reads: ({ id = "" }) => [{ endpoint: getOffer, params: { id } }],
    },
  },
  layout: { preload: async () => undefined, read: { endpoint: getProfile } },
  App: () => null,
};

test.each([
  ["found", {}, "?status=pending", ["/api/influencer/offer?status=pending", "/api/influencer/profile"]],
  ["offer", { id: "a b" }, "", ["/api/influencer/offer/a%20b", "/api/influencer/profile"]],
  ["offer", { id: "1" }, "?status=pending", []],
  ["offer", { id: "" }, "", []],
  ["unknown", {}, "", []],
])("of %s at %j%s these are read first: %j", (page, params, search, expected) => {
  expect(readsOf(site, { page, params, search }).map(addressOf)).toEqual(expected);
});
