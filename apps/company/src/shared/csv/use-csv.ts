import { getSubscription } from "@tomoru/contract/company/billing";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { csvNameOf } from "@tomoru/contract/company/csv";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { saveFile } from "@tomoru/web/files/save-file.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useState } from "react";

type Asked = {
  /** What the file is named after. */
  readonly name: string;
  readonly fetch: () => Promise<string>;
};

export type CsvSaid = { kind: "saved" } | { kind: "failed"; failure: CallFailure } | null;

/**
 * Fetches a file and saves it; one that broke off and is asked for again costs nothing. `isBeyond`: the plan has fewer rows left than it would
 * take.
 */
export function useCsv() {
  const [said, setSaid] = useState<CsvSaid>(null);
  const [isBeyond, setBeyond] = useState(false);
  const { busy, run } = useOneAtATime();
  const refresh = useRefresh();

  const download = async ({ name, fetch }: Asked) => {
    setSaid(null);
    try {
      const text = await fetch();
      saveFile({ name: csvNameOf({ name, day: todayInJapan() }), content: text, type: "text/csv" });
      setSaid({ kind: "saved" });
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      if (isOfPlan(failure)) setBeyond(true);
      else setSaid({ kind: "failed", failure });
    }
    await refresh(getCompanyProfile, getSubscription);
  };

  return {
    busy,
    said,
    isBeyond,
    download: (asked: Asked) => void run(() => download(asked)),
    /** Shows the refusal without a call, where the page knows that too few rows are left. */
    refuse: () => setBeyond(true),
    close: () => setBeyond(false),
  };
}

function isOfPlan(failure: CallFailure): boolean {
  return (
    failure instanceof ApiFailure && failure.refusal === "noAccess" && failure.faults[0]?.field === "plan"
  );
}
