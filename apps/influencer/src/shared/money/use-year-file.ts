import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { saveFile } from "@tomoru/web/files/save-file.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";

type YearFile = {
  readonly fetchText: (year: number) => Promise<string>;
  readonly nameOf: (year: number) => string;
  readonly type: string;
};

/** Asks for a year's file and hands it over to the device. */
export function useYearFile({ fetchText, nameOf, type }: YearFile) {
  const { busy: sending, run } = useOneAtATime();
  const [saved, setSaved] = useState<number | null>(null);
  const [failure, setFailure] = useState<((words: Words) => string) | null>(null);

  const fetchAndSave = async (year: number) => {
    setSaved(null);
    setFailure(null);
    try {
      saveFile({ name: nameOf(year), content: await fetchText(year), type });
      setSaved(year);
    } catch (reason) {
      if (!isCallFailure(reason)) throw reason;
      setFailure(() => (words: Words) => failureText(reason, words));
    }
  };

  return {
    sending,
    /** The year that was saved last. */
    saved,
    failure,
    save: (year: number) => void run(() => fetchAndSave(year)),
  };
}
