/** Free, and the two that are paid for by the month. */
export const planIds = ["free", "standard", "professional"] as const;
export type PlanId = (typeof planIds)[number];
export type PaidPlanId = Exclude<PlanId, "free">;

/** `false`: not part of the plan. `"quote"`: part of it, at a price that is asked for. */
export type PlanValue = number | boolean | "quote";

/** What each plan holds. The unit is in the name; `filters` are all of them, or the basic ones. */
type PlanValues = {
  readonly searchPages: number;
  readonly filters: boolean;
  readonly searchRowsPerDay: number;
  readonly savedSearches: number;
  readonly insightsPerMonth: number;
  readonly lists: number;
  readonly creatorsPerList: number;
  readonly supportDays: number;
  readonly inToolPayment: boolean;
  readonly toolFeeBps: number;
  readonly prAnalysis: boolean;
  readonly csvRowsPerMonth: number;
  readonly dm: boolean;
  readonly direction: false | "quote";
  /** Minutes a month. */
  readonly consulting: false | number;
  readonly postCount: boolean;
  readonly live: false | "quote";
  readonly planning: false | "quote";
  readonly secondaryUse: boolean;
  readonly seats: number;
  readonly shipping: false | "quote";
};
export type PlanKey = keyof PlanValues;

/** The parts of the price page that the 17 rows stand in. */
export const planGroups = ["find", "ask", "pay", "people"] as const;
export type PlanGroup = (typeof planGroups)[number];

type PlanRow = {
  readonly key: PlanKey;
  readonly group: PlanGroup;
  /** What else the row says. */
  readonly also?: readonly PlanKey[];
};
export type Plan = { readonly planId: PlanId; readonly priceYen: number; readonly values: PlanValues };

/**
 * What is sold. The price page, the gates, the meters and what is made at the payment provider read nothing else. Whoever
 * changes a value raises `version`: a subscription keeps the one that it was sold under. Prices are a month's, without tax.
 */
export const plans = {
  version: 1,
  plans: [
    {
      planId: "free",
      priceYen: 0,
      values: {
        searchPages: 5,
        filters: false,
        searchRowsPerDay: 480,
        savedSearches: 3,
        insightsPerMonth: 10,
        lists: 3,
        creatorsPerList: 50,
        supportDays: 5,
        inToolPayment: true,
        toolFeeBps: 1500,
        prAnalysis: false,
        csvRowsPerMonth: 0,
        dm: false,
        direction: false,
        consulting: false,
        postCount: false,
        live: false,
        planning: false,
        secondaryUse: false,
        seats: 1,
        shipping: false,
      },
    },
    {
      planId: "standard",
      priceYen: 10_000,
      values: {
        searchPages: 50,
        filters: true,
        searchRowsPerDay: 4800,
        savedSearches: 20,
        insightsPerMonth: 300,
        lists: 50,
        creatorsPerList: 300,
        supportDays: 2,
        inToolPayment: true,
        toolFeeBps: 1000,
        prAnalysis: true,
        csvRowsPerMonth: 1000,
        dm: true,
        direction: false,
        consulting: false,
        postCount: true,
        live: "quote",
        planning: "quote",
        secondaryUse: true,
        seats: 3,
        shipping: "quote",
      },
    },
    {
      planId: "professional",
      priceYen: 30_000,
      values: {
        searchPages: 1000,
        filters: true,
        searchRowsPerDay: 24_000,
        savedSearches: 100,
        insightsPerMonth: 3000,
        lists: 500,
        creatorsPerList: 500,
        supportDays: 1,
        inToolPayment: true,
        toolFeeBps: 500,
        prAnalysis: true,
        csvRowsPerMonth: 10_000,
        dm: true,
        direction: "quote",
        consulting: 60,
        postCount: true,
        live: "quote",
        planning: "quote",
        secondaryUse: true,
        seats: 10,
        shipping: "quote",
      },
    },
  ],
  rows: [
    { key: "searchPages", group: "find", also: ["filters", "searchRowsPerDay", "savedSearches"] },
    { key: "insightsPerMonth", group: "find" },
    { key: "lists", group: "find", also: ["creatorsPerList"] },
    { key: "prAnalysis", group: "find" },
    { key: "csvRowsPerMonth", group: "find" },
    { key: "dm", group: "ask" },
    { key: "direction", group: "ask" },
    { key: "postCount", group: "ask" },
    { key: "live", group: "ask" },
    { key: "planning", group: "ask" },
    { key: "secondaryUse", group: "ask" },
    { key: "shipping", group: "ask" },
    { key: "inToolPayment", group: "pay" },
    { key: "toolFeeBps", group: "pay" },
    { key: "seats", group: "people" },
    { key: "supportDays", group: "people" },
    { key: "consulting", group: "people" },
  ],
} as const satisfies {
  readonly version: number;
  readonly plans: readonly Plan[];
  readonly rows: readonly PlanRow[];
};

export function planOf(planId: PlanId): Plan {
  const found = plans.plans.find((plan) => plan.planId === planId);
  if (!found) throw new Error(`there is no plan ${planId}`);
  return found;
}

/** By what a plan's price is found at the payment provider: a price there never changes, so another yen is another key. */
export const priceKeys: Readonly<Record<PaidPlanId, string>> = {
  standard: "tomoru_standard_1",
  professional: "tomoru_professional_1",
};

/** Consumption tax by the first day, in Japan, that it is charged at; the newest in front. */
const taxPercents = [{ from: "2019-10-01", percent: 10 }] as const;

/** Percent on a day of Japan, `YYYY-MM-DD`. Throws for a day before the first that is known. */
export function taxPercentOn(day: string): number {
  const known = taxPercents.find(({ from }) => from <= day);
  if (!known) throw new RangeError(`no consumption tax is known for ${day}`);
  return known.percent;
}

/** Consumption tax on yen without it, rounded half up once, away from zero for what is given back. */
export function taxYenOf(netYen: number, percent: number): number {
  const tax = Math.floor((Math.abs(netYen) * percent + 50) / 100);
  return netYen < 0 && tax > 0 ? -tax : tax;
}
