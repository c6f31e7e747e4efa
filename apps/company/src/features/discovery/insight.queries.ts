import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { compareCreators, getInsight, getPrAnalysis } from "@tomoru/contract/company/discovery";
import { planOf } from "@tomoru/contract/company/plans";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useEffect } from "react";
import { useProfile } from "../../shared/profile.queries.ts";

type Account = { id: string; platform: Platform };

/** Asked for again on each visit, so that a creator who has left is not shown. Within the same month that costs nothing. */
export function useInsight({ id, platform }: Account) {
  const { data: profile } = useProfile();
  const hasPr = profile && planOf(profile.subscription.planId).values.prAnalysis;
  const insight = useEndpoint(getInsight, {
    input: { params: { id }, query: { platform } },
    retryAs: "account",
  });
  const pr = useEndpoint(getPrAnalysis, {
    input: hasPr ? { params: { id }, query: { platform } } : null,
    retryAs: "account",
  });
  useFreshUsage(insight.data?.creatorId);
  return { insight, pr, hasPr };
}

export function useCompared({ ids, platform }: { ids: readonly string[]; platform: Platform }) {
  const compared = useEndpoint(compareCreators, {
    input: ids.length < limits.leastCompared ? null : { query: { platform, ids: ids.join(",") } },
    retryAs: "account",
  });
  useFreshUsage(compared.data?.docs.map(({ creatorId }) => creatorId).join());
  return compared;
}

/** Opening an account may have been counted, so the usage is read again. */
function useFreshUsage(opened: string | undefined) {
  const refresh = useRefresh();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what was opened
  useEffect(() => {
    if (opened) void refresh(getCompanyProfile);
  }, [opened]);
}

/** How many more can be opened this month; unknown until the profile is here. */
export function useInsightsLeft(): number | undefined {
  const { data: profile } = useProfile();
  if (!profile) return undefined;
  const { used, limit } = profile.subscription.usage.insights;
  return Math.max(0, limit - used);
}

/** Why an insight cannot be shown, where trying again would not help. */
export type InsightEnd = "gone" | "limit";

export function endOf(failure: CallFailure | undefined): InsightEnd | null {
  if (!(failure instanceof ApiFailure)) return null;
  if (failure.refusal === "dataNotFound" || failure.refusal === "influencerIdInvalid") return "gone";
  const isOfPlan = failure.refusal === "noAccess" && failure.faults[0]?.field === "plan";
  return isOfPlan ? "limit" : null;
}
