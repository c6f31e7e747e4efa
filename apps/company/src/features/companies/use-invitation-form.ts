import { InvitationForm } from "@tomoru/contract/company/members";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { useWords } from "../../shared/site.ts";
import { invite, useRefreshMembers } from "./companies.queries.ts";

/** One address at a time; `sentTo` until the next is typed. */
export function useInvitationForm() {
  const { invite: say } = useWords().companies.members;
  const refresh = useRefreshMembers();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    schema: InvitationForm,
    initial: { email: "" },
    labels: { email: say.email },
    tagged: false,
    textOf: ({ refusal }) => {
      if (refusal === "emailInUse") return say.taken;
      if (refusal === "accessAlreadyRequested") return say.pending;
      if (refusal === "noAccess") return say.full;
      return refusal === "tooManyRequests" ? say.tooMany : undefined;
    },
    place: ({ refusal }) =>
      refusal === "emailInUse" ||
      refusal === "accessAlreadyRequested" ||
      refusal === "noAccess" ||
      refusal === "tooManyRequests"
        ? [{ field: "email", refusal }]
        : [],
    send: async ({ email }) => {
      await invite(email);
      await refresh();
      setSentTo(email);
      form.set("email", "");
    },
  });
  return { ...form, sentTo, writeAnother: () => setSentTo(null) };
}
