import { type FieldFault, faultsOf } from "@tomoru/contract/faults";
import type { FieldTag } from "@tomoru/ui/forms/field";
import { type ChangeEvent, type FormEvent, startTransition, useEffect, useState } from "react";
import { z } from "zod/mini";
import { type ApiFailure, type CallFailure, isCallFailure } from "../api/failure.ts";
import { useWords } from "../i18n/language.store.ts";
import { faultText } from "./fault-text.ts";
import { inOrder, placeFailure } from "./form-faults.ts";
import { useEntries, type Values } from "./use-entries.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";

type FieldsOf<Entries, Value> = {
  [K in keyof Entries & string]: NonNullable<Entries[K]> extends Value ? K : never;
}[keyof Entries & string];

type FormOptions<S extends z.ZodMiniType<unknown, Values>> = {
  /** A schema of the contract; its order is the order of the form, and a field's name is the id of its input. */
  schema: S;
  initial: z.input<S>;
  /** What fields are when nothing is chosen, where that is not an empty text. */
  blank?: Partial<z.input<S>>;
  labels?: Readonly<Record<string, string>>;
  /** Whether each field says that it is required or optional; on unless all of them are. */
  tagged?: boolean;
  /** The fields as they stand on the page, where a schema of several parts finds its faults in another order. */
  order?: readonly string[];
  /** Words for what this form knows more of than the code says; nothing leaves them to the code. */
  textOf?: (fault: FieldFault, values: z.input<S>) => string | undefined;
  faults?: readonly FieldFault[] | undefined;
  /** Whether the form asks for a field at all, given these entries. What it does not ask for is not marked. */
  asks?: (field: string, values: z.input<S>) => boolean;
  /** Sends what the schema made of the entries. A failure it throws lands at its fields or in `failure`. */
  send: (values: z.output<S>) => Promise<void>;
  /** Puts a refusal without fields at a field; nothing leaves it for `failure`. */
  place?: (failure: ApiFailure) => FieldFault[];
};

type FieldProps = { id: string; label: string; tag: FieldTag | undefined; error: string | undefined };

export type TextProps = FieldProps & {
  required: boolean;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

export type CheckBoxProps = Omit<FieldProps, "tag"> & {
  required: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export type FormStatus = {
  faults: readonly FieldFault[];
  failure: CallFailure | null;
  attempt: number;
  sending: boolean;
  hasError: boolean;
  textOf: (fault: FieldFault) => string;
  submit: (event: FormEvent) => void;
};

/** From this many wrong fields on, a summary takes the focus instead of the first one. */
export const summaryFrom = 3;

/** A submit checks everything, a field already marked re-checks while it is typed in, and what was typed always stays. */
export function useForm<S extends z.ZodMiniType<unknown, Values>>(options: FormOptions<S>) {
  type Entries = z.input<S>;
  const { schema, labels = {}, tagged = true } = options;
  const words = useWords();
  const { values, faults, latest, enter, set, touch, mark } = useEntries(options);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { busy: sending, run } = useOneAtATime();
  const required = useRequired(options);
  useFocusOnFirst({ faults, attempt });

  const refuse = (next: readonly FieldFault[]) => {
    mark(next);
    setAttempt((count) => count + 1);
  };

  const check = (): z.output<S> | undefined => {
    const { asks = () => true } = options;
    const { values: entries } = latest.current;
    setFailure(null);
    const parsed = z.safeParse(schema, entries);
    if (parsed.success) {
      mark([]);
      return parsed.data;
    }
    const wrong = inOrder(faultsOf(parsed.error), options.order).filter(({ field }) => asks(field, entries));
    startTransition(() => refuse(wrong));
    return undefined;
  };

  const send = async (checked: z.output<S>) => {
    try {
      await options.send(checked);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      const fields = Object.keys(latest.current.values);
      const placed = placeFailure({ failure: reason, fields, place: options.place });
      if (placed.length > 0) refuse(inOrder(placed, options.order));
      else setFailure(reason);
    }
  };

  const textOf = (fault: FieldFault) =>
    options.textOf?.(fault, values) ?? faultText({ fault, label: labels[fault.field] ?? "", words });
  const errorOf = (field: keyof Entries & string) =>
    faults.filter((fault) => fault.field === field).map(textOf)[0];

  const propsOf = (field: keyof Entries & string): FieldProps => {
    const kind = required.has(field) ? "required" : "optional";
    return {
      id: field,
      label: labels[field] ?? "",
      tag: tagged ? { kind, word: words.forms[kind] } : undefined,
      error: errorOf(field),
    };
  };

  return {
    values,
    set,
    touch,
    /** What was entered another time, before anything is marked. */
    restore: (found: Entries) => enter(found),
    faults,
    failure,
    attempt,
    sending,
    hasError: faults.length > 0 || failure !== null,
    textOf,
    errorOf,
    text: <K extends FieldsOf<Entries, string>>(field: K): TextProps => ({
      ...propsOf(field),
      required: required.has(field),
      // Its type is that of the field, which the compiler cannot follow that far.
      value: String(values[field] ?? ""),
      onChange: ({ target }) => set(field, target.value as Entries[K]),
    }),
    password: <K extends FieldsOf<Entries, string>>(field: K): TextProps & { showLabel: string } => ({
      ...propsOf(field),
      required: required.has(field),
      showLabel: words.forms.showPassword,
      value: String(values[field]),
      onChange: ({ target }) => set(field, target.value as Entries[K]),
    }),
    select: <K extends keyof Entries & string>(field: K) => ({
      ...propsOf(field),
      value: values[field],
      onChange: (value: Entries[K]) => set(field, value),
    }),
    checkbox: <K extends FieldsOf<Entries, boolean>>(field: K): CheckBoxProps => ({
      id: field,
      label: labels[field] ?? "",
      required: required.has(field),
      error: errorOf(field),
      checked: values[field] === true,
      onChange: (checked: boolean) => set(field, checked as Entries[K]),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      const checked = sending ? undefined : check();
      if (checked !== undefined) void run(() => send(checked));
    },
    dismissFailure: () => setFailure(null),
  };
}

type RequiredOptions = { schema: z.ZodMiniType<unknown, Values>; initial: Values; blank?: object };

/** The fields that a form of nothing but empty ones would be refused for; they do not change while it stands. */
function useRequired({ schema, initial, blank }: RequiredOptions): ReadonlySet<string> {
  const [required] = useState(() => {
    const empty = Object.fromEntries(Object.entries(initial).map(emptied));
    const { error } = z.safeParse(schema, { ...empty, ...blank });
    return new Set(error ? faultsOf(error).map(({ field }) => field) : []);
  });
  return required;
}

function emptied([field, value]: [string, Values[string]]): [string, Values[string]] {
  if (typeof value === "string") return [field, ""];
  if (typeof value === "boolean") return [field, false];
  return [field, Array.isArray(value) ? [] : null];
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
