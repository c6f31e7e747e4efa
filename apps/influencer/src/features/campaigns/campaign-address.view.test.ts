import { expect, test } from "vitest";
import { campaignsAddress, campaignsIn, isFiltered } from "./campaign-address.view.ts";

const read = (address: string) => campaignsIn(new URLSearchParams(address));

test("an address without anything asks for what fits, newest first", () => {
  const plain = read("");
  expect(plain).toEqual({
    group: "fitting",
    platform: undefined,
    category: undefined,
    minFee: undefined,
    sort: "newest",
  });
  expect(isFiltered(plain)).toBe(false);
  expect(campaignsAddress(plain)).toBe("");
});

test("what is asked for stands in the address and is read back from it", () => {
  const address = "?group=all&platform=tiktok&category=beauty&minFee=100000&sort=fee";
  expect(isFiltered(read(address))).toBe(true);
  expect(campaignsAddress(read(address))).toBe(address);
});

test("what nobody offers is not asked for", () => {
  expect(read("?group=x&platform=x&category=%3Cb%3E&minFee=7&sort=x")).toEqual(read(""));
});
