import { limits } from "@tomoru/contract/limits";

/** Whole hours, begun ones too; between two answers the later one. Null below five: they say nothing. */
export function medianHoursOf(hours: readonly number[]): number | null {
  if (hours.length < limits.companyFigureCases) return null;
  const middle = hours.toSorted((one, other) => one - other)[Math.floor(hours.length / 2)] ?? 0;
  return Math.ceil(middle);
}
