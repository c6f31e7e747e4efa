import { type Platform, platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { ApiFailure } from "@tomoru/web/api/failure.ts";

export function platformIn(text: string | undefined): Platform | undefined {
  return platforms.find((platform) => platform === text);
}

/** What a platform sends the browser back with: a code, a refusal by the person, or nothing usable. */
export type Return =
  | { kind: "code"; code: string; state: string | null }
  | { kind: "refused" }
  | { kind: "nothing" };

export function returnFrom(search: URLSearchParams): Return {
  const code = search.get("code");
  if (code) return { kind: "code", code, state: search.get("state") };
  return search.has("error") ? { kind: "refused" } : { kind: "nothing" };
}

/** Why linking failed, for the page that follows. */
export function linkFailureText(failure: unknown, platform: Platform): (words: Words) => string {
  const name = platformNames[platform];
  const taken = failure instanceof ApiFailure && failure.refusal === "accessAlreadyRequested";
  const unusable = failure instanceof ApiFailure && failure.faults.some(({ field }) => field === "account");
  return ({ social: { callback } }) => {
    if (taken) return callback.taken(name);
    return unusable ? callback.unusable[platform] : callback.failed(name);
  };
}
