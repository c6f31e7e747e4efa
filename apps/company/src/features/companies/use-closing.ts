import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { endSession, isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useState } from "react";
import { leaveFlashMessage } from "../../shared/site.ts";
import { close } from "./companies.queries.ts";

const ofPassword = new Set(["passwordNotMatched", "passwordRequired", "passwordInvalid", "signInLocked"]);

/** From the dialog to the closed company; the sign-in page then says that it is closed. */
export function useClosing() {
  const { busy: sending, run } = useOneAtATime();
  const [open, setOpen] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const send = async (password: string) => {
    setFailure(null);
    try {
      await close(password);
      leaveFlashMessage(({ settings }) => settings.close.done);
      endSession("signOut");
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      if (isSignedIn()) setFailure(reason);
    }
  };
  return {
    /** Null until the dialog was opened once. */
    open,
    sending,
    failure,
    isOfPassword: failure instanceof ApiFailure && ofPassword.has(failure.refusal),
    ask: () => {
      setFailure(null);
      setOpen(true);
    },
    confirm: (password: string) => void run(() => send(password)),
    cancel: () => setOpen(false),
  };
}
