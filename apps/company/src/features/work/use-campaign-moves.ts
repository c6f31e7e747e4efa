import type { Campaign } from "@tomoru/contract/company/campaigns";
import { ApiFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useState } from "react";
import { type CampaignMove, moveTo, useRefreshWork } from "./work.queries.ts";

/** What a company can still do with a campaign, in the order of its stages. */
export function movesOf({ state }: Pick<Campaign, "state">): readonly CampaignMove[] {
  if (state === "open") return ["close", "finish", "withdraw"];
  if (state === "selecting") return ["finish", "withdraw"];
  return state === "draft" ? ["withdraw"] : [];
}

/** Asks once before each move. If somebody else was faster, the campaign is shown as it is now. */
export function useCampaignMoves(campaignId: string) {
  const refresh = useRefreshWork();
  const [asked, setAsked] = useState<CampaignMove | null>(null);
  const [said, setSaid] = useState<{ tone: "success" | "info" | "error"; move: CampaignMove } | null>(null);
  const { busy, run } = useOneAtATime();
  const confirm = () =>
    void run(async () => {
      if (!asked) return;
      try {
        await moveTo(campaignId, asked);
        setSaid({ tone: "success", move: asked });
      } catch (reason) {
        if (!isCallFailure(reason)) throw reason;
        const isLate = reason instanceof ApiFailure && reason.status === 409;
        setSaid({ tone: isLate ? "info" : "error", move: asked });
      }
      setAsked(null);
      await refresh();
    });
  return { asked, said, isBusy: busy, ask: setAsked, cancel: () => setAsked(null), confirm };
}
