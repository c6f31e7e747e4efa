import type { PayoutRunState } from "@tomoru/contract/deals/payout-states";
import type { FieldFault } from "@tomoru/contract/faults";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useAskAgain } from "../ask.ts";
import styles from "../page/page.module.css";
import { useWords } from "../site.ts";
import { dropOutcome, type OutcomePlace, tellOutcome } from "./outcome.store.ts";

type ReasonedActProps = {
  /** The verb, on the button that opens the dialog and on the one that does it. */
  label: string;
  title: string;
  consequence: ReactNode;
  /** What the typed text is: a reason, unless it is something else. Null where nothing is to be typed. */
  asks?: string | null;
  /** How the call knows the text, and how long it takes it. */
  text?: TextRule | undefined;
  isDangerous?: boolean;
  /** What speaks against it as things stand. */
  warning?: string | undefined;
  /** More to choose, above the text; each field with what is wrong with it. */
  children?: ReactNode | ((errorAt: ErrorAt) => ReactNode);
  /** The labels of those fields, by the names that the call has for them, which are their ids. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** What is wrong of them before anything is sent, by name. */
  check?: (() => Errors) | undefined;
  /** Each time it is asked about anew. */
  onBegin?: () => void;
  /** Why it cannot be done now. */
  off?: string | undefined;
  act: (text: string) => Promise<unknown>;
  /** What it came to; nothing where the act leads to another page and has it told there. */
  told?: Told | undefined;
};

type TextRule = {
  readonly name: string;
  readonly maxLength: number;
  readonly isLine?: boolean;
  /** Who reads it, where that is not whoever works here alone. */
  readonly hint?: string;
};
type Errors = Readonly<Record<string, string | undefined>>;
export type ErrorAt = (field: string) => string | undefined;

export type Told = { text: string; place?: OutcomePlace; during?: PayoutRunState };

/** An act that is asked about first and stays on record with its reason. */
export function ReasonedAct({ label, title, consequence, asks, children, off, ...rest }: ReasonedActProps) {
  const { frame } = useWords();
  const { isDangerous = false, warning, act, told, text, fields, check, onBegin } = rest;
  const [open, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const isOutrun = useRef(false);
  const { busy, run } = useOneAtATime();
  const askAgain = useAskAgain();
  const { pathname: path } = useLocation();
  const asked = asks === undefined ? frame.reason : asks;
  const begin = () => {
    dropOutcome();
    onBegin?.();
    setOpen(true);
  };
  /** What others went on with meanwhile is shown once the refusal has been read. */
  const leave = () => {
    setOpen(false);
    if (isOutrun.current) askAgain();
    isOutrun.current = false;
  };
  return (
    <>
      <Button variant="secondary" off={off} onClick={begin}>
        {label}
      </Button>
      <DialogFrame
        open={open}
        title={title}
        message={consequence}
        initialFocus={cancel}
        onDismiss={leave}
        held={busy}
        sheet
      >
        {(dismiss) => (
          <ReasonForm
            label={label}
            asks={asked}
            text={text}
            fields={fields}
            check={check}
            isDangerous={isDangerous}
            busy={busy}
            cancel={
              <Button variant="secondary" ref={cancel} onClick={dismiss} aria-disabled={busy || undefined}>
                {frame.back}
              </Button>
            }
            send={(text, fail) =>
              run(async () => {
                try {
                  await act(text);
                } catch (failure) {
                  if (!isCallFailure(failure)) throw failure;
                  isOutrun.current = failure instanceof ApiFailure && failure.status === 409;
                  return fail(failure);
                }
                setOpen(false);
                askAgain();
                if (told) tellOutcome({ place: "page", path, ...told });
              })
            }
          >
            {(errorAt) => (
              <>
                {warning ? (
                  <InlineMessage tone="warning" standing>
                    {warning}
                  </InlineMessage>
                ) : null}
                {typeof children === "function" ? children(errorAt) : children}
              </>
            )}
          </ReasonForm>
        )}
      </DialogFrame>
    </>
  );
}

type ReasonFormProps = Pick<ReasonedActProps, "text" | "fields" | "check"> & {
  label: string;
  asks: string | null;
  isDangerous: boolean;
  busy: boolean;
  cancel: ReactNode;
  children: (errorAt: ErrorAt) => ReactNode;
  send: (text: string, fail: (failure: CallFailure) => void) => unknown;
};

const aReason: TextRule = { name: "reason", maxLength: limits.operatorReasonMaxLength };

/** Mounted with the dialog, so that a reason is typed anew each time. */
function ReasonForm({ label, asks, isDangerous, busy, cancel, children, send, ...rest }: ReasonFormProps) {
  const { text: rule = aReason, fields = {}, check = () => ({}) } = rest;
  const words = useWords();
  const { frame, forms } = words;
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [refusals, setRefusals] = useState(0);
  // Whoever is refused goes on at the first field that is marked.
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.querySelector("input") ?? wrong)?.focus();
  }, [refusals]);
  const mark = (wrong: Errors) => {
    setErrors(wrong);
    setRefusals((count) => count + 1);
  };
  const labels: Readonly<Record<string, string>> = asks === null ? fields : { ...fields, [rule.name]: asks };
  const textError = () => {
    const count = [...text.trim()].length;
    if (asks === null) return undefined;
    if (count === 0) return forms.enter(asks);
    return count > rule.maxLength ? forms.tooLong(asks, rule.maxLength) : undefined;
  };
  const textOf = ({ status }: ApiFailure, { field }: FieldFault) =>
    frame.refusedAt[`${status} ${field}`] ?? frame.refusedAt[field];
  const refused = (by: CallFailure) => {
    if (!(by instanceof ApiFailure)) return setFailure(by);
    const faults = by.faults.filter(({ field }) => field in labels);
    if (faults.length === 0) return setFailure(by);
    mark(
      Object.fromEntries(
        faults.map((fault) => [
          fault.field,
          textOf(by, fault) ?? faultText({ fault, label: labels[fault.field] ?? "", words }),
        ]),
      ),
    );
  };
  const refusal = (of: CallFailure) => {
    const [fault] = of instanceof ApiFailure ? of.faults : [];
    return fault && of instanceof ApiFailure ? textOf(of, fault) : undefined;
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onChange={({ target }) => {
        const { id, name } = target as Partial<HTMLInputElement>;
        if (Object.keys(errors).length > 0) {
          setErrors((marked) => ({ ...marked, [id ?? ""]: undefined, [name ?? ""]: undefined }));
        }
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        const wrong: Errors = { ...check(), [rule.name]: textError() };
        mark(wrong);
        if (Object.values(wrong).every((error) => error === undefined)) void send(text.trim(), refused);
      }}
    >
      {children((field) => errors[field])}
      {asks === null ? null : rule.isLine ? (
        <TextField
          id={rule.name}
          label={asks}
          maxLength={null}
          autoComplete="off"
          value={text}
          error={errors[rule.name]}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <TextAreaField
          id={rule.name}
          label={asks}
          hint={rule.hint ?? frame.reasonHint}
          rows={3}
          value={text}
          error={errors[rule.name]}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {failure ? (
        <InlineMessage tone="error">{refusal(failure) ?? failureText(failure, words)}</InlineMessage>
      ) : null}
      <DialogActions>
        {cancel}
        <Button
          variant={isDangerous ? "danger" : "primary"}
          type="submit"
          loading={busy ? frame.sending : undefined}
        >
          {label}
        </Button>
      </DialogActions>
    </form>
  );
}
