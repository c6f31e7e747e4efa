import type { Platform } from "@tomoru/contract/platforms";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { useRemoveLink } from "./social.queries.ts";

/** From the question to the unlinked platform. The last one asked about stays, so that the dialog keeps its words while it fades. */
export function useRemove() {
  const remove = useRemoveLink();
  const [asked, setAsked] = useState<Platform | null>(null);
  const [open, setOpen] = useState(false);
  const { busy: sending, run } = useOneAtATime();
  const [failed, setFailed] = useState(false);
  const [removed, setRemoved] = useState<Platform | null>(null);

  const send = async (platform: Platform) => {
    setFailed(false);
    try {
      await remove(platform);
      setRemoved(platform);
      setOpen(false);
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      setFailed(true);
    }
  };

  return {
    asked,
    open,
    sending,
    failed,
    removed,
    ask: (platform: Platform) => {
      setAsked(platform);
      setFailed(false);
      setRemoved(null);
      setOpen(true);
    },
    confirm: () => {
      if (asked) void run(() => send(asked));
    },
    cancel: () => setOpen(false),
  };
}
