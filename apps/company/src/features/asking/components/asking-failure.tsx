import type { AskingWords } from "@tomoru/i18n/ja/company/asking";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { ApiFailure } from "@tomoru/web/api/failure.ts";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import type { Asking } from "../use-asking.ts";

type Refused = keyof AskingWords["refused"];

/** Why the request could not be sent, and how to mend that where it is possible. */
export function AskingFailure({ asking }: { asking: Pick<Asking, "failure" | "kind"> }) {
  const { failure } = asking;
  const box = useRef<HTMLDivElement>(null);
  // The button that sends stands in a bar, far from here.
  useEffect(() => {
    if (failure !== null) box.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  return (
    <div ref={box}>
      <Reason asking={asking} />
    </div>
  );
}

function Reason({ asking: { failure, kind } }: { asking: Pick<Asking, "failure" | "kind"> }) {
  const { asking: say } = useWords();
  const refused = failure instanceof ApiFailure ? refusedBy(failure, kind) : undefined;
  if (refused === undefined) {
    return <FormFailure failure={failure} inline={["noAccess", "tooManyRequests", "dataInvalid"]} />;
  }
  const path = mendedAt[refused];
  return (
    <InlineMessage
      tone="error"
      action={
        path ? (
          <TextLink render={<Link to={path} />}>{say.mend[refused as keyof typeof say.mend]}</TextLink>
        ) : null
      }
    >
      {say.refused[refused]}
    </InlineMessage>
  );
}

const mendedAt: Partial<Record<Refused, string>> = {
  verification: paths.companyInfo,
  verificationCampaign: paths.companyInfo,
  plan: paths.plan,
  payment: paths.plan,
  listId: paths.lists,
  gone: paths.lists,
};

const byField: Readonly<Record<string, Refused>> = {
  listId: "listId",
  creators: "creators",
  plan: "plan",
  postCount: "plan",
  payment: "payment",
  campaigns: "openCampaigns",
};

function refusedBy({ refusal, faults }: ApiFailure, kind: Asking["kind"]): Refused | undefined {
  const field = faults[0]?.field ?? "";
  if (field === "verification") return kind === "campaign" ? "verificationCampaign" : "verification";
  return refusal === "dataNotFound" ? "gone" : byField[field];
}
