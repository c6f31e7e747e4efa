import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { useSaveProfile } from "./settings.queries.ts";

/** Taken at once and put back when the server does not take it. */
export function useNotify(kept: boolean) {
  const save = useSaveProfile();
  const { run } = useOneAtATime();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const change = async (isNotifyAnswers: boolean) => {
    setFailed(false);
    setWanted(isNotifyAnswers);
    try {
      await save({ isNotifyAnswers });
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailed(true);
    }
    setWanted(null);
  };
  return { isOn: wanted ?? kept, failed, change: (isOn: boolean) => void run(() => change(isOn)) };
}
