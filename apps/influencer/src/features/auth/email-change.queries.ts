import { requestEmailUpdate, updateEmail } from "@tomoru/contract/influencer/accounts";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { call, callForSession } from "@tomoru/web/api/call.ts";
import { exchange } from "@tomoru/web/api/exchange.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";

/** The creator whose registered e-mail is shown. */
export function useRegistered() {
  return useEndpoint(getProfile, { input: {}, retryAs: "account" });
}

export async function requestNewEmailCode(newEmail: string): Promise<void> {
  await call(requestEmailUpdate, { body: { newEmail } });
}

/** Redeems the code; every screen then shows the new address. */
export function useConfirmNewEmail(): (otp: string) => Promise<void> {
  const refresh = useRefresh();
  return async (otp) => {
    await callForSession((accessToken) => exchange(updateEmail, { body: { otp } }, accessToken));
    void refresh(getProfile);
  };
}
