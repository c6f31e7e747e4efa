import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useLanguage } from "../site.ts";

type CsvLimitDialogProps = { left: number; rows: number; onClose: () => void };

export function CsvLimitDialog({ left, rows, onClose }: CsvLimitDialogProps) {
  const { words, format } = useLanguage();
  const { csv: say } = words.lists;
  const close = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open
      title={say.limitTitle}
      message={
        <>
          {say.limitText}
          {say.limitLeft(format.count(left), format.count(rows))}
        </>
      }
      initialFocus={close}
      onDismiss={onClose}
      sheet
    >
      {(dismiss) => (
        <DialogActions>
          <Button variant="secondary" ref={close} onClick={dismiss}>
            {say.close}
          </Button>
          <ButtonLink variant="primary" render={<Link to={paths.plan} />}>
            {say.changePlan}
          </ButtonLink>
        </DialogActions>
      )}
    </DialogFrame>
  );
}
