import { getHome } from "@tomoru/contract/influencer/home";
import { useDeferredAnswer } from "@tomoru/web/api/use-deferred-answer.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";

export function useHome() {
  const home = useEndpoint(getHome, { input: {}, retryAs: "profile" });
  return { ...home, data: useDeferredAnswer(home.data) };
}
