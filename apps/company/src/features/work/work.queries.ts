import {
  type CampaignApplication,
  type campaignActs,
  decideApplication,
  getCampaign,
  listApplications,
  moveCampaign,
} from "@tomoru/contract/company/campaigns";
import {
  closeConsultation,
  getConsultation,
  listConsultations,
  withdrawOffer,
} from "@tomoru/contract/company/consultations";
import { getCompanyHome } from "@tomoru/contract/company/home";
import {
  getWork,
  listBoardRows,
  listWork,
  remindCreator,
  type WorkGroup,
  type WorkKind,
  type WorkRow,
} from "@tomoru/contract/company/work";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";
import { useWhenTold } from "@tomoru/web/live/told.store.ts";

export function useWorkList(group: WorkGroup) {
  const list = useCursorList<WorkRow, typeof listWork>(listWork, {
    query: { group, limit: 20 },
    retryAs: "account",
  });
  useWhenTold(list.reload);
  return list;
}

/** How many there are of each group. */
export function useWorkCounts() {
  return useEndpoint(listWork, { input: { query: { group: "running", limit: 20 } }, retryAs: "account" });
}

export function useWork(id: string) {
  return useEndpoint(getWork, { input: { params: { id } }, retryAs: "account" });
}

export function useBoardRows(id: string) {
  return useEndpoint(listBoardRows, { input: { params: { id } }, retryAs: "account" });
}

/** The request as it was sent, read when somebody opens it. */
export function useAsked({ id, kind, isWanted }: { id: string; kind: WorkKind; isWanted: boolean }) {
  return useEndpoint(getConsultation, {
    input: isWanted && kind === "consultation" ? { params: { id } } : null,
    retryAs: "account",
  });
}

/** The same of an open campaign. */
export function usePublished({ id, kind, isWanted }: { id: string; kind: WorkKind; isWanted: boolean }) {
  return useEndpoint(getCampaign, {
    input: isWanted && kind === "campaign" ? { params: { id } } : null,
    retryAs: "account",
  });
}

export function useRefreshWork(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () =>
    refresh(
      ...[listWork, getWork, listBoardRows, getCompanyHome, listConsultations],
      ...[getCampaign, listApplications],
    );
}

export async function remind(id: string): Promise<void> {
  await call(remindCreator, { params: { id } });
}

export async function withdraw(id: string, offerId: string): Promise<void> {
  await call(withdrawOffer, { params: { id, offerId }, body: { action: "withdraw" } });
}

export async function close(id: string): Promise<void> {
  await call(closeConsultation, { params: { id }, body: { action: "close" } });
}

export type CampaignMove = Exclude<(typeof campaignActs)[number], "publish">;

export async function moveTo(id: string, status: CampaignMove): Promise<void> {
  await call(moveCampaign, { params: { id }, body: { status } });
}

export function useCampaign(id: string) {
  const campaign = useEndpoint(getCampaign, { input: { params: { id } }, retryAs: "account" });
  useWhenTold(campaign.reload);
  return campaign;
}

/** All applications in the order in which they came, decided or not. */
export function useApplications(id: string) {
  const list = useCursorList<CampaignApplication, typeof listApplications>(listApplications, {
    params: { id },
    query: { limit: 50 },
    retryAs: "account",
  });
  useWhenTold(list.reload);
  return list;
}

/** The creators who have a place, up to one page; empty if that cannot be read, undefined before it was. */
export function useChosen(id: string) {
  const { data, failure, reload } = useEndpoint(listApplications, {
    input: { params: { id }, query: { state: "selected", limit: 50 } },
    retryAs: "account",
  });
  useWhenTold(reload);
  return data?.docs ?? (failure ? [] : undefined);
}

export async function decide(
  applicationId: string,
  status: Exclude<CampaignApplication["state"], "withdrawn">,
): Promise<void> {
  await call(decideApplication, { params: { id: applicationId }, body: { status } });
}
