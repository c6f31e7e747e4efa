import { expect, test } from "vitest";
import { z } from "zod/mini";
import { aCard, anInvoice, aPlanPreview, aPrintedInvoice, thePlans } from "../testing/billing.builder.ts";
import { aSubscription } from "../testing/company.builder.ts";
import { changePlan, PlanMatrix, PlanPreview, previewPlan } from "./billing.ts";
import { Card, openCardPage, setDefaultCard } from "./cards.ts";
import { getInvoice, Invoice, PrintedInvoice } from "./invoices.ts";

test("the fixtures are what the calls answer", () => {
  expect(z.parse(PlanMatrix, thePlans())).toEqual(thePlans());
  expect(z.parse(PlanPreview, aPlanPreview())).toEqual(aPlanPreview());
  expect(z.parse(Card, aCard())).toEqual(aCard());
  expect(z.parse(Invoice, anInvoice())).toEqual(anInvoice());
  expect(z.parse(PrintedInvoice, aPrintedInvoice())).toEqual(aPrintedInvoice());
});

test("a change of plan answers with the plan and with what became of it", () => {
  const answer = { ...aSubscription(), outcome: "scheduled" };
  expect(z.parse(changePlan.result, answer)).toEqual(answer);
});

const returnsTo = (returnTo: unknown) => z.safeParse(openCardPage.body, { returnTo }).success;

test.each([
  "/company",
  "/company/plan/cards",
  "/company/plan?to=professional&from=x%20y",
  "/company/lists/019ab4d2-0000-7000-8000-0000000000c1/",
])("%s is a way back", (path) => {
  expect(returnsTo(path)).toBe(true);
});

test.each([
  "",
  "/",
  "/offers",
  "//evil.example/company",
  "/company//evil.example",
  "/company/../offers",
  "/companyx",
  "https://evil.example/company",
  "javascript:alert(1)",
  "/company\\evil.example",
  "/company?x=//evil.example",
  "/company#x",
  "/company\n",
  ` /company`,
  7,
  null,
])("%j is none", (path) => {
  expect(returnsTo(path)).toBe(false);
});

test.each([
  [setDefaultCard.params, "cardIdInvalid"],
  [getInvoice.params, "dataNotFound"],
  [previewPlan.params, "planIdInvalid"],
])("an id that is malformed says so by its own code", (params, name) => {
  for (const id of ["", "1", "../x", "019AB4D2-0000-7000-8000-0000000000C1"]) {
    expect(z.safeParse(params, { id }).error?.issues[0]?.message).toBe(name);
  }
});

test("who keeps a seat are ids, and not endlessly many", () => {
  const body = (keepMemberIds: unknown) => z.safeParse(changePlan.body, { keepMemberIds }).success;
  const id = "019ab4d2-0000-7000-8000-0000000000c1";
  expect(body([id])).toBe(true);
  expect(body(["x"])).toBe(false);
  expect(body(Array(101).fill(id))).toBe(false);
  expect(body("x")).toBe(false);
});
