import { offlineReading } from "@tomoru/contract/limits";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { afterEach, expect, test } from "vitest";
import { startTestSite } from "../testing/start-test-site.ts";
import { keepReads, keptReads, loadKeptEndpoints, mayBeKept } from "./kept-reads.ts";
import { readReads } from "./reads-storage.ts";

startTestSite();
await loadKeptEndpoints();

const owner = "aoi@example.jp";
const anOfferRead = (id: string) => ({ key: `offer ${id}`, name: "getOffer", isList: false });
const read = (id: string, at: number) => ({
  ...anOfferRead(id),
  at,
  data: anOffer({ offerId: id.padStart(22, "A") }),
});

/** A list as the cache holds it, under a key of its own. */
function aList({ pages, offersAPage, at }: { pages: number; offersAPage: number; at: number }) {
  const docs = Array.from({ length: offersAPage }, () => anOffer());
  const counts = { all: 1, pending: 1, approved: 0, rejected: 0 };
  const page = { docs, hasNextPage: true, nextCursor: "next", counts };
  return {
    key: `offers ${at}`,
    name: "listOffers",
    isList: true,
    at,
    data: Array.from({ length: pages }, () => page),
  };
}

afterEach(() => localStorage.clear());

test("what was kept comes back for the same person, and for anybody else it is erased", () => {
  keepReads({ owner, reads: [read("one", 1)] });
  expect(keptReads(owner)).toEqual([read("one", 1)]);
  expect(keptReads("other@example.jp")).toEqual([]);
  expect(keptReads(owner)).toEqual([]);
});

test("what a site names may be kept; the account, the bank and what is unknown may not", () => {
  const names = [
    "getHome",
    "listOffers",
    "getOffer",
    "listPayments",
    "getProfile",
    "getBankInfo",
    "toString",
  ];
  expect(names.filter((name) => mayBeKept({ name, isList: false }))).toEqual(names.slice(0, 4));
  keepReads({
    owner,
    reads: [{ key: "bank", name: "getBankInfo", isList: false, at: 1, data: { accountNumber: "12345678" } }],
  });
  expect(readReads()).not.toContain("12345678");
});

test("the newest stay when there is more than there is room for", () => {
  const lists = [1, 4, 3, 2].map((at) => aList({ pages: 20, offersAPage: 8, at }));
  keepReads({ owner, reads: [...lists, read("short", 0)] });
  const kept = keptReads(owner).map(({ at }) => at);
  expect(kept.slice(0, 2)).toEqual([4, 3]);
  expect(kept).not.toContain(1);
  expect(kept.at(-1)).toBe(0);
  expect(readReads()?.length).toBeLessThan(offlineReading.characters + 100);
});

test("of a long list the first pages are kept", () => {
  const list = aList({ pages: offlineReading.pages + 5, offersAPage: 1, at: 1 });
  keepReads({ owner, reads: [list] });
  expect(keptReads(owner)).toEqual([{ ...list, data: list.data.slice(0, offlineReading.pages) }]);
});

test("what another build has kept and no longer fits the contract is left out", () => {
  keepReads({
    owner,
    reads: [read("one", 2), { ...anOfferRead("two"), at: 1, data: { productUrl: "javascript:alert(1)" } }],
  });
  expect(keptReads(owner).map(({ at }) => at)).toEqual([2]);
});

test.each(["", "null", '{"owner":1}', "not json"])("a storage that holds %j is as good as empty", (text) => {
  localStorage.setItem("reads", text);
  expect(keptReads(owner)).toEqual([]);
});
