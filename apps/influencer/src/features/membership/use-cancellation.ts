import type { Profile } from "@tomoru/contract/profile";
import { ApiFailure } from "../../shared/api/failure.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { leaveNotice } from "../../shared/page/notice.store.ts";
import { endSession } from "../../shared/session/session.store.ts";
import { cancel, usePlan } from "./membership.queries.ts";
import { CancellationEntries, chosenReason } from "./membership.view.ts";

/** The cancellation form. The person is signed out with it, and the sign-in page says until when they can come back. */
export function useCancellation(owner: Profile) {
  const { reload } = usePlan();
  return useForm({
    schema: CancellationEntries,
    initial: { name: owner.fullName, email: owner.email, phone: "", reason: "", description: "" },
    asks: (field, entries) => field !== "description" || chosenReason(entries) !== undefined,
    send: async (entries) => {
      try {
        const endsOn = await cancel({ ...entries, phone: entries.phone.normalize("NFKC") });
        leaveNotice(({ membership }, format) => membership.cancellation.done(format.day(endsOn)));
        endSession("signOut");
      } catch (failure) {
        // Asked for elsewhere already: the page then shows until when, and the way back.
        if (failure instanceof ApiFailure && failure.status === 409) await reload();
        throw failure;
      }
    },
  });
}
