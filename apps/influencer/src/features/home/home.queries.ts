import { getHome } from "@tomoru/contract/influencer/home";
import { useArrival } from "@tomoru/web/api/use-arrival.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";

export function useHome() {
  const home = useEndpoint(getHome, { input: {}, retryAs: "profile" });
  return { ...home, data: useArrival(home.data) };
}
