import { getHome } from "@tomoru/contract/home";
import { useEndpoint } from "../../shared/api/use-endpoint.ts";

export function useHome() {
  return useEndpoint(getHome, { input: {}, retryAs: "profile" });
}
