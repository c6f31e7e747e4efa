import { Button } from "@tomoru/ui/actions/button";
import type { ReactNode } from "react";
import { SlowNote } from "../page/slow-note.tsx";

type SubmitButtonProps = {
  sending: boolean;
  sendingLabel: string;
  wide?: boolean;
  off?: string | undefined;
  children: ReactNode;
};

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
