import { getHome } from "@tomoru/contract/influencer/home";
import { useArrival } from "../../shared/api/use-arrival.ts";
import { useEndpoint } from "../../shared/api/use-endpoint.ts";

export function useHome() {
  const home = useEndpoint(getHome, { input: {}, retryAs: "profile" });
  return { ...home, data: useArrival(home.data) };
}
