import {
  createCampaign,
  getCampaign,
  moveCampaign,
  updateCampaign,
} from "@tomoru/contract/company/campaigns";
import {
  type Consultation,
  consult,
  listConsultations,
  previewConsultation,
} from "@tomoru/contract/company/consultations";
import { getList, listLists } from "@tomoru/contract/company/lists";
import { listWork } from "@tomoru/contract/company/work";
import type { BodyInputOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Platform } from "@tomoru/contract/platforms";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";

export type Addressees = ResultOf<typeof previewConsultation>;

/** Who is to be asked, by the address: the accounts of a list, or one creator on a platform. */
export type Target = { listId: string } | { creatorId: string; platform: Platform };

export function useTargetList(target: Target | null) {
  const listId = target && "listId" in target ? target.listId : null;
  return useEndpoint(getList, {
    input: listId === null ? null : { params: { id: listId }, query: {} },
    retryAs: "account",
  });
}

/** Who would be asked now, and who cannot be. */
export function useAddressees(query: {
  listId?: string;
  creatorId?: string;
  platform: Platform | undefined;
}) {
  const { platform, ...of } = query;
  return useEndpoint(previewConsultation, {
    input: platform === undefined ? null : { query: { ...of, platform } },
    retryAs: "account",
  });
}

export function useCampaignDraft(campaignId: string | null) {
  return useEndpoint(getCampaign, {
    input: campaignId === null ? null : { params: { id: campaignId } },
    retryAs: "account",
  });
}

export async function fetchLastConsultation(): Promise<Consultation | undefined> {
  const { docs } = await call(listConsultations, { query: { limit: 1 } });
  return docs[0];
}

export function sendConsultation(body: BodyInputOf<typeof consult>): Promise<ResultOf<typeof consult>> {
  return call(consult, { body });
}

type CampaignBody = BodyInputOf<typeof createCampaign>;

/** Saves a new draft, or new content of an existing one; answers its id. */
export async function saveCampaign(id: string | null, body: CampaignBody): Promise<string> {
  const saved =
    id === null ? await call(createCampaign, { body }) : await call(updateCampaign, { params: { id }, body });
  return saved.campaignId;
}

export async function publishCampaign(id: string): Promise<void> {
  await call(moveCampaign, { params: { id }, body: { status: "publish" } });
}

export function useRefreshAsked(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(listWork, listConsultations, listLists, getList, getCampaign);
}
