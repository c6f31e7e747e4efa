import { z } from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

const tag = "Calendar";

/** Where a calendar reads the days of the creator's deals: an address to keep secret. It stands outside `/api`. */
export const CalendarFeed = z
  .object({ feedUrl: z.string() })
  .register(z.globalRegistry, { id: "CalendarFeed" });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const getCalendar = defineEndpoint({
  name: "getCalendar",
  summary: "The address of the creator's calendar feed.",
  method: "GET",
  path: "/influencer/calendar",
  access: "influencer",
  tag,
  result: CalendarFeed,
  codes: [],
});

export const renewCalendar = defineEndpoint({
  name: "renewCalendar",
  summary: "A new address for the calendar feed; the old one answers nothing from now on.",
  method: "PUT",
  path: "/influencer/calendar/renew",
  access: "influencer",
  tag,
  result: CalendarFeed,
  codes: ["tooManyRequests"],
});
