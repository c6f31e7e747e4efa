import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { planFailureText } from "../billing-failure.view.ts";
import { usePayNow } from "../use-pay-now.ts";
import { DueCard } from "./due-card.tsx";

type AccountBannersProps = { profile: CompanyProfile | undefined; isClosed: boolean };

/** Above every page: that a payment is missing, and until when. `isClosed`: the page's own heading says that the company is suspended. */
export function AccountBanners({ profile, isClosed }: AccountBannersProps) {
  if (!profile) return null;
  const { company, member, subscription } = profile;
  const isOwner = member.role === "owner";
  const isSuspended = company.status === "suspended";
  if (!isSuspended && subscription.status !== "pastDue") return null;
  const suspendsAt = isSuspended ? null : subscription.suspendsAt;
  return <Unpaid isOwner={isOwner} isClosed={isClosed} suspendsAt={suspendsAt} />;
}

type UnpaidProps = { isOwner: boolean; isClosed: boolean; suspendsAt: string | null };

/** `suspendsAt` is null once the company is suspended. */
function Unpaid({ isOwner, isClosed, suspendsAt }: UnpaidProps) {
  const { words, format } = useLanguage();
  const { suspended, unpaid } = words.billing;
  const { failure, pay, paying } = usePayNow();
  const day = suspendsAt ? format.monthDay(dayInJapan(new Date(suspendsAt))) : null;
  const said = isOwner ? unpaid.text : unpaid.member;
  const text = isOwner ? suspended.text : suspended.member;
  const stopped = isClosed ? text : suspended.title;
  return (
    <DueCard
      title={day === null ? stopped : said(day)}
      actions={
        isOwner ? (
          <>
            <Button variant="primary" size="dense" loading={paying ? unpaid.paying : undefined} onClick={pay}>
              {unpaid.payNow}
            </Button>
            <ButtonLink variant="secondary" size="dense" render={<Link to={paths.cards} />}>
              {unpaid.changeCard}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      {day === null && !isClosed ? <p>{text}</p> : null}
      {failure ? (
        <InlineMessage tone="error" title={unpaid.failed}>
          {planFailureText(failure, words)}
        </InlineMessage>
      ) : null}
    </DueCard>
  );
}

/** Says on the pages about money that the payments are not real. */
export function SandboxNote() {
  const { sandbox } = useLanguage().words.billing;
  const { data: profile } = useProfile();
  if (!profile?.providerIsSandbox) return null;
  return (
    <InlineMessage tone="info" standing>
      {sandbox}
    </InlineMessage>
  );
}
