import type { Colleague, Invitation } from "@tomoru/contract/company/members";
import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { CompaniesWords } from "@tomoru/i18n/ja/company/companies";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { actOnInvitation, handOver, setMemberStatus, useRefreshMembers } from "./companies.queries.ts";

type Words = CommonWords & { readonly companies: CompaniesWords };
type Said = { tone: "success" | "error"; text: (words: Words) => string };
export type Question = { kind: "remove" | "stop" | "handOver"; colleague: Colleague };

/** The owner's actions on members and invitations; the result is shown above the list until the next action. */
export function useMemberActions() {
  const refresh = useRefreshMembers();
  const { busy, run } = useOneAtATime();
  const [said, setSaid] = useState<Said | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const attempt = async (work: () => Promise<void>, done: Said["text"]) => {
    setSaid(null);
    try {
      await work();
      setSaid({ tone: "success", text: done });
    } catch (reason) {
      if (!isCallFailure(reason) || isOfPassword(reason)) throw reason;
      setSaid({ tone: "error", text: (words) => refusalText(reason, words) });
    }
    setQuestion(null);
    await refresh();
  };

  return {
    busy,
    said,
    /** The one that is asked now. */
    question,
    ask: setQuestion,
    cancel: () => setQuestion(null),
    confirm: (kind: "remove" | "stop", { memberId, fullName }: Colleague) =>
      void run(() =>
        attempt(
          () => setMemberStatus(memberId, kind === "stop" ? "inactive" : "removed"),
          ({ companies: { members } }) => (kind === "stop" ? members.stopped : members.removed)(fullName),
        ),
      ),
    /** Rejects with a refusal of the password, which its form says. */
    handOver: ({ memberId, fullName }: Colleague, password: string) =>
      attempt(
        () => handOver(memberId, password),
        ({ companies }) => companies.members.handedOver(fullName),
      ),
    start: ({ memberId, fullName }: Colleague) =>
      void run(() =>
        attempt(
          () => setMemberStatus(memberId, "active"),
          ({ companies }) => companies.members.started(fullName),
        ),
      ),
    invitation: ({ invitationId, email }: Invitation, action: "resend" | "cancel") =>
      void run(() =>
        attempt(
          () => actOnInvitation(invitationId, action),
          ({ companies: { members } }) => (action === "resend" ? members.resent : members.cancelled)(email),
        ),
      ),
  };
}

const ofPassword = new Set(["passwordNotMatched", "passwordRequired", "passwordInvalid", "signInLocked"]);

function isOfPassword(failure: unknown): boolean {
  return failure instanceof ApiFailure && ofPassword.has(failure.refusal);
}

function refusalText(failure: Error, words: Words): string {
  const { members } = words.companies;
  if (!isCallFailure(failure)) return members.failed;
  if (!(failure instanceof ApiFailure)) return failureText(failure, words);
  if (failure.refusal === "otpAlreadySent") return members.resendEarly;
  if (failure.refusal === "noAccess") return members.noSeat;
  if (failure.refusal === "dataInvalid" || failure.refusal === "dataNotFound") return members.settled;
  return failureText(failure, words);
}
