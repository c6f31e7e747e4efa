import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import { unstable_serialize } from "swr";
import { unstable_serialize as serializeList } from "swr/infinite";
import { expect, test } from "vitest";
import { fallbackOf } from "./reads.ts";

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
