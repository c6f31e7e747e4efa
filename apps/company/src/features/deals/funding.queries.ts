import { type Card, listCards } from "@tomoru/contract/company/cards";
import { fundDeal } from "@tomoru/contract/company/charges";
import { getCompanyDeal } from "@tomoru/contract/company/deals";
import type { BodyInputOf, ResultOf } from "@tomoru/contract/endpoint";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";

/** The owner's usable cards; other members do not see cards and pay with the default one. */
export function useChoosableCards({ isOwner }: { isOwner: boolean }): readonly Card[] {
  const { data } = useEndpoint(listCards, { input: isOwner ? {} : null, retryAs: "account" });
  return (data?.docs ?? []).filter(({ isExpired }) => !isExpired);
}

export function payForDeal(
  dealId: string,
  body: BodyInputOf<typeof fundDeal>,
): Promise<ResultOf<typeof fundDeal>> {
  return call(fundDeal, { params: { id: dealId }, body });
}

export function useRefreshDeal(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(getCompanyDeal);
}
