import type { BoardRow } from "@tomoru/contract/company/work";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { useWords } from "../../shared/site.ts";
import { close, remind, useRefreshWork, withdraw } from "./work.queries.ts";

export type Asked = { kind: "close" } | { kind: "withdraw"; row: BoardRow };
type Said = { tone: "success" | "info" | "error"; text: string };

/** Reminds at once; withdraws and closes after a question. The result is shown above the table. */
export function useBoardActs(id: string) {
  const { board: say } = useWords().work;
  const refresh = useRefreshWork();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const { busy, run } = useOneAtATime();
  const act = (work: () => Promise<void>, done: string, late: string) =>
    run(async () => {
      try {
        await work();
        setSaid({ tone: "success", text: done });
      } catch (reason) {
        if (!isCallFailure(reason)) throw reason;
        const refusal = reason instanceof ApiFailure ? reason.refusal : undefined;
        if (refusal === "tooManyRequests") setSaid({ tone: "info", text: say.remindLimit });
        else if (refusal === "dataInvalid" || refusal === "dataNotFound")
          setSaid({ tone: "info", text: late });
        else setSaid({ tone: "error", text: say.failed });
      }
      setAsked(null);
      await refresh();
    });
  return {
    asked,
    said,
    isBusy: busy,
    remind: (row: BoardRow) => void act(() => remind(row.id), say.reminded(row.displayName), say.remindLate),
    askToWithdraw: (row: BoardRow) => setAsked({ kind: "withdraw", row }),
    askToClose: () => setAsked({ kind: "close" }),
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked?.kind === "close") void act(() => close(id), say.closeAsk.done, say.failed);
      if (asked?.kind === "withdraw") {
        const { id: offerId, displayName } = asked.row;
        void act(() => withdraw(id, offerId), say.withdrawn(displayName), say.withdrawLate(displayName));
      }
    },
  };
}
