import { Button } from "@tomoru/ui/actions/button";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { Suspense, useState } from "react";
import { leaveFlashMessage, useWords } from "../../../shared/site.ts";
import { leave } from "../companies.queries.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

/** For a member; the owner hands the company over first, or closes it. */
export function LeaveCompany({ companyName }: { companyName: string }) {
  const words = useWords();
  const { leave: say } = words.settings;
  const { busy, run } = useOneAtATime();
  const [open, setOpen] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const go = async () => {
    setFailure(null);
    try {
      await leave();
      leaveFlashMessage(({ settings }) => settings.leave.done);
      endSession("signOut");
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    }
  };
  return (
    <>
      <Button variant="text" flush="start" onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      {open === null ? null : (
        <Suspense>
          <ConfirmModal
            open={open}
            title={say.title(companyName)}
            message={say.text}
            confirmLabel={say.confirm}
            cancelLabel={words.common.cancel}
            loading={busy ? say.sending : undefined}
            error={failure ? `${say.failed} ${failureText(failure, words)}` : undefined}
            destructive
            onConfirm={() => void run(go)}
            onCancel={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
