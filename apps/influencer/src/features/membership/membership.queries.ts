import { previewClose } from "@tomoru/contract/influencer/close-preview";
import { getHome } from "@tomoru/contract/influencer/home";
import {
  type Cancellation,
  cancelMembership,
  closeAccount,
  type Inquiry,
  type OpenInquiry,
  type Plan,
  sendInquiry,
  sendOpenInquiry,
  updatePlan,
} from "@tomoru/contract/influencer/membership";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";

/** Reads the plan from the home call, whose answer is there already wherever it is shown. */
export function usePlan() {
  const { data, failure, reload } = useEndpoint(getHome, { input: {}, retryAs: "profile" });
  return { plan: data?.plan, failure, reload };
}

/** What leaving does to deals, and all that is due: whatever tells of it reads it here. */
export function useClosePreview() {
  return useEndpoint(previewClose, { input: {}, retryAs: "account" });
}

export function useOwner() {
  return useEndpoint(getProfile, { input: {}, retryAs: "account" });
}

/** Takes a pending withdrawal back; resolves once every screen knows it. */
export function useTakeBack(): (plan: Plan) => Promise<void> {
  const refresh = useRefresh();
  return async ({ id }) => {
    await call(updatePlan, { params: { id }, body: { status: "active" } });
    await refresh(getHome);
  };
}

/** Resolves to the last day of use. */
export async function cancel(entries: Cancellation): Promise<string> {
  const { endsOn } = await call(cancelMembership, { body: entries });
  return endsOn;
}

export async function deleteAccount(): Promise<void> {
  await call(closeAccount, {});
}

/** Resolves to the number that the inquiry has with support. */
export async function inquire(entries: Inquiry): Promise<string> {
  const { inquiryId } = await call(sendInquiry, { body: entries });
  return inquiryId;
}

/** From somebody who is not signed in. */
export async function inquireOpenly(entries: OpenInquiry): Promise<string> {
  const { inquiryId } = await call(sendOpenInquiry, { body: entries });
  return inquiryId;
}
