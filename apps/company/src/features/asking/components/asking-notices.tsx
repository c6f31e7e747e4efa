import type { Platform } from "@tomoru/contract/platforms";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { checkOf } from "../../../shared/company-check.view.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useWords } from "../../../shared/site.ts";
import { isBeyondPlan } from "../asking.view.ts";
import type { Asking } from "../use-asking.ts";

/** Says before anybody is asked that an unverified company can ask, but cannot make a contract. */
export function UnverifiedNotice({ kind }: Pick<Asking, "kind">) {
  const { asking: say } = useWords();
  const company = useProfile().data?.company;
  const check = company && checkOf(company);
  if (!check || check.kind === "verified") return null;
  const { title, text, waiting, open } = say.unverified;
  return (
    <InlineMessage
      tone="warning"
      standing
      title={title[kind]}
      action={<TextLink render={<Link to={paths.companyInfo} />}>{open[check.kind]}</TextLink>}
    >
      {check.kind === "waiting" ? `${text[kind]}${waiting}` : text[kind]}
    </InlineMessage>
  );
}

/** Says in the last question what would prevent a contract, since an answer cannot be taken back. */
export function LastNotices({ asking, platform }: { asking: Asking; platform: Platform }) {
  const words = useWords();
  const { asking: say } = words;
  const planId = useProfile().data?.subscription.planId;
  return (
    <>
      <UnverifiedNotice kind={asking.kind} />
      {planId && isBeyondPlan(asking.shared.values, { planId, platform }) ? (
        <InlineMessage
          tone="warning"
          standing
          title={say.beyondPlan(words.plans.names[planId])}
          action={<TextLink render={<Link to={paths.plan} />}>{say.seePlans}</TextLink>}
        >
          {say.planLacks(words.plans.names[planId])}
        </InlineMessage>
      ) : null}
    </>
  );
}
