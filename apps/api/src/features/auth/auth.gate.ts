import type { Deps } from "../../deps.ts";
import type { Caller } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { readAccessToken } from "./access-token.rules.ts";
import { sessionCalls } from "./session-calls.usecases.ts";
import { findStanding } from "./sessions.repository.ts";

type Gate = (token: string | undefined) => Promise<Caller>;

/** Who a call comes from, and that it is one more of its session's minute: 1020 for a session that calls too often. */
export function authGate(deps: Deps): Gate {
  const callerOf = standingGate(deps);
  const countCall = sessionCalls(deps);
  return async (token) => {
    const caller = await callerOf(token);
    await countCall(caller);
    return caller;
  };
}

/**
 * Who an access token speaks for: the one place where a request gets to an owner id. The session's row is read each
 * time, so sign-out, suspension and closing hold at once on every copy of the server. 1019, 1006, 1007.
 */
export function standingGate(deps: Deps): Gate {
  return async (token) => {
    const claims = token && readAccessToken(deps.hash, { token, now: deps.clock.now() });
    if (!claims) throw new Refusal(1019);
    const standing = await findStanding(deps.db, claims);
    if (standing?.status === "closed") throw new Refusal(1006);
    if (standing?.status === "suspended") throw new Refusal(1007);
    if (!standing?.isSignedIn) throw new Refusal(1019);
    return { ownerId: mintOwnerId(claims.influencerId), sessionId: claims.sessionId };
  };
}
