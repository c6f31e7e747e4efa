import type { Campaign, CampaignApplication } from "@tomoru/contract/company/campaigns";
import type { SelectionChange } from "@tomoru/ui/data/data-grid";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { useWords } from "../../shared/site.ts";
import { decide, useRefreshWork } from "./work.queries.ts";

type Said = { tone: "success" | "info" | "error"; text: string };
type Options = {
  campaign: Campaign;
  applications: readonly CampaignApplication[];
  /** Called when the applications have to be read again. */
  onDecided: () => void;
};

export type Choosing = ReturnType<typeof useChoosing>;

/** Candidates are marked only on this page. One question confirms them all, and then they are told. */
export function useChoosing({ campaign, applications, onDecided }: Options) {
  const { choosing: say, board } = useWords().work;
  const refreshWork = useRefreshWork();
  const refresh = () => {
    onDecided();
    return refreshWork();
  };
  const [candidates, setCandidates] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const { busy, run } = useOneAtATime();
  const left = campaign.capacity - campaign.counts.selected;
  const open = applications.filter(({ state }) => state === "applied");
  const chosen = open.filter(({ applicationId }) => candidates.has(applicationId));
  const failed = (reason: unknown) => {
    if (!isCallFailure(reason)) throw reason;
    const isFull = reason instanceof ApiFailure && reason.faults[0]?.field === "capacity";
    setSaid(isFull ? { tone: "info", text: say.capacity } : { tone: "error", text: board.failed });
  };
  return {
    candidates,
    chosen,
    isAsked,
    isBusy: busy,
    said,
    choose: (change: SelectionChange) => {
      const markedBy = (keys: ReadonlySet<string>) =>
        open.map(({ applicationId }) => applicationId).filter((id) => keys.has(id));
      setCandidates((now) => new Set(markedBy(change(now)).slice(0, left)));
      const isOver = markedBy(change(candidates)).length > left;
      setSaid(isOver ? { tone: "info", text: say.capacity } : null);
    },
    drop: ({ applicationId }: CampaignApplication) =>
      setCandidates((now) => new Set([...now].filter((id) => id !== applicationId))),
    pass: ({ applicationId, state }: CampaignApplication) =>
      void run(async () => {
        if (state === "selected" || state === "withdrawn") return;
        await decide(applicationId, state === "notSelected" ? "applied" : "notSelected").catch(failed);
        await refresh();
      }),
    ask: () => setAsked(true),
    cancel: () => setAsked(false),
    confirm: () =>
      void run(async () => {
        let done = 0;
        try {
          for (const { applicationId } of chosen) {
            await decide(applicationId, "selected");
            done += 1;
          }
          setCandidates(new Set());
          setSaid({ tone: "success", text: say.chosen(done) });
        } catch (reason) {
          failed(reason);
        }
        setAsked(false);
        await refresh();
      }),
  };
}
