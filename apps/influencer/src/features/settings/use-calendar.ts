import { getCalendar, renewCalendar } from "@tomoru/contract/influencer/calendar";
import { call } from "@tomoru/web/api/call.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";

type Said = "copied" | "renewed" | "failed" | null;

/** The address is asked for only once somebody wants to see it, and is kept nowhere. */
export function useCalendar() {
  const [address, setAddress] = useState<string | null>(null);
  const [said, say] = useState<Said>(null);
  const [isAsking, ask] = useState(false);
  const { busy, run } = useOneAtATime();

  const reading = (endpoint: typeof getCalendar | typeof renewCalendar, done: Said) =>
    run(async () => {
      say(null);
      try {
        setAddress((await call(endpoint, {})).feedUrl);
        ask(false);
        say(done);
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        say("failed");
      }
    });

  return {
    address,
    said,
    busy,
    isAsking,
    ask,
    show: () => void reading(getCalendar, null),
    renew: () => void reading(renewCalendar, "renewed"),
    copy: async () => {
      say(null);
      await navigator.clipboard.writeText(address ?? "");
      say("copied");
    },
  };
}
