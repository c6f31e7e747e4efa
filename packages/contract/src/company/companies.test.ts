import { expect, test } from "vitest";
import { z } from "zod/mini";
import { codeOf } from "../codes.ts";
import { faultsOf } from "../faults.ts";
import { register, verifySignUpEmail } from "./accounts.ts";
import { CompanyInfo } from "./companies.ts";
import { inquiryTopics, isTopicOfPlan } from "./company-inquiries.ts";
import { updateMember } from "./members.ts";
import { planOf } from "./plans.ts";
import { prefectures } from "./prefectures.ts";

function faultOf(entry: Record<string, unknown>): string | undefined {
  const parsed = z.safeParse(CompanyInfo, entry);
  const [fault] = parsed.success ? [] : faultsOf(parsed.error);
  return fault && `${fault.field} ${codeOf(fault.refusal)}`;
}

test.each([
  ["postalCode", "１５０ー００４１", "1500041"],
  ["postalCode", "150-0041", "1500041"],
  ["phone", " ０３ー1234-5678 ", "03-1234-5678"],
  ["phone", "09012345678", "09012345678"],
  ["invoiceNumber", "t7000-0120-50002", "T7000012050002"],
  ["billingEmail", "Keiri@Example.JP", "keiri@example.jp"],
  ["website", " https://example.jp ", "https://example.jp"],
  ["building", "", ""],
  ["building", null, null],
])("%s %j is kept as %j", (field, typed, kept) => {
  expect(z.parse(CompanyInfo, { [field]: typed })).toEqual({ [field]: kept });
});

test.each([
  ["name", "", 3007],
  ["name", "一", 1023],
  ["kind", "", 3009],
  ["kind", "person", 1023],
  ["postalCode", "150004", 3013],
  ["prefecture", "edo", 1023],
  ["phone", "110", 1023],
  ["phone", "-0312345678", 1023],
  ["website", "javascript:alert(1)", 1023],
  ["invoiceNumber", "7000012050002", 1023],
  ["billingEmail", "keiri", 3004],
  ["address", "あ".repeat(151), 1023],
  ["representative", "a", 1023],
])("%s %j is refused", (field, typed, code) => {
  expect(faultOf({ [field]: typed })).toBe(`${field} ${code}`);
});

test("Japan has 47 prefectures", () => {
  expect(new Set(prefectures).size).toBe(47);
});

test("a service is asked for only where the plan has it, everything else always", () => {
  const offered = (planId: "free" | "standard" | "professional") =>
    inquiryTopics.filter((topic) => isTopicOfPlan(topic, planOf(planId)));
  const always = ["plan", "search", "list", "deal", "billing", "other"];
  expect(offered("free")).toEqual(always);
  expect(offered("standard")).toEqual([...always, "live", "planning", "shipping"]);
  expect(offered("professional")).toEqual([...inquiryTopics]);
});

test("the language alone makes no completion of a request for a code", () => {
  const email = "taro@example.jp";
  expect(verifySignUpEmail.bodyFor({ email, locale: "en" })).not.toBe(register.body);
  expect(verifySignUpEmail.bodyFor({ email, isTermsAccepted: false })).toBe(register.body);
});

test("terms that are not accepted are told as that", () => {
  const entries = { companyName: "みなと珈琲", kind: "agency", fullName: "佐藤 一郎", email: "a@example.jp" };
  for (const isTermsAccepted of [undefined, null, false, "true", 1]) {
    const parsed = z.safeParse(register.body, {
      ...entries,
      password: "Umi-no-Oto7",
      otp: "123456",
      isTermsAccepted,
    });
    const faults = parsed.success ? [] : faultsOf(parsed.error);
    expect(faults.map(({ field, refusal }) => `${field} ${codeOf(refusal)}`)).toEqual([
      "isTermsAccepted 3008",
    ]);
  }
});

test("a change of role is read as a hand-over, with its password", () => {
  const schema = updateMember.bodyFor({ role: "owner", status: "active" });
  expect(z.safeParse(schema, { role: "owner" }).success).toBe(false);
  expect(z.safeParse(updateMember.bodyFor({ status: "active" }), { status: "active" }).success).toBe(true);
});
