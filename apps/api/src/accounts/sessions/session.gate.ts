import type { Actor } from "@tomoru/contract/endpoint";
import type { Deps } from "../../deps.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal, refuseAccess } from "../../platform/refusal.ts";
import { SessionGone, type UncheckedSession, uncheckedSession } from "../../platform/unchecked-session.ts";
import type { AccessClaims } from "./access-token.rules.ts";
import { provenTokens } from "./proven-tokens.rules.ts";
import { sessionCalls } from "./session-calls.usecases.ts";
import { findStanding } from "./sessions.repository.ts";

type Gate<Passed> = (token: string | undefined) => Promise<Passed>;

type ClaimsReader = (token: string | undefined) => AccessClaims;

type Gates<A extends Actor> = {
  /** Who a call comes from. */
  readonly caller: Gate<Admitted<A>>;
  /** Who a token names, for a call whose own statement looks whether the session lives. SessionGone where counting has looked. */
  readonly unchecked: Gate<UncheckedSession<A>>;
  /** Who a token speaks for, of a call that was counted already. */
  readonly standing: Gate<Admitted<A>>;
};

/**
 * The gates of one side: a token of another is `tokenInvalid`. The first two count the call as one more of its session's minute: `tooManyRequests`
 * for a session that calls too often.
 */
export function sessionGates<A extends Actor>(deps: Deps, actor: A): Gates<A> {
  const claimsOf = claimsReader(deps, actor);
  const callerOf = standingGate(deps, { actor, claimsOf });
  const countCall = sessionCalls(deps);
  return {
    async caller(token) {
      const caller = await callerOf(token);
      try {
        await countCall(uncheckedSession(caller));
      } catch (error) {
        // The race: it ended between the two. Why, the standing tells by now: `userDeleted` and `userSuspended` are no `tokenInvalid`.
        if (error instanceof SessionGone) await callerOf(token);
        throw error;
      }
      return caller;
    },
    async unchecked(token) {
      const session = uncheckedSession<A>(claimsOf(token));
      await countCall(session);
      return session;
    },
    standing: callerOf,
  };
}

type Standing<A> = { readonly actor: A; readonly claimsOf: ClaimsReader };

/**
 * Who an access token speaks for: the one place where a request gets to an owner id. The session's row is read each
 * time, so sign-out, suspension and closing hold at once on every copy of the server. `tokenInvalid`, `userDeleted`, `userSuspended`, `noAccess`.
 */
function standingGate<A extends Actor>({ db }: Deps, { actor, claimsOf }: Standing<A>): Gate<Admitted<A>> {
  return async (token) => {
    const claims = claimsOf(token);
    const standing = await findStanding(db, { actor, ...claims });
    if (standing?.status === "closed") throw new Refusal("userDeleted");
    if (standing?.status === "suspended") throw new Refusal("userSuspended");
    if (!standing?.isSignedIn) throw new Refusal("tokenInvalid");
    if (standing.status === "inactive") throw refuseAccess("seat");
    const { ownerId, accountId, sessionId } = claims;
    const { role, status } = standing;
    const caller = { actor, ownerId: mintOwnerId<A>(ownerId), accountId, sessionId };
    return { ...caller, role, isUnpaid: status === "unpaid" };
  };
}

function claimsReader({ hash, clock }: Deps, actor: Actor): ClaimsReader {
  const read = provenTokens(hash, actor);
  return (token) => {
    const claims = token && read({ token, now: clock.now() });
    if (!claims) throw new Refusal("tokenInvalid");
    return claims;
  };
}
