import type { Cancellation } from "@tomoru/contract/influencer/membership";
import type { Profile } from "@tomoru/contract/influencer/profile";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { endSession, isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useState } from "react";
import { leaveFlashMessage, useWords } from "../../shared/site.ts";
import { cancel, usePlan } from "./membership.queries.ts";
import { CancellationEntries, cancellationFaultText, chosenReason } from "./membership.view.ts";

/**
 * The cancellation form. Valid entries open a question, and only its answer sends them. That signs the person out,
 * and the sign-in page says until when they can come back.
 */
export function useCancellation(owner: Profile) {
  const words = useWords();
  const { cancellation } = words.membership;
  const { reload } = usePlan();
  const { busy, run } = useOneAtATime();
  const [asked, setAsked] = useState<Cancellation | null>(null);
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<((words: Words) => string) | null>(null);
  const form = useForm({
    schema: CancellationEntries,
    initial: { name: owner.fullName, email: owner.email, phone: "", reason: "", description: "" },
    labels: {
      name: cancellation.name,
      email: cancellation.email,
      phone: cancellation.phone,
      reason: cancellation.reason,
      description: cancellation.detail,
    },
    textOf: (fault, entries) => cancellationFaultText({ fault, entries, words }),
    asks: (field, entries) => field !== "description" || chosenReason(entries) !== undefined,
    send: async (entries) => {
      setAsked({ ...entries, phone: entries.phone.normalize("NFKC") });
      setRefusal(null);
      setOpen(true);
    },
  });

  const send = async (entries: Cancellation) => {
    setRefusal(null);
    try {
      const endsOn = await cancel(entries);
      leaveFlashMessage(({ membership }, format) => membership.cancellation.done(format.day(endsOn)));
      endSession("signOut");
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      // Already asked for elsewhere: the page then shows the last day, and the way back.
      if (failure instanceof ApiFailure && failure.status === 409) await reload();
      if (isSignedIn()) setRefusal(() => (now: Words) => failureText(failure, now));
    }
  };

  return {
    ...form,
    /** Once asked, the question stays in the page, open or not. */
    question: asked && {
      open,
      sending: busy,
      refusal,
      confirm: () => void run(() => send(asked)),
      dismiss: () => setOpen(false),
    },
  };
}
