import type { TokenPair } from "@tomoru/contract/accounts/token-pair";
import type { Actor } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/route.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal, refuseAccess } from "../../platform/refusal.ts";
import type { AccountKey } from "../account-key.rules.ts";
import type { Status } from "../accounts.repository.ts";
import { writeAccessToken } from "./access-token.rules.ts";
import { judge, newRefreshToken, readRefreshToken } from "./refresh-token.rules.ts";
import { countCall } from "./session-calls.usecases.ts";
import {
  deleteSession,
  deleteSessions,
  findRefreshToken,
  findStatus,
  insertRefreshToken,
  insertSession,
  lockSession,
  makeRoom,
  putSeen,
  replaceRefreshToken,
} from "./sessions.repository.ts";

/** Signs a person in, within the transaction of what entitles them to it. */
export async function startSession(
  deps: Deps,
  { trx, account }: { trx: Trx; account: AccountKey },
): Promise<TokenPair> {
  const now = deps.clock.now();
  const sessionId = uuidAt(now);
  await makeRoom(trx, { account, most: limits.sessionsPerAccount });
  await insertSession(trx, { account, sessionId, now });
  const { pair, token } = newPair(deps, { caller: { ...account, sessionId }, now });
  await insertRefreshToken(trx, token);
  await noteSeen(trx, { account, now });
  return pair;
}

/** Exchanges a refresh token for a fresh pair of the same session. `refreshTokenInvalid`, `tooManyRequests`; once the token is proven, `userDeleted`, `userSuspended` and `noAccess`. */
export async function refreshSession(
  deps: Deps,
  { actor, token }: { actor: Actor; token: string },
): Promise<TokenPair> {
  const claims = readRefreshToken(deps.hash, { actor, token });
  if (!claims) throw new Refusal("refreshTokenInvalid");
  const { isSealed, ...ids } = claims;
  const caller: Caller = { ...ids, actor, ownerId: mintOwnerId(ids.ownerId) };
  const pair = await deps.db.transaction().execute((trx) => exchange(deps, { trx, caller, token }));
  // Refused only now, because a theft ends the session, and that has to be committed.
  if (pair) return pair;
  if (isSealed && (await findStatus(deps.db, caller)) === "closed") throw new Refusal("userDeleted");
  throw new Refusal("refreshTokenInvalid");
}

export function endSession(deps: Deps, caller: Caller): Promise<void> {
  return deps.db.transaction().execute((trx) => end(trx, caller));
}

/** Ends every session of a person, on all copies of the server at once. */
export async function endSessions({ trx, account }: { trx: Trx; account: AccountKey }): Promise<void> {
  await deleteSessions(trx, account);
  await announce(trx, account.ownerId);
}

/**
 * The caller's session, held until the transaction ends, for a call that begins a new one in its place. The race: it was
 * let in, and then the owner ended all sessions. Somebody who shared one must not get another by that. `tokenInvalid`.
 */
export async function holdSession(trx: Trx, caller: Caller): Promise<void> {
  if (!(await lockSession(trx, caller))) throw new Refusal("tokenInvalid");
}

/** Its open streams look again, and end, on whatever copy they are. */
async function end(trx: Trx, caller: Caller): Promise<void> {
  await deleteSession(trx, caller);
  await announce(trx, caller.ownerId);
}

function refuseUnlessActive(status: Status | undefined): void {
  if (status === "closed") throw new Refusal("userDeleted");
  if (status === "suspended") throw new Refusal("userSuspended");
  if (status === "inactive") throw refuseAccess("seat");
}

/** Only for companies, whose members see when a colleague was last here; nobody sees that of a creator. */
async function noteSeen(trx: Trx, { account, now }: { account: AccountKey; now: Date }): Promise<void> {
  if (account.actor === "company") await putSeen(trx, { account, day: japanDay(now) });
}

type Exchange = { readonly trx: Trx; readonly caller: Caller; readonly token: string };

/**
 * The race: many tabs, or a thief and the owner, send one token at once. They pass the session's row one by one, so
 * exactly one spends the token and every later one is judged by what the earlier ones left.
 */
async function exchange(deps: Deps, { trx, caller, token }: Exchange): Promise<TokenPair | undefined> {
  const now = deps.clock.now();
  const hash = hashOf(deps, token);
  if (!(await lockSession(trx, caller))) return undefined;
  const judgement = judge(await findRefreshToken(trx, { ...caller, hash }), now);
  if (judgement === "refuse") return undefined;
  if (judgement === "theft") {
    await end(trx, caller);
    const owner = { [`${caller.actor}Id`]: caller.ownerId };
    deps.log.warn(owner, "a spent refresh token came back: its session was ended");
    return undefined;
  }
  refuseUnlessActive(await findStatus(trx, caller));
  await countCall(deps, { trx, caller });
  const issued = newPair(deps, { caller, now });
  await replaceRefreshToken(trx, { token: issued.token, parentHash: hash, now });
  await noteSeen(trx, { account: caller, now });
  return issued.pair;
}

/** What the client is given, and what is stored of it. */
function newPair(deps: Deps, { caller, now }: { caller: Caller; now: Date }) {
  const refreshToken = newRefreshToken(deps.hash, { ...caller, random: deps.random });
  const expiresAt = secondsAfter(now, limits.refreshTokenSeconds);
  const pair: TokenPair = { accessToken: writeAccessToken(deps.hash, { ...caller, now }), refreshToken };
  return { pair, token: { ...caller, hash: hashOf(deps, refreshToken), expiresAt } };
}

function hashOf({ hash }: Deps, token: string): string {
  return hash.of("refreshToken", token);
}
