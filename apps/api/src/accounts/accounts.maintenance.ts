import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../deps.ts";
import { secondsAfter } from "../platform/clock.ts";
import {
  deleteCodesExpired,
  deleteEmailUpdatesExpired,
  deleteFailuresForgotten,
  deleteFirstAskersEnded,
  deleteGrantsExpired,
  deleteNetworksUnused,
  deleteRateWindowsEnded,
  deleteRefreshTokensExpired,
  deleteSessionCallsBefore,
  deleteSessionsUnused,
} from "./maintenance.repository.ts";

const day = 86_400;

/** For so long a late code is still told to be expired (`otpExpired`), not unknown (`otpInvalid`). */
const expiredCodesKeptSeconds = day;

/** Wrong passwords in a row are forgotten when none came for so long; a lock is over by then. */
const failuresKeptSeconds = 30 * day;

/** The minute that calls are counted in, and as much for a copy whose clock is behind. */
const sessionCallsKeptSeconds = 120;

/** Takes away what no call reads any more. Safe to run at any time, on several copies at once; the worker does it hourly. */
export async function sweepExpired({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  await deleteSessionsUnused(db, { before: secondsAfter(now, -limits.refreshTokenSeconds) });
  await deleteRefreshTokensExpired(db, { before: now });
  await deleteCodesExpired(db, { before: secondsAfter(now, -expiredCodesKeptSeconds) });
  await deleteEmailUpdatesExpired(db, { before: secondsAfter(now, -expiredCodesKeptSeconds) });
  await deleteGrantsExpired(db, { before: now });
  await deleteFailuresForgotten(db, { before: secondsAfter(now, -failuresKeptSeconds) });
  await deleteNetworksUnused(db, { before: secondsAfter(now, -limits.knownNetworkSeconds) });
  await deleteFirstAskersEnded(db, { before: now });
  await deleteRateWindowsEnded(db, { before: now });
  await deleteSessionCallsBefore(db, { before: secondsAfter(now, -sessionCallsKeptSeconds) });
}
