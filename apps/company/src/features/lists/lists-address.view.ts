import { listSorts, listStatuses, rowSorts } from "@tomoru/contract/company/lists";
import { platforms } from "@tomoru/contract/platforms";
import type { ListFilters, RowSort } from "./lists.queries.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address asks for; whatever is no filter is left out. */
export function filtersIn(address: URLSearchParams): ListFilters {
  const one = <T extends string>(key: string, known: readonly T[]) =>
    known.find((value) => value === address.get(key));
  const group = address.get("group") ?? "";
  const q = address.get("q")?.trim().slice(0, 100);
  return {
    ...((group === "none" || uuid.test(group)) && { group }),
    ...given("status", one("status", listStatuses)),
    ...given("platform", one("platform", platforms)),
    ...(q ? { q } : {}),
    ...given("sort", one("sort", listSorts)),
  };
}

function given<K extends string, V>(key: K, value: V | undefined): { [Key in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [Key in K]?: V });
}

/** Whether anything narrows the lists; a group does not. */
export function isNarrowed({ status, platform, q }: ListFilters): boolean {
  return status !== undefined || platform !== undefined || q !== undefined;
}

export function changedBy(
  address: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

export function rowSortIn(address: URLSearchParams): RowSort {
  return rowSorts.find((sort) => sort === address.get("sort")) ?? "added";
}
