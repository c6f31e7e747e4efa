import { type FieldFault, faultsOf } from "@tomoru/contract/faults";
import { z } from "zod/mini";
import { ApiFailure, type CallFailure } from "../api/failure.ts";

type Recheck = { schema: z.ZodMiniType; values: unknown; faults: readonly FieldFault[]; field: string };

/** The marks of the other fields stay; this one's becomes what the schema says now. */
export function recheck({ schema, values, faults, field }: Recheck): FieldFault[] {
  const { error } = z.safeParse(schema, values);
  const now = error ? faultsOf(error).find((fault) => fault.field === field) : undefined;
  return faults.flatMap((fault) => (fault.field === field ? (now ?? []) : fault));
}

/** With a mark at a field, for `recheck` to judge. */
export function withMark(faults: readonly FieldFault[], field: string): readonly FieldFault[] {
  return faults.some((fault) => fault.field === field)
    ? faults
    : [...faults, { field, refusal: "dataInvalid" }];
}

/** What the order does not name comes last. */
export function inOrder(faults: readonly FieldFault[], order: readonly string[] = []): FieldFault[] {
  const placeOf = ({ field }: FieldFault) => (order.includes(field) ? order.indexOf(field) : order.length);
  return faults.toSorted((one, other) => placeOf(one) - placeOf(other));
}

type Placing = {
  failure: CallFailure;
  fields: string[];
  place: ((failure: ApiFailure) => FieldFault[]) | undefined;
};

export function placeFailure({ failure, fields, place }: Placing): FieldFault[] {
  if (!(failure instanceof ApiFailure)) return [];
  const own = failure.faults.filter((fault) => fields.includes(fault.field));
  return own.length > 0 ? own : (place?.(failure) ?? []);
}
