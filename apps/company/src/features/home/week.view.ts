import type { CompanyHome } from "@tomoru/contract/company/home";

type Due = CompanyHome["week"][number]["dues"][number];
export type NamedDue = Pick<Due, "side" | "count"> & { readonly name: string };

/** Counts what bears the same name for the same side together: several kinds of dues share a word. */
export function duesByName(dues: readonly Due[], names: Readonly<Record<Due["kind"], string>>): NamedDue[] {
  const together = new Map<string, NamedDue>();
  for (const { side, kind, count } of dues) {
    const name = names[kind];
    const key = `${side} ${name}`;
    together.set(key, { side, name, count: count + (together.get(key)?.count ?? 0) });
  }
  return [...together.values()];
}
