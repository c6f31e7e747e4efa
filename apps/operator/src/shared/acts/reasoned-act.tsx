import type { PayoutRunState } from "@tomoru/contract/deals/payout-states";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { type ReactNode, useRef, useState } from "react";
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
  isDangerous?: boolean;
  /** What speaks against it as things stand. */
  warning?: string | undefined;
  /** More to choose, above the text. */
  children?: ReactNode;
  /** Why it cannot be done now. */
  off?: string | undefined;
  act: (text: string) => Promise<unknown>;
  /** What it came to; nothing where the act leads to another page and has it told there. */
  told?: Told | undefined;
};

export type Told = { text: string; place?: OutcomePlace; during?: PayoutRunState };

/** An act that is asked about first and stays on record with its reason. */
export function ReasonedAct({ label, title, consequence, asks, children, off, ...rest }: ReasonedActProps) {
  const { frame } = useWords();
  const { isDangerous = false, warning, act, told } = rest;
  const [open, setOpen] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const { busy, run } = useOneAtATime();
  const askAgain = useAskAgain();
  const { pathname: path } = useLocation();
  const asked = asks === undefined ? frame.reason : asks;
  const begin = () => {
    dropOutcome();
    setOpen(true);
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
        onDismiss={() => setOpen(false)}
        held={busy}
        sheet
      >
        {(dismiss) => (
          <ReasonForm
            label={label}
            asks={asked}
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
                  return fail(failure);
                }
                setOpen(false);
                askAgain();
                if (told) tellOutcome({ place: "page", path, ...told });
              })
            }
          >
            {warning ? (
              <InlineMessage tone="warning" standing>
                {warning}
              </InlineMessage>
            ) : null}
            {children}
          </ReasonForm>
        )}
      </DialogFrame>
    </>
  );
}

type ReasonFormProps = {
  label: string;
  asks: string | null;
  isDangerous: boolean;
  busy: boolean;
  cancel: ReactNode;
  children?: ReactNode;
  send: (text: string, fail: (failure: CallFailure) => void) => unknown;
};

/** Mounted with the dialog, so that a reason is typed anew each time. */
function ReasonForm({ label, asks, isDangerous, busy, cancel, children, send }: ReasonFormProps) {
  const words = useWords();
  const { frame, forms } = words;
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const count = [...text.trim()].length;
  const refusal = (of: CallFailure) =>
    of instanceof ApiFailure ? frame.refusedAt[of.faults[0]?.field ?? ""] : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setFailure(null);
        const isShort = asks !== null && count === 0;
        setMissing(isShort);
        if (!isShort) void send(text.trim(), setFailure);
      }}
    >
      {children}
      {asks === null ? null : (
        <TextAreaField
          id="reason"
          label={asks}
          hint={frame.reasonHint}
          rows={3}
          maxLength={limits.operatorReasonMaxLength}
          value={text}
          error={isMissing ? forms.enter(asks) : undefined}
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
