import { planOf } from "@tomoru/contract/company/plans";
import { expect, test } from "vitest";
import { lossesBetween } from "./plan-losses.rules.ts";

const keys = (from: "free" | "standard" | "professional", to: typeof from) =>
  lossesBetween(from, to).map(({ key }) => key);

test("going up nothing is lost, staying neither", () => {
  expect(keys("free", "professional")).toEqual([]);
  expect(keys("standard", "standard")).toEqual([]);
});

test("what is worse where there is more of it, the days until an answer and the fee, is lost when it rises", () => {
  const losses = lossesBetween("professional", "standard");
  const { values: before } = planOf("professional");
  const { values: after } = planOf("standard");
  for (const key of ["supportDays", "toolFeeBps", "insightsPerMonth", "seats"] as const) {
    expect(losses).toContainEqual({ key, from: before[key], to: after[key] });
  }
});

test("a quote that is offered no longer is lost, and one that stays is not", () => {
  expect(keys("professional", "standard")).toContain("direction");
  expect(keys("standard", "free")).toContain("live");
  expect(keys("professional", "standard")).not.toContain("live");
});

test("they come in the order of the matrix", () => {
  const order = Object.keys(planOf("free").values);
  const lost = keys("professional", "free");
  expect(lost).toEqual(lost.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
  expect(lost).not.toContain("inToolPayment");
});
