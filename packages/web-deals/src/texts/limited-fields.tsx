import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import type { ComponentProps } from "react";
import { useTextLimit } from "./use-text-limit.ts";

type Limited = { label: string; value: string; max: number };

type LimitedTextProps = Omit<ComponentProps<typeof TextAreaField>, "counter" | "maxLength" | keyof Limited> &
  Limited;

/** A text of many lines with a limit of the contract. */
export function LimitedText({ max, error, ...field }: LimitedTextProps) {
  const { counter, tooLong } = useTextLimit({ text: field.value, max, label: field.label });
  return <TextAreaField {...field} counter={counter} error={tooLong ?? error} />;
}

type LimitedLineProps = Omit<ComponentProps<typeof TextField>, "maxLength" | keyof Limited> & Limited;

/** The same of one line. */
export function LimitedLine({ max, error, ...field }: LimitedLineProps) {
  const { tooLong } = useTextLimit({ text: field.value, max, label: field.label });
  return <TextField {...field} maxLength={null} error={tooLong ?? error} />;
}
