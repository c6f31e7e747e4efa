import { getHome } from "@tomoru/contract/influencer/home";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";

/** This month's Paid payments come with the home call, which is in the cache already for most who come here. */
export function useThisMonth() {
  return useEndpoint(getHome, { input: {}, retryAs: "profile" });
}
