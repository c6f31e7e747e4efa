import type { Platform } from "@tomoru/contract/platforms";
import { type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useEffect, useState } from "react";
import { oauthLink } from "./social.queries.ts";

/** Goes out to a platform in this tab. `leavingTo` stays set until the page is gone. */
export function useConnect() {
  const [leavingTo, setLeavingTo] = useState<Platform | null>(null);
  const [failed, setFailed] = useState<{ platform: Platform; failure: CallFailure } | null>(null);

  // Back from the platform, the browser may show this very page again as it was left.
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeavingTo(null);
    };
    window.addEventListener("pageshow", shownAgain);
    return () => window.removeEventListener("pageshow", shownAgain);
  }, []);

  const leave = async (platform: Platform) => {
    setLeavingTo(platform);
    setFailed(null);
    try {
      window.location.assign(await oauthLink(platform));
    } catch (failure) {
      setLeavingTo(null);
      if (!isCallFailure(failure)) throw failure;
      setFailed({ platform, failure });
    }
  };

  return {
    leavingTo,
    failed,
    connect: (platform: Platform) => {
      if (leavingTo === null) void leave(platform);
    },
  };
}
