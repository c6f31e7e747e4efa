import type { PlanPreview } from "@tomoru/contract/company/billing";
import type { PlanId } from "@tomoru/contract/company/plans";
import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage } from "../../shared/site.ts";
import { fetchPreview, takePlan, useRefreshBilling } from "./billing.queries.ts";

export type PlanChange = ReturnType<typeof usePlanChange>;

/** From the choice of a plan to its change. The amount that was shown is the one that is charged. */
export function usePlanChange() {
  const navigate = useNavigate();
  const refresh = useRefreshBilling();
  const { busy: sending, run } = useOneAtATime();
  const [wanted, setWanted] = useState<PlanId | null>(null);
  const [open, setOpen] = useState(false);
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const latest = useRef<PlanId | null>(null);

  const look = async (planId: PlanId) => {
    latest.current = planId;
    setPreview(null);
    setFailure(null);
    try {
      const seen = await fetchPreview(planId);
      if (latest.current === planId) setPreview(seen);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      if (latest.current === planId) setFailure(reason);
    }
  };

  const send = async (planId: PlanId, keepMemberIds: readonly string[] | undefined) => {
    setFailure(null);
    try {
      const {
        outcome,
        planId: now,
        nextPlanOn,
      } = await takePlan(planId, {
        ...(preview && { prorationAt: preview.prorationAt }),
        ...(keepMemberIds && { keepMemberIds: [...keepMemberIds] }),
      });
      setOpen(false);
      await refresh();
      // While the bank's question is open, the page itself says so.
      if (outcome === "authentication") return;
      leaveFlashMessage(({ billing, plans }, format) => {
        const said = outcome === "scheduled" ? planId : now;
        return billing.outcomes[outcome](plans.names[said], nextPlanOn ? format.day(nextPlanOn) : "");
      });
      void navigate(paths.plan, { replace: true, preventScrollReset: true });
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
      await refresh();
    }
  };

  return {
    /** Kept after the dialog is closed, so that its content does not vanish first. */
    wanted,
    open,
    preview,
    failure,
    sending,
    choose: (planId: PlanId) => {
      setWanted(planId);
      setOpen(true);
      void look(planId);
    },
    lookAgain: () => {
      if (wanted) void look(wanted);
    },
    confirm: (keepMemberIds?: readonly string[]) => {
      if (wanted) void run(() => send(wanted, keepMemberIds));
    },
    /** Asks nothing: taking back a change that waits costs nothing. */
    takeBack: (present: PlanId) => void run(() => send(present, undefined)),
    cancel: () => setOpen(false),
  };
}
