import { updateBankInfo } from "@tomoru/contract/influencer/bank";
import { getOffer } from "@tomoru/contract/influencer/offers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiFailure, NetworkFailure } from "../api/failure.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { logged } from "./failure-log.ts";

startTestSite();

let written: unknown[][];
beforeEach(() => {
  written = [];
  vi.spyOn(console, "error").mockImplementation((...line) => void written.push(line));
});
afterEach(() => vi.restoreAllMocks());

const account = { field: "accountNumber", refusal: "numberRequired" } as const;

test("a refused call is written with its code and address, and with nothing that was sent or answered", async () => {
  const failure = new ApiFailure({
    refusal: "numberRequired",
    status: 400,
    faults: [account],
    requestId: "r-1",
  });
  await expect(logged(updateBankInfo, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(written).toEqual([["3013 PUT /influencer/profile/bank"]]);
});

test("a call that got no answer is written too, and its address names nobody's offer", async () => {
  const failure = new NetworkFailure("No answer", { cause: new TypeError("hanako@example.jp") });
  await expect(logged(getOffer, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(written).toEqual([["offline GET /influencer/offer/{id}"]]);
});

test("a call that is answered, and a mistake of ours, are none of these failures", async () => {
  expect(await logged(updateBankInfo, () => Promise.resolve("saved"))).toBe("saved");
  await expect(logged(updateBankInfo, () => Promise.reject(new TypeError("x")))).rejects.toThrow("x");
  expect(written).toEqual([]);
});
