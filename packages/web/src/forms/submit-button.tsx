import { Button } from "@tomoru/ui/actions/button";
import type { ReactNode } from "react";
import { SlowNote } from "../page/slow-note.tsx";

type SubmitButtonProps = {
  sending: boolean;
  /** The verb while the form is on its way. */
  sendingLabel: string;
  wide?: boolean;
  /** The id of the sentence that says why the button is off. */
  off?: string | undefined;
  children: ReactNode;
};

/** A form's one primary button; a word about the wait follows it when the answer takes long. */
export function SubmitButton({ sending, sendingLabel, wide, off, children }: SubmitButtonProps) {
  return (
    <>
      <Button
        variant="primary"
        type="submit"
        wide={wide}
        off={off}
        loading={sending ? sendingLabel : undefined}
      >
        {children}
      </Button>
      <SlowNote waiting={sending} />
    </>
  );
}
