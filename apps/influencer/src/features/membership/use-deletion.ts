import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { endSession, isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useState } from "react";
import { leaveFlashMessage } from "../../shared/site.ts";
import { deleteAccount } from "./membership.queries.ts";

/** From the dialog to the deleted account, which the sign-in page then tells. */
export function useDeletion() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { busy: sending, run } = useOneAtATime();
  const [failure, setFailure] = useState<((words: Words) => string) | null>(null);

  const send = async () => {
    setFailure(null);
    try {
      await deleteAccount();
      leaveFlashMessage(({ membership }) => membership.deletion.done);
      endSession("signOut");
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      if (isSignedIn()) setFailure(() => (words: Words) => failureText(reason, words));
    }
  };

  return {
    /** Once asked for, the dialog stays in the page, closed or open. */
    asked,
    open,
    sending,
    failure,
    ask: () => {
      setFailure(null);
      setAsked(true);
      setOpen(true);
    },
    confirm: () => void run(send),
    cancel: () => setOpen(false),
  };
}
