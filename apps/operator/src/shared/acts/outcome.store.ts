import type { PayoutRunState } from "@tomoru/contract/deals/payout-states";
import { createStore, useStore } from "@tomoru/web/store/store.ts";

/** Where a page says it: above all of it, or beside what was acted upon. */
export type OutcomePlace = "page" | "acts" | "due" | "rows";

type Outcome = {
  text: string;
  place: OutcomePlace;
  /** The page that it belongs to. */
  path: string;
  /** Of what was only begun: it is told while the run is in this state. */
  during?: PayoutRunState | undefined;
};

/** What the last act came to; one at a time. It goes with the next act, with its page and with whoever did it. */
const outcome = createStore<Outcome | null>(null);

export function tellOutcome(next: Outcome): void {
  outcome.set(next);
}

export function dropOutcome(): void {
  if (outcome.get()) outcome.set(null);
}

/** Once a page is shown: what was told on another one is over. */
export function dropOutcomeOfOtherThan(path: string): void {
  if (outcome.get()?.path !== path) dropOutcome();
}

/** Once a run has come to a state: what was told of one before it is over. */
export function dropOutcomeOfOtherState(state: PayoutRunState): void {
  const during = outcome.get()?.during;
  if (during && during !== state) dropOutcome();
}

export function useOutcome(): Outcome | null {
  return useStore(outcome);
}
