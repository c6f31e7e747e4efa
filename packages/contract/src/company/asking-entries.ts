import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { coded, text } from "../fields.ts";
import { CategoryId } from "../influencer/account.ts";
import { type UsageScope, usageScopes } from "../influencer/usage.ts";
import { limits } from "../limits.ts";
import { CalendarDate, WebUrl } from "../values.ts";
import { type BudgetBand, budgetBandIds } from "./budget-bands.ts";
import { asked } from "./consultations.ts";

const wrong = { error: failure("dataInvalid") };

/** A band for one creator, or one fee. */
export const budgetChoices = [...budgetBandIds, "fee"] as const;

/** Left empty it is the same as not given. */
const orEmpty = <S extends z.ZodMiniType>(schema: S) =>
  z.union([z.literal(""), schema], { error: failure("dataInvalid") });

/** As people type it: full-width digits, commas and a unit are taken off, and 15万 is 150000. */
export function digits(typed: string): string {
  const plain = typed.normalize("NFKC").replaceAll(/[\s,円¥人]/gu, "");
  const [, tenThousands] = /^(\d{1,5}(?:\.\d{1,4})?)万$/.exec(plain) ?? [];
  return tenThousands === undefined ? plain : String(Math.round(Number(tenThousands) * 10_000));
}

const isWithin = (typed: string, { min, max }: { min: number; max: number }) =>
  /^\d{1,9}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;

const Typed = z.string({ error: coded("fieldRequired") }).check(z.overwrite(digits));
const wholeNumber = (bounds: { min: number; max: number }) =>
  Typed.check(
    z.minLength(1, { error: failure("fieldRequired"), abort: true }),
    z.regex(/^\d{1,9}$/, { error: failure("numberRequired"), abort: true }),
    z.refine((typed) => isWithin(typed, bounds), wrong),
  );

/** One of these; text, since nothing is chosen at first. */
const oneOf = (values: readonly string[]) =>
  z.string({ error: coded("fieldRequired") }).check(
    z.minLength(1, { error: failure("fieldRequired"), abort: true }),
    z.refine((value) => values.includes(value), wrong),
  );

const entries = {
  productName: asked.productName,
  productInfo: orEmpty(text({ max: 2000, lines: "many" })),
  productUrl: orEmpty(WebUrl),
  postFormat: asked.postFormat,
  periodFrom: CalendarDate,
  periodTo: CalendarDate,
  description: asked.description,
  situation: orEmpty(text({ max: 500, lines: "many" })),
  tieUpexp: orEmpty(text({ max: 500, lines: "many" })),
  usageScope: oneOf(usageScopes),
  /** Only if a use is wished for. */
  usageMonths: Typed,
  budget: oneOf(budgetChoices),
  /** Where the budget is one fee. */
  feeYen: Typed,
};

type Entered = { [K in keyof typeof entries]: z.infer<(typeof entries)[K]> };

/** The day that it is in Japan whenever the entries are judged: a form may stand open over midnight, or before the server has told its time. */
type Today = () => string;

/** A campaign's alone. */
type Closing = { closesOn?: string };

const rule = (
  holds: (entered: Entered & Closing) => boolean,
  path: keyof Entered | keyof Closing,
  of: "fieldRequired" | "dataInvalid",
) => ({ holds, path, of });
type Rule = ReturnType<typeof rule>;

const closesBeforePosts = rule(
  ({ closesOn, periodTo }) => !closesOn || !periodTo || closesOn <= periodTo,
  "closesOn",
  "dataInvalid",
);

const rulesOf = (today: Today) =>
  [
    rule(({ periodFrom }) => !periodFrom || periodFrom >= today(), "periodFrom", "dataInvalid"),
    rule(
      ({ periodFrom, periodTo }) =>
        !periodTo || (periodTo >= periodFrom && periodTo <= daysAfter(today(), limits.periodDays)),
      "periodTo",
      "dataInvalid",
    ),
    rule(
      ({ usageScope, usageMonths }) => ["", "none"].includes(usageScope) || digits(usageMonths) !== "",
      "usageMonths",
      "fieldRequired",
    ),
    rule(
      ({ usageScope, usageMonths }) =>
        ["", "none"].includes(usageScope) ||
        !usageMonths ||
        isWithin(digits(usageMonths), limits.usageMonths),
      "usageMonths",
      "dataInvalid",
    ),
    rule(({ budget, feeYen }) => budget !== "fee" || digits(feeYen) !== "", "feeYen", "fieldRequired"),
    rule(
      ({ budget, feeYen }) => budget !== "fee" || !feeYen || isWithin(digits(feeYen), limits.feeYen),
      "feeYen",
      "dataInvalid",
    ),
  ] as const;

/** Beside the fields, not after them: a form marks all that is wrong at once, and zod asks no rule of an object with an empty field. */
function withRules<Fields extends z.ZodMiniObject<typeof entries>>(
  fields: Fields,
  today: Today,
  more: readonly Rule[] = [],
) {
  const rules = z.transform((entered: Entered & Closing, { issues }) => {
    for (const { holds, path, of } of [...rulesOf(today), ...more])
      if (!holds(entered))
        issues.push({ code: "custom", path: [path], message: failure(of), input: entered });
    return {};
  });
  return z.intersection(fields, rules);
}

const dayMs = 86_400_000;
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** What the form of a consultation asks for, as it is typed. */
export function consultationEntries(today: Today) {
  return withRules(z.object({ ...entries, answerDays: wholeNumber(limits.answerDays) }), today);
}
export type ConsultationEntries = z.infer<ReturnType<typeof consultationEntries>>;

/** … and that of an open campaign. */
export function campaignEntries(today: Today) {
  const { min, max } = limits.campaignClosesDays;
  return withRules(
    z.object({
      ...entries,
      capacity: wholeNumber(limits.campaignCapacity),
      closesOn: CalendarDate.check(
        z.refine((day) => day >= daysAfter(today(), min) && day <= daysAfter(today(), max), wrong),
      ),
      minFollowers: orEmpty(wholeNumber(limits.minFollowers)),
      categories: z
        .array(CategoryId)
        .check(z.maxLength(limits.campaignCategories, { error: failure("categoryInvalid") })),
    }),
    today,
    [closesBeforePosts],
  );
}
export type CampaignEntries = z.infer<ReturnType<typeof campaignEntries>>;

type Written = Omit<ConsultationEntries, "answerDays">;
const orNull = (typed: string) => (typed === "" ? null : typed);

/** The same as the calls take it. */
export function askedOf(written: Written) {
  const { usageScope, usageMonths, budget } = written;
  return {
    productName: written.productName,
    productInfo: orNull(written.productInfo),
    description: written.description,
    situation: orNull(written.situation),
    month: null,
    period: { from: written.periodFrom, to: written.periodTo },
    productUrl: orNull(written.productUrl),
    tieUpexp: orNull(written.tieUpexp),
    postFormat: written.postFormat,
    budgetBand: budget === "fee" ? null : (budget as BudgetBand),
    feeYen: budget === "fee" ? Number(written.feeYen) : null,
    usageWish: {
      scope: usageScope as UsageScope,
      months: usageScope === "none" ? null : Number(usageMonths),
    },
  };
}
