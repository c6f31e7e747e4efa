import { listCompanies, listCompanyInquiries } from "@tomoru/contract/operator/companies";
import { listCompanyNotices } from "@tomoru/contract/operator/company-notices";
import { listDisputes } from "@tomoru/contract/operator/deals";
import { listFailedRefunds, listReconcileFaults } from "@tomoru/contract/operator/ledger";
import { listInquiries } from "@tomoru/contract/operator/operator";
import { listDuePayments } from "@tomoru/contract/operator/payments";
import { listPayoutRuns } from "@tomoru/contract/operator/payouts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { BookOpenCheck, Building2, Handshake, Landmark, Mail, ScanSearch } from "lucide-react";
import { paths, payoutRunPath } from "../../app/paths.ts";
import { isSwitchedOff, useAsked } from "../../shared/ask.ts";
import { pageSize } from "../../shared/page/more-pages.tsx";
import { useLanguage } from "../../shared/site.ts";
import { byDue, duesOf, unfinishedRuns, type Waiting } from "./waiting.view.ts";

const limit = pageSize;
const size = 20;

/** All that waits for whoever runs Tomoru, kind by kind: the first that is due in front. Undefined until all of it is here. */
export function useWaiting() {
  const { words, format } = useLanguage();
  const { overview: say } = words;
  const disputes = useAsked(listDisputes, { query: { limit } });
  const inquiries = useAsked(listCompanyInquiries, { query: { limit } });
  const ofCreators = useAsked(listInquiries, { query: { state: "open", limit } });
  const failed = useAsked(listDuePayments, { query: { of: "failed", limit } });
  const held = useAsked(listDuePayments, { query: { of: "held", limit } });
  const byHand = useAsked(listDuePayments, { query: { of: "byHand", limit } });
  const runs = useAsked(listPayoutRuns, { query: { limit } });
  const refunds = useAsked(listFailedRefunds, { query: { limit } });
  const faults = useAsked(listReconcileFaults, { query: { limit } });
  const notices = useAsked(listCompanyNotices, {});
  const unverified = useAsked(listCompanies, {
    query: { verification: "unverified", status: "active", limit },
  });
  // A server without an account to transfer from has no runs, and says so.
  const hasRuns = !isSwitchedOff(runs.failure);
  const asked = [disputes, inquiries, ofCreators, failed, held, byHand, refunds, faults, notices, unverified];
  const all = hasRuns ? [...asked, runs] : asked;
  const today = todayInJapan();
  const due = (days: readonly (string | undefined)[]) => {
    const { late, first } = duesOf(days, today);
    if (first === undefined) return {};
    const note = late > 0 ? say.late(late, format.day(first)) : say.firstDue(format.day(first));
    return { late, first, note };
  };

  const rows = (): Waiting[] | undefined => {
    if (!disputes.data || !inquiries.data || !ofCreators.data) return undefined;
    if (!failed.data || !held.data || !byHand.data || !refunds.data || !faults.data) return undefined;
    if (!notices.data || !unverified.data) return undefined;
    if (hasRuns && !runs.data) return undefined;
    const unfinished = unfinishedRuns(runs.data?.docs ?? [], today);
    const [run] = unfinished;
    const stuck = {
      docs: [...failed.data.docs, ...held.data.docs],
      hasNextPage: failed.data.hasNextPage || held.data.hasNextPage,
    };
    const open = { ...faults.data, docs: faults.data.docs.filter(({ mendedAt }) => mendedAt === null) };
    // What a bank has taken back waits for the bank.
    const owed = { ...refunds.data, docs: refunds.data.docs.filter(({ isTakenBack }) => !isTakenBack) };
    const kinds: Waiting[] = [
      {
        key: "disputes",
        label: say.disputes,
        icon: <Handshake size={size} aria-hidden="true" />,
        page: disputes.data,
        ...due(disputes.data.docs.map(({ dispute }) => dispute?.decideBy)),
        path: paths.deals,
      },
      {
        key: "inquiries",
        label: say.inquiries,
        icon: <Mail size={size} aria-hidden="true" />,
        page: inquiries.data,
        ...due(inquiries.data.docs.map(({ dueOn }) => dueOn)),
        path: paths.inquiries,
      },
      {
        key: "creatorInquiries",
        label: say.creatorInquiries,
        icon: <Mail size={size} aria-hidden="true" />,
        page: ofCreators.data,
        path: paths.inquiries,
      },
      {
        key: "runs",
        label: say.runs,
        icon: <Landmark size={size} aria-hidden="true" />,
        page: { docs: unfinished, hasNextPage: false },
        ...due(unfinished.map(({ payOn }) => payOn)),
        path: run && unfinished.length === 1 ? payoutRunPath(run.runId) : paths.payouts,
      },
      {
        key: "faults",
        label: say.faults,
        icon: <BookOpenCheck size={size} aria-hidden="true" />,
        page: open,
        path: paths.ledger,
      },
      {
        key: "stuck",
        label: say.stuck,
        icon: <Landmark size={size} aria-hidden="true" />,
        page: stuck,
        path: `${paths.payouts}?of=${failed.data.docs.length > 0 ? "failed" : "held"}`,
      },
      {
        key: "byHand",
        label: say.byHand,
        icon: <Landmark size={size} aria-hidden="true" />,
        page: byHand.data,
        ...due(byHand.data.docs.map(({ dueOn }) => dueOn)),
        path: `${paths.payouts}?of=byHand`,
      },
      {
        key: "refunds",
        label: say.refunds,
        icon: <Landmark size={size} aria-hidden="true" />,
        page: owed,
        path: paths.ledger,
      },
      {
        key: "notices",
        label: say.notices,
        icon: <ScanSearch size={size} aria-hidden="true" />,
        page: notices.data,
        path: paths.notices,
      },
      {
        key: "unverified",
        label: say.unverified,
        icon: <Building2 size={size} aria-hidden="true" />,
        page: unverified.data,
        path: `${paths.companies}?verification=unverified&status=active`,
      },
    ];
    return byDue(kinds.filter(({ page }) => page.docs.length > 0));
  };
  return {
    data: rows(),
    failure: all.find(({ failure }) => failure)?.failure,
    reload: () => Promise.all(all.map(({ reload }) => reload())),
  };
}
