import { createHash } from "node:crypto";
import type { CalendarFeed } from "@tomoru/contract/influencer/calendar";
import { limits } from "@tomoru/contract/limits";
import { calendarFeed as en } from "@tomoru/i18n/en/influencer/calendar-feed";
import { calendarFeed as ja } from "@tomoru/i18n/ja/influencer/calendar-feed";
import { holdPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { calendarDealsOf } from "../deals/lists/calendar-deals.usecases.ts";
import { findReader, findSerial, raiseSerial } from "./calendar.repository.ts";
import { eventsOf } from "./calendar-events.rules.ts";
import { calendarToken, ownerClaimed } from "./calendar-token.rules.ts";
import { icsOf } from "./ics.rules.ts";

type CreatorId = OwnerId<"influencer">;

function feedOf(
  { hash, config }: Pick<Deps, "hash" | "config">,
  owner: CreatorId,
  serial: number,
): CalendarFeed {
  return { feedUrl: `${config.appUrl}/calendar/${calendarToken(hash, owner, serial)}.ics` };
}

export async function addressOf(deps: Deps, ownerId: CreatorId): Promise<CalendarFeed> {
  return feedOf(deps, ownerId, await findSerial(deps.db, ownerId));
}

/** The old address answers nothing from now on. `tooManyRequests`. */
export async function renewAddress(deps: Deps, ownerId: CreatorId): Promise<CalendarFeed> {
  const now = deps.clock.now();
  const serial = await deps.db.transaction().execute(async (trx) => {
    await holdPerson(trx, ownerId);
    const perHour = limits.calendarRenewalsPerHour;
    await refuseOver(trx, { key: `calendarRenewal:${ownerId}`, perHour, now });
    return raiseSerial(trx, ownerId);
  });
  return feedOf(deps, ownerId, serial);
}

export type Calendar = { readonly text: string; readonly etag: string };

/** What an address answers; undefined for one that is none, or none any more. `tooManyRequests` of one that is read too often. */
export async function calendarAt(deps: Deps, token: string): Promise<Calendar | undefined> {
  const ownerId = ownerClaimed(token);
  if (!ownerId) return undefined;
  const serial = await findSerial(deps.db, ownerId);
  if (!deps.hash.matches(token, calendarToken(deps.hash, ownerId, serial))) return undefined;
  const now = deps.clock.now();
  const perHour = limits.calendarReadsPerHour;
  await refuseOver(deps.db, { key: `calendarRead:${ownerId}:${serial}`, perHour, now });
  const language = await findReader(deps.db, ownerId);
  if (!language) return undefined;
  const words = { ja, en }[language];
  const deals = await calendarDealsOf(deps.db, { influencerId: ownerId, now });
  const events = deals.flatMap((deal) => eventsOf(deal, { words, appUrl: deps.config.appUrl }));
  const text = icsOf({ name: words.name, language, events });
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}
