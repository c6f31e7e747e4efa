import { getSubscription } from "@tomoru/contract/company/billing";
import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { listInvoices } from "@tomoru/contract/company/invoices";
import { openCompanyEvents } from "@tomoru/contract/company/live";
import { listMembers } from "@tomoru/contract/company/members";
import { getWork, listBoardRows, listWork } from "@tomoru/contract/company/work";
import { live } from "@tomoru/contract/limits";
import { useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { noteTold } from "@tomoru/web/live/told.store.ts";
import { useLive } from "@tomoru/web/live/use-live.ts";
import { useRef, useState } from "react";
import { useProfile } from "../../shared/profile.queries.ts";

/** The calls whose answers a change of the plan or of a payment may change. */
const ofPlan = [getCompanyProfile, getSubscription, listCards, listInvoices, listMembers];

const ofWork = [getCompanyHome, listWork, getWork, listBoardRows];

/**
 * Keeps the profile in step with the company's plan and standing: a stream tells it, or it is asked for while there is none. Separate
 * from the bars, so that they are not rendered when a stream opens or closes.
 */
export function LiveAccount({ isOn }: { isOn: boolean }) {
  const [isLive, setLive] = useState(false);
  const refresh = useRefresh();
  const told = useRef("");
  const isTold = useRef(false);
  const { data: profile } = useProfile({ everyMs: isLive ? 0 : live.pollMs });
  useLive(openCompanyEvents, {
    isOn: isOn && profile !== undefined,
    onState: setLive,
    onEvent(event) {
      if (event.name === "account") {
        const { subscriptionRevision, status } = event.data;
        const state = `${subscriptionRevision} ${status}`;
        const read = `${profile?.subscriptionRevision} ${profile?.company.status}`;
        // A stream's first word may be newer than what the page was loaded with, or than the last word of the stream before.
        if (state !== read || (told.current !== "" && state !== told.current)) void refresh(...ofPlan);
        told.current = state;
        return;
      }
      const { waitingCount, unreadCount } = event.data;
      const known = profile?.work;
      const isNews = waitingCount !== known?.waitingCount || unreadCount !== known.unreadCount;
      if (isNews) void refresh(getCompanyProfile);
      // Answers and deals only say that something changed. The first word of a stream is no news if it says the same as the one before.
      if (isTold.current || isNews) void refresh(...ofWork);
      isTold.current = true;
      noteTold();
    },
  });
  return null;
}
