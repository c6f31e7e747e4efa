import type { FailureName } from "@tomoru/contract/codes";
import { confirmEmail } from "@tomoru/contract/company/accounts";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { endSession, isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useWords } from "../../shared/site.ts";

/** Redeems the link in the address. This ends every session of the member, in this browser too. */
export function useConfirmEmail() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [refusal, setRefusal] = useState<FailureName>();
  const { busy: sending, run } = useOneAtATime();
  const send = async () => {
    setRefusal(undefined);
    try {
      const { email } = await call(confirmEmail, { body: { token: search.get("token") ?? "" } });
      // Kept in the history, since ending the session renders the page anew. The token is spent, so the address goes on without it.
      await navigate("?", { replace: true, state: { confirmed: email } });
      if (isSignedIn()) endSession("signOut");
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      const isOfLink = failure instanceof ApiFailure && isOwn(failure.refusal);
      if (isOfLink) setRefusal(failure.refusal);
      else alertFailure(failure, words);
    }
  };
  return { confirmed: confirmedIn(state), refusal, sending, confirm: () => void run(send) };
}

const isOwn = (refusal: FailureName) => refusal === "otpReferenceInvalid" || refusal === "emailInUse";

function confirmedIn(state: unknown): string | undefined {
  const knows = typeof state === "object" && state !== null && "confirmed" in state;
  return knows && typeof state.confirmed === "string" ? state.confirmed : undefined;
}
