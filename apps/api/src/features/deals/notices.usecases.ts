import type { Deps } from "../../deps.ts";
import type { Done } from "./effects.usecases.ts";
import type { DealMail } from "./transition-parts.rules.ts";

type Teller = (deps: Deps, done: Done) => Promise<void>;

/** The mails of an act, by what the transition names. */
const tellers: Partial<Record<DealMail, Teller>> = {};

export async function tellByMail(deps: Deps, done: Done): Promise<void> {
  const { mail } = done.moved;
  if (mail !== null) await tellers[mail]?.(deps, done);
}
