import type { Platform } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { logFailure } from "@tomoru/web/log/failure-log.ts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage } from "../../shared/site.ts";
import { linkFailureText, type Return } from "./callback.view.ts";
import { useCompleteLink } from "./social.queries.ts";

type Arrival = { platform: Platform | undefined; answer: Return };
type Outcome = { text: (words: Words) => string; tone: "success" | "info" | "error" } | null;

/** Completes the link once, however often this is rendered, and goes home with the result unless the person left before. */
export function useCallback({ platform, answer }: Arrival): void {
  const navigate = useNavigate();
  const complete = useCompleteLink();
  const outcome = useRef<Promise<Outcome>>(null);

  const link = async (): Promise<Outcome> => {
    if (!platform || answer.kind === "nothing") {
      logFailure({ refusal: platform ? "dataInvalid" : "dataNotFound", address: paths.socialCallback });
      return null;
    }
    const name = platformNames[platform];
    if (answer.kind === "refused")
      return { text: ({ social }) => social.callback.refused(name), tone: "info" };
    try {
      await complete({ platform, code: answer.code, state: answer.state });
      return { text: ({ social }) => social.callback.done(name), tone: "success" };
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      return { text: linkFailureText(failure, platform), tone: "error" };
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is good for one use; what the address said first is what counts.
  useEffect(() => {
    let here = true;
    outcome.current ??= link();
    void outcome.current.then((result) => {
      if (!here) return;
      if (result) leaveFlashMessage(result.text, result.tone);
      void navigate(paths.home, { replace: true });
    });
    return () => {
      here = false;
    };
  }, []);
}
