import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { createContext, type ReactNode, use, useState } from "react";
import type { Deal } from "../deal-site.tsx";
import { useShownDeal } from "../deals.queries.ts";

type Said = (words: DealWords) => string;
type Notice = { tone: "success" | "info"; text: Said };

export type Acting = {
  busy: boolean;
  /** Why the last act was refused, unless the deal had moved on. */
  failure: CallFailure | null;
  /** What is said above the page: that an act is done, or that the deal is not as it was when it was tried. */
  notice: Notice | null;
  /** Sends once, then shows the deal as it is; true when it was done. */
  act: (send: () => Promise<Deal>, done?: Said) => Promise<boolean>;
  dismissFailure: () => void;
};

const Context = createContext<Acting | null>(null);

/** The acts on one deal: one at a time, each shown by the deal that answers it. */
export function ActingProvider({ deal, children }: { deal: Deal; children: ReactNode }) {
  return <Context value={useActs(deal)}>{children}</Context>;
}

export function useActing(): Acting {
  const acting = use(Context);
  if (!acting) throw new Error("An act stands in an ActingProvider");
  return acting;
}

function useActs(deal: Deal): Acting {
  const { show, look } = useShownDeal(deal.dealId);
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [notice, setNotice] = useState<(Notice & { revision: number }) | null>(null);

  const refused = async (reason: unknown) => {
    if (!isCallFailure(reason)) throw reason;
    const field = conflictOf(reason);
    const standing = field ? await look().catch(() => null) : null;
    if (!field || !standing) return setFailure(reason);
    const { revision } = standing;
    setNotice({ tone: "info", text: conflictText(field, standing), revision });
  };

  const act: Acting["act"] = async (send, done) => {
    let isDone = false;
    await run(async () => {
      setFailure(null);
      setNotice(null);
      try {
        const standing = await send();
        await show(standing);
        if (done) setNotice({ tone: "success", text: done, revision: standing.revision });
        isDone = true;
      } catch (reason) {
        await refused(reason);
      }
    });
    return isDone;
  };
  // It is about the deal as it stood then, and goes once the deal has moved on.
  const standing = notice && deal.revision <= notice.revision ? notice : null;
  return { busy, failure, notice: standing, act, dismissFailure: () => setFailure(null) };
}

const movedOn = ["revision", "version", "state", "turnDueAt", "rounds", "creator"] as const;
type MovedOn = (typeof movedOn)[number];

/** Which of these has come in between: another act was first, or the time was over. */
export function conflictOf(failure: CallFailure): MovedOn | null {
  if (!(failure instanceof ApiFailure) || failure.status !== 409) return null;
  return movedOn.find((field) => failure.faults.some((fault) => fault.field === field)) ?? null;
}

/** The message for a 409, given the deal as it is now. */
function conflictText(field: MovedOn, { versions, state }: Pick<Deal, "versions" | "state">): Said {
  const newest = versions.at(-1)?.version;
  if (field === "turnDueAt") return ({ terms }) => terms.conflict.due;
  if (field === "rounds") return ({ terms }) => terms.conflict.rounds;
  if (state === "terms" && newest !== undefined) return ({ terms }) => terms.conflict.version(newest);
  return ({ terms }) => terms.conflict.moved;
}
