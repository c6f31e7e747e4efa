import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useTypedAhead } from "@tomoru/web/forms/typed-ahead.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { useEffect, useState } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { usualWay } from "../deal-view.ts";
import { useShownDeal } from "../deals.queries.ts";
import { conflictOf } from "../frame/acting.tsx";
import { entriesFromAsked } from "./asked.view.ts";
import { checkEntries, type EntryFault, inputFor } from "./checks.view.ts";
import { type Entries, entriesOf, isSameAs } from "./entries.view.ts";
import { newestOf, useBase } from "./use-base.ts";

/** The form of one version: what was typed stays whatever the server says. */
export function useEditor(deal: Deal, { onSent }: { onSent: () => void }) {
  const { side, calls, useOrderer } = useDealSite();
  const orderer = useOrderer?.();
  const { show, look } = useShownDeal(deal.dealId);
  const { busy, run } = useOneAtATime();
  const [today] = useState(todayInJapan);
  const [begun] = useState(() => beginningOf(deal, today));
  const { base, newest, isTold, timesTold, tell, hush } = useBase(deal);
  const [entries, setEntries] = useState<Entries>(begun);
  const draft = useKeptDraft({ name: `terms:${deal.dealId}:${base}`, empty: begun, restore: setEntries });
  useTypedAhead(begun, (field, typed) => setEntries((now) => ({ ...now, [field]: typed })));
  useEffect(() => draft.note(entries));
  const [usual] = useState(() => usualWay(deal));
  const [way, setWay] = useState(usual);
  const [attempt, setAttempt] = useState(0);
  const [left, setLeft] = useState<keyof Entries | null>(null);
  const [refused, setRefused] = useState<readonly EntryFault[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isSent, setSent] = useState(false);

  const leastFeeYen = deal.versions.length === 0 ? (deal.leastFeeYen ?? 0) : 0;
  const { faults, terms } = checkEntries({
    entries,
    platform: deal.platform,
    today,
    leastFeeYen,
    needsClient: side === "company" && orderer?.kind === "agency",
    plan: orderer?.plan,
  });

  const isUnchanged = way === usual && isSameAs(deal.terms, { entries, platform: deal.platform });

  const set = <K extends keyof Entries>(field: K, value: Entries[K]) => {
    setEntries((now) => ({ ...now, [field]: value }));
    setRefused((marked) => marked.filter((fault) => fault.field !== field));
  };

  const refuse = async (reason: unknown) => {
    if (!isCallFailure(reason)) throw reason;
    if (conflictOf(reason)) {
      const seen = await look().catch(() => undefined);
      return tell(seen ? newestOf(seen) : base);
    }
    const own = refusedInputs(reason, entries);
    if (own.length > 0) setRefused(own.map((field) => ({ field, check: "wrong" })));
    else setFailure(reason);
    setAttempt((count) => count + 1);
  };

  const send = () =>
    run(async () => {
      setFailure(null);
      // A version that came meanwhile is not replaced by a form that was begun before it: that takes another press.
      if (newest !== base) return tell(newest);
      hush();
      if (isUnchanged) return;
      if (!terms) return setAttempt((count) => count + 1);
      try {
        await show(
          await call(calls.sendTerms, {
            params: { id: deal.dealId },
            body: {
              terms,
              baseVersion: base,
              revision: deal.revision,
              ...(side === "company" && { funding: way }),
            },
          }),
        );
        draft.erase({ isOver: true });
        setSent(true);
        onSent();
      } catch (reason) {
        await refuse(reason);
      }
    });

  // Before the first try only what was left with a wrong entry; what is empty may still come.
  const isWrong = ({ field, check }: EntryFault) => field === left && check !== "required";
  const marked = attempt > 0 ? [...faults, ...refused] : faults.filter(isWrong);
  return {
    begun,
    entries,
    set,
    leave: setLeft,
    way,
    setWay,
    terms,
    today,
    faults,
    marked,
    attempt,
    busy,
    failure,
    /** Another version came, or the deal moved, while this was written. */
    isOvertaken: isTold || (newest !== base && !isSent),
    timesTold,
    /** It says what the open version says: there is nothing to send. */
    isUnchanged,
    /** What stands here was written before, on this device. */
    isFound: draft.isFound,
    startOver: () => {
      draft.erase({ isOver: false });
      setEntries(begun);
    },
    leastFeeYen,
    orderer,
    isDirty: !isSent && JSON.stringify(entries) !== JSON.stringify(begun),
    send,
  };
}

/** The inputs of this form that a refusal names. */
function refusedInputs(reason: CallFailure, entries: Entries) {
  const named = reason instanceof ApiFailure ? reason.faults.map(({ field }) => inputFor(field)) : [];
  return named.filter((field) => field in entries || field === "formats" || field === "usage");
}

/** The version before, else what was asked for, else nothing but the usual. */
function beginningOf({ terms, asked, platform }: Deal, today: string): Entries {
  const begun = entriesOf(terms);
  return terms || !asked ? begun : entriesFromAsked(begun, { asked, platform, today });
}

export type Editor = ReturnType<typeof useEditor>;
