import { type FieldFault, faultsOf } from "@tomoru/contract/faults";
import { afterFrame } from "@tomoru/ui/timing/after-frame";
import { type FormEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { ApiFailure, type CallFailure, isCallFailure } from "../api/failure.ts";

type Values = Record<string, string | boolean | null | readonly string[]>;

type FormOptions<S extends z.ZodMiniType<unknown, Values>> = {
  /** A schema of the contract; its order is the order of the form, and a field's name is the id of its input. */
  schema: S;
  initial: z.input<S>;
  /** Faults that are known when the form opens, from a server that refused earlier. */
  faults?: readonly FieldFault[] | undefined;
  /** Whether the form asks for a field at all, given these entries. What it does not ask for is not marked. */
  asks?: (field: string, values: z.input<S>) => boolean;
  /** Sends what the schema made of the entries. A failure it throws lands at its fields or in `failure`. */
  send: (values: z.output<S>) => Promise<void>;
  /** Puts a refusal without fields at a field; nothing leaves it for `failure`. */
  place?: (failure: ApiFailure) => FieldFault[];
};

/** From this many wrong fields on, a summary takes the focus instead of the first one. */
export const summaryFrom = 3;

/**
 * A form over a schema: a submit checks everything, a field already marked re-checks while it is typed in,
 * and what was typed always stays.
 */
export function useForm<S extends z.ZodMiniType<unknown, Values>>(options: FormOptions<S>) {
  const { schema, send, place, asks = () => true } = options;
  const [values, setValues] = useState<z.input<S>>(options.initial);
  const [faults, setFaults] = useState<readonly FieldFault[]>(options.faults ?? []);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const submits = useRef(0);
  // What was entered last, drawn or not yet.
  const entries = useRef(values);

  useFocusOnFirst({ faults, attempt });

  const enter = (entered: Record<string, unknown>) => {
    entries.current = { ...entries.current, ...entered };
    setValues(entries.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the form came is read from the page.
  useLayoutEffect(() => enter(typedAhead(entries.current)), []);

  const refuse = (next: readonly FieldFault[]) => {
    setFaults(next);
    setAttempt((count) => count + 1);
  };

  const set = <K extends keyof z.input<S> & string>(field: K, value: z.input<S>[K]) => {
    enter({ [field]: value });
    if (faults.some((fault) => fault.field === field))
      setFaults(recheck({ schema, values: entries.current, faults, field }));
  };

  /** For a field that was left: marks it if it is wrong. `value` is what leaving made of the entry. */
  const touch = <K extends keyof z.input<S> & string>(field: K, value = entries.current[field]) => {
    enter({ [field]: value });
    setFaults(recheck({ schema, values: entries.current, faults: withMark(faults, field), field }));
  };

  /** The press of the button is seen before anything is checked. Of two submits within a frame the later one counts. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const own = ++submits.current;
    afterFrame(() => own === submits.current && check());
  };

  const check = async () => {
    if (busy.current) return;
    setFailure(null);
    const { current } = entries;
    const parsed = z.safeParse(schema, current);
    if (!parsed.success) {
      const wrong = faultsOf(parsed.error).filter(({ field }) => asks(field, current));
      return startTransition(() => refuse(wrong));
    }
    setFaults([]);
    busy.current = true;
    setSending(true);
    try {
      await send(parsed.data);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      const placed = placeFailure({ failure: reason, fields: Object.keys(values), place });
      if (placed.length > 0) refuse(placed);
      else setFailure(reason);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    values,
    set,
    touch,
    faults,
    failure,
    attempt,
    sending,
    submit,
    dismissFailure: () => setFailure(null),
  };
}

/** What was typed or ticked in the server's document before the script had arrived. */
function typedAhead(entries: Values): Values {
  const typed: Values = {};
  for (const [field, value] of Object.entries(entries)) {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement && input.closest("[data-drawn]"))) continue;
    typed[field] = typeof value === "boolean" ? input.checked : input.value;
  }
  return typed;
}

type Recheck = { schema: z.ZodMiniType; values: unknown; faults: readonly FieldFault[]; field: string };

/** The marks of the other fields stay; this one's becomes what the schema says now. */
export function recheck({ schema, values, faults, field }: Recheck): FieldFault[] {
  const { error } = z.safeParse(schema, values);
  const now = error ? faultsOf(error).find((fault) => fault.field === field) : undefined;
  return faults.flatMap((fault) => (fault.field === field ? (now ?? []) : fault));
}

/** The mark says nothing yet but that the field has one; `recheck` gives it its sense or takes it away. */
function withMark(faults: readonly FieldFault[], field: string): readonly FieldFault[] {
  return faults.some((fault) => fault.field === field) ? faults : [...faults, { field, code: 1023 }];
}

type Placing = {
  failure: CallFailure;
  fields: string[];
  place: ((failure: ApiFailure) => FieldFault[]) | undefined;
};

/** The server's faults that this form has a field for, else what the form itself makes of the code. */
export function placeFailure({ failure, fields, place }: Placing): FieldFault[] {
  if (!(failure instanceof ApiFailure)) return [];
  const own = failure.faults.filter((fault) => fields.includes(fault.field));
  return own.length > 0 ? own : (place?.(failure) ?? []);
}

function useFocusOnFirst({ faults, attempt }: { faults: readonly FieldFault[]; attempt: number }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt moves the focus, never a fault that is mended.
  useEffect(() => {
    const [first] = faults;
    if (!first || faults.length >= summaryFrom) return;
    const field = document.getElementById(first.field);
    field?.focus({ preventScroll: true });
    // In the middle, so that neither bar covers the field or its words.
    field?.scrollIntoView({ block: "center" });
  }, [attempt]);
}
