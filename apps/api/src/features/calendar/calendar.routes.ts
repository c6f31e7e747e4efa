import { getCalendar, renewCalendar } from "@tomoru/contract/influencer/calendar";
import type { Deps } from "../../deps.ts";
import { type Route, route } from "../../platform/http/route.ts";
import { addressOf, renewAddress } from "./calendar.usecases.ts";

export function calendarRoutes(deps: Deps): Route[] {
  return [
    route(getCalendar, async ({ caller }) => ({ result: await addressOf(deps, caller.ownerId) })),
    route(renewCalendar, async ({ caller }) => ({ result: await renewAddress(deps, caller.ownerId) })),
  ];
}
