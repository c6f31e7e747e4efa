import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import { endSession } from "../session/session.store.ts";
import { readTokens, writeTokens } from "../session/tokens.ts";
import { keyOfSide } from "../site/kept-keys.ts";
import { site } from "../site/site.ts";
import { exchange } from "./exchange.ts";
import { ApiFailure } from "./failure.ts";

let running: Promise<string> | null = null;

/** One renewal at a time: requests that fail meanwhile wait for it. A refusal ends the session and is thrown; an unreachable server ends nothing. */
export function renewSession(dead: string | null): Promise<string> {
  running ??= alone(() => renew(dead)).finally(() => {
    running = null;
  });
  return running;
}

/** `ask` ends every session and answers the tokens of a new one. No tab renews meanwhile: its refusal would sign everybody out. */
export function takeNewSession<T extends TokenPair>(work: (held: Held<T>) => Promise<T>): Promise<T> {
  return alone(() => work({ renew, keepAnswer }));
}

type Held<T> = {
  /** `renewSession` for a caller that already holds the session's lock. */
  renew: (dead: string | null) => Promise<string>;
  keepAnswer: (answer: () => Promise<T>) => Promise<T>;
};

/** Does not undo a sign-out that happened while the answer was on its way. */
async function keepAnswer<T extends TokenPair>(answer: () => Promise<T>): Promise<T> {
  const { refreshToken } = readTokens();
  const pair = await answer();
  if (refreshToken !== undefined && isCurrent(refreshToken)) writeTokens(pair);
  return pair;
}

/** Across tabs too, where the browser can; elsewhere the server forgives a token spent twice within seconds. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(keyOfSide("tomoru-renew-session"), work) : work();
}

async function renew(dead: string | null): Promise<string> {
  const { refreshToken: endpoint } = site();
  const { accessToken, refreshToken } = readTokens();
  // Another tab may have been here first.
  if (accessToken && accessToken !== dead) return accessToken;
  if (!refreshToken || !endpoint) return refuse(new ApiFailure({ refusal: "tokenInvalid", status: 401 }));
  try {
    const pair = await exchange(endpoint, { body: { refreshToken } }, null);
    if (isCurrent(refreshToken)) writeTokens(pair);
  } catch (failure) {
    if (isCurrent(refreshToken) && isRefusal(failure)) return refuse(failure);
    if (isCurrent(refreshToken)) throw failure;
  }
  // A sign-out or another tab's renewal during the answer is kept: what the cookie says now counts.
  return readTokens().accessToken ?? refuse(new ApiFailure({ refusal: "tokenInvalid", status: 401 }));
}

function isCurrent(refreshToken: string): boolean {
  return readTokens().refreshToken === refreshToken;
}

function refuse(failure: ApiFailure): never {
  endSession(failure.refusal);
  throw failure;
}

function isRefusal(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.status < 500 && failure.status !== 429;
}
