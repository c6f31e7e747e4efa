import { refreshToken as refreshEndpoint } from "@tomoru/contract/auth";
import { endSession } from "../session/session.store.ts";
import { readTokens, writeTokens } from "../session/tokens.ts";
import { exchange } from "./exchange.ts";
import { ApiFailure } from "./failure.ts";

let running: Promise<string> | null = null;

/**
 * A living access token in place of a dead one. One renewal at a time: requests that fail meanwhile wait for it.
 * When the server refuses, the session is over and the refusal is thrown; an unreachable server ends nothing.
 */
export function renewSession(dead: string | null): Promise<string> {
  running ??= alone(() => renew(dead)).finally(() => {
    running = null;
  });
  return running;
}

/** Across tabs too, where the browser can; elsewhere the server forgives a token spent twice within seconds. */
function alone(work: () => Promise<string>): Promise<string> {
  return "locks" in navigator ? navigator.locks.request("tomoru-renew-session", work) : work();
}

async function renew(dead: string | null): Promise<string> {
  const { accessToken, refreshToken } = readTokens();
  // Another tab may have been here first.
  if (accessToken && accessToken !== dead) return accessToken;
  if (!refreshToken) return refuse(new ApiFailure({ code: 1019, status: 401 }));
  try {
    const pair = await exchange(refreshEndpoint, { body: { refreshToken } }, null);
    if (isCurrent(refreshToken)) writeTokens(pair);
  } catch (failure) {
    if (isCurrent(refreshToken) && isRefusal(failure)) return refuse(failure);
    if (isCurrent(refreshToken)) throw failure;
  }
  // A sign-out or another tab's renewal while the answer was on its way is not undone: what the cookie says now holds.
  return readTokens().accessToken ?? refuse(new ApiFailure({ code: 1019, status: 401 }));
}

function isCurrent(refreshToken: string): boolean {
  return readTokens().refreshToken === refreshToken;
}

function refuse(failure: ApiFailure): never {
  endSession(failure.code);
  throw failure;
}

function isRefusal(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && failure.status < 500 && failure.status !== 429;
}
