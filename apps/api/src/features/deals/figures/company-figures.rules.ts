import type { CompanyCard, CompanyWarning } from "@tomoru/contract/company/company-card";
import { limits } from "@tomoru/contract/limits";
import { valueAt } from "./counted.rules.ts";

export type Contracts = {
  readonly companyId: string;
  readonly contracts: number;
  /** By the company alone, or never paid. */
  readonly cancelled: number;
  readonly unfunded: number;
  readonly done: number;
};

export type Answers = { readonly companyId: string; readonly met: number; readonly missed: number };

export type Paid = { readonly companyId: string; readonly days: number; readonly count: number };

export type Warned = {
  readonly companyId: string;
  readonly labelRemoval: boolean;
  readonly prepay: boolean;
};

/** The part of a company's card that comes from its deals. */
type CompanyFigures = Pick<
  CompanyCard,
  "companyId" | "dealsDone" | "medianDaysToPay" | "answerRate" | "cancelRate" | "warnings"
>;

type Counted = {
  readonly contracts: readonly Contracts[];
  readonly answers: readonly Answers[];
  readonly paid: readonly Paid[];
  readonly warned: readonly Warned[];
};

/** The figures of every company with counts. A figure of fewer than five cases is null. */
export function figuresOf({ contracts, answers, paid, warned }: Counted): CompanyFigures[] {
  const contractsOf = byCompany(contracts);
  const answersOf = byCompany(answers);
  const paidOf = Map.groupBy(paid, ({ companyId }) => companyId);
  const warnedOf = byCompany(warned);
  const ids = new Set([...contractsOf.keys(), ...answersOf.keys(), ...paidOf.keys(), ...warnedOf.keys()]);
  return [...ids].sort().map((companyId) => {
    const made = contractsOf.get(companyId);
    const { met = 0, missed = 0 } = answersOf.get(companyId) ?? {};
    const { labelRemoval = false, prepay = false } = warnedOf.get(companyId) ?? {};
    const done = made?.done ?? 0;
    const warnings: CompanyWarning[] = [];
    if ((made?.unfunded ?? 0) > 0) warnings.push("unfundedOnce");
    if (labelRemoval) warnings.push("labelRemoval");
    if (prepay) warnings.push("prepay");
    return {
      companyId,
      dealsDone: isEnough(done) ? done : null,
      medianDaysToPay: medianOf(paidOf.get(companyId) ?? []),
      answerRate: rateOf(met, met + missed),
      cancelRate: rateOf(made?.cancelled ?? 0, made?.contracts ?? 0),
      warnings,
    };
  });
}

function byCompany<T extends { readonly companyId: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.companyId, row]));
}

const isEnough = (cases: number) => cases >= limits.companyFigureCases;
const rateOf = (part: number, whole: number) => (isEnough(whole) ? part / whole : null);

/** The median of whole days; of two middle ones the later, so that no company seems to pay sooner than it does. */
function medianOf(paid: readonly Paid[]): number | null {
  const cases = paid.reduce((sum, { count }) => sum + count, 0);
  if (!isEnough(cases)) return null;
  const counted = paid.map(({ days, count }) => ({ value: Math.max(days, 0), count }));
  return valueAt(counted, Math.floor(cases / 2));
}
