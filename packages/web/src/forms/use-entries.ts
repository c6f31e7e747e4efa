import type { FieldFault } from "@tomoru/contract/faults";
import { useLayoutEffect, useRef, useState } from "react";
import type { z } from "zod/mini";
import { recheck, withMark } from "./form-faults.ts";
import { typedAhead } from "./typed-ahead.ts";

export type Values = Record<string, string | boolean | null | readonly string[]>;

type EntriesOptions<S extends z.ZodMiniType<unknown, Values>> = {
  schema: S;
  initial: z.input<S>;
  faults?: readonly FieldFault[] | undefined;
};

/** The entries of a form and the marks at its fields. */
export function useEntries<S extends z.ZodMiniType<unknown, Values>>(options: EntriesOptions<S>) {
  type Entries = z.input<S>;
  const { schema, initial } = options;
  const [values, setValues] = useState<Entries>(initial);
  const [faults, setFaults] = useState<readonly FieldFault[]>(options.faults ?? []);
  // What was entered and marked last, rendered or not yet.
  const latest = useRef({ values, faults });

  // The same functions every time: what they are handed to need not be rendered anew.
  const [{ enter, set, touch, mark }] = useState(() => {
    const enter = (entered: Record<string, unknown>) => {
      latest.current.values = { ...latest.current.values, ...entered };
      setValues(latest.current.values);
    };
    const mark = (next: readonly FieldFault[]) => {
      latest.current.faults = next;
      setFaults(next);
    };
    const check = (field: string, marked: readonly FieldFault[]) =>
      mark(recheck({ schema, values: latest.current.values, faults: marked, field }));
    return {
      enter,
      mark,
      set: <K extends keyof Entries & string>(field: K, value: Entries[K]) => {
        enter({ [field]: value });
        const { faults: marked } = latest.current;
        if (marked.some((fault) => fault.field === field)) check(field, marked);
      },
      /** For a field that was left: marks it if it is wrong. `value` is what leaving made of the entry. */
      touch: <K extends keyof Entries & string>(
        field: K,
        value: Entries[K] = latest.current.values[field],
      ) => {
        enter({ [field]: value });
        check(field, withMark(latest.current.faults, field));
      },
    };
  });

  // Only what was typed before the form came is read from the page.
  useLayoutEffect(() => {
    const typed = typedAhead(latest.current.values);
    latest.current.values = { ...latest.current.values, ...typed };
    setValues(latest.current.values);
  }, []);

  return { values, faults, latest, enter, set, touch, mark };
}
