import { termsVersion } from "@tomoru/contract/company/sign-up";
import { limits } from "@tomoru/contract/limits";
import { describe, expect, test } from "vitest";
import { terms as companyTermsEn } from "./en/company/terms.ts";
import { privacyPolicy as privacyEn } from "./en/influencer/privacy-policy.ts";
import { terms as termsEn } from "./en/influencer/terms.ts";
import { terms as companyTermsJa } from "./ja/company/terms.ts";
import { privacyPolicy as privacyJa } from "./ja/influencer/privacy-policy.ts";
import { terms as termsJa } from "./ja/influencer/terms.ts";
import type { LegalText } from "./legal-text.ts";

const sectionOf = ({ sections }: LegalText, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id));

describe.each([
  ["the terms", termsEn, termsJa],
  ["the privacy policy", privacyEn, privacyJa],
])("%s", (_, en, ja) => {
  test("have the same sections and the same number of paragraphs in both languages", () => {
    const shape = ({ sections }: LegalText) => sections.map(({ id, blocks }) => [id, blocks.length]);
    expect(shape(ja)).toEqual(shape(en));
  });

  test("say when they were revised and that the English text binds", () => {
    expect(en.revised).toBe("Last revised August 7, 2024");
    expect(ja.revised).toContain("2024年8月7日");
    expect(en.binding).toContain("English text prevails");
    expect(ja.binding).toContain("英語の本文が優先");
  });

  test("have no Japanese in the English text and raise no voice", () => {
    expect(JSON.stringify(en)).not.toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u);
    expect(JSON.stringify([en, ja])).not.toMatch(/[!！]/);
  });
});

test.each([
  ["expulsion", "30 days' notice", "30日前"],
  ["withdrawal", "end of the current month", "当月末"],
  ["changes", "at least two weeks before", "2週間前まで"],
  ["liability", "slight negligence, the compensation is limited to 10,000 yen", "10,000円を上限"],
  ["liability", "usage fees that the User paid to the Company in the past year", "過去1年間"],
  ["law", "laws of Japan", "日本法"],
  ["law", "Tokyo District Court", "東京地方裁判所"],
  [
    "social-accounts",
    "without a linked social account cannot apply for promotional activities",
    "応募できません",
  ],
  ["flow", "Approval before posting", "投稿前の承認"],
  ["posting", "PR", "PR"],
])("the terms say the same of %s in both languages: %s", (id, english, japanese) => {
  expect(sectionOf(termsEn, id)).toContain(english);
  expect(sectionOf(termsJa, id)).toContain(japanese);
});

test("a promotional activity goes through its seven steps in order", () => {
  const flow = termsEn.sections.find(({ id }) => id === "flow")?.blocks[1];
  const steps = typeof flow === "object" && "steps" in flow ? flow.steps : [];
  expect(steps.map((step) => step.split(":")[0])).toEqual([
    "Application",
    "Selection",
    "Notice",
    "Contract",
    "Execution",
    "Completion report",
    "Approval before posting",
  ]);
});

test("a request for disclosure costs 1,000 yen", () => {
  expect(sectionOf(privacyEn, "requests")).toContain("1,000 yen per request");
  expect(sectionOf(privacyJa, "requests")).toContain("1件につき1,000円");
});

test.each([companyTermsEn, companyTermsJa])(
  "the companies' terms name what cancelling a deal costs, and are the version that a sign-up accepts",
  (terms) => {
    const { companyCancelPercents, freeCancelHours, earlyCancelDays, lateReportDays } = limits;
    const deals = sectionOf(terms, "deals");
    for (const percent of Object.values(companyCancelPercents)) expect(deals).toContain(`${percent}%`);
    expect(deals).toContain(String(freeCancelHours));
    expect([earlyCancelDays, lateReportDays, limits.reportAcceptDays]).toEqual([7, 7, 7]);
    expect(terms.revised).toMatch(new RegExp(`(第|Version )${termsVersion}(版|,)`));
    expect(terms.sections.map(({ title }) => Number(/\d+/.exec(title)?.[0]))).toEqual(
      terms.sections.map((_, at) => at + 1),
    );
  },
);
