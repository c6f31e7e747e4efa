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
  const [open, setOpen] = useState(false);
  const [refused, setRefused] = useState<ApiFailure | null>(null);

  const attempt = async (work: () => Promise<void>, done: Said["text"]) => {
    setSaid(null);
    setRefused(null);
    try {
      await work();
      setSaid({ tone: "success", text: done });
      setOpen(false);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      if (reason instanceof ApiFailure && belongsToPassword(reason)) return setRefused(reason);
      setSaid({ tone: "error", text: (words) => refusalText(reason, words) });
      setOpen(false);
    }
    await refresh();
  };

  const confirm = ({ kind, colleague }: Question, password: string) => {
    const { memberId, fullName } = colleague;
    if (kind === "handOver") {
      return attempt(
        () => handOver(memberId, password),
        ({ companies }) => companies.members.handedOver(fullName),
      );
    }
    return attempt(
      () => setMemberStatus(memberId, kind === "stop" ? "inactive" : "removed"),
      ({ companies: { members } }) => (kind === "stop" ? members.stopped : members.removed)(fullName),
    );
  };

  return {
    busy,
    said,
    question,
    open,
    /** The fault of the password, shown at its field. */
    refused,
    ask: (next: Question) => {
      setRefused(null);
      setQuestion(next);
      setOpen(true);
    },
    confirm: (password = "") => {
      if (question) void run(() => confirm(question, password));
    },
    cancel: () => setOpen(false),
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

function belongsToPassword({ refusal }: ApiFailure): boolean {
  return (
    refusal === "passwordNotMatched" ||
    refusal === "passwordRequired" ||
    refusal === "passwordInvalid" ||
    refusal === "signInLocked"
  );
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
