import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";
import { limits } from "../limits.ts";
import { platforms } from "../platforms.ts";
import { searchSorts } from "./discovery.ts";
import { SavedFilters } from "./saved-searches.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const listId = { error: failure("listIdInvalid") };
const wrong = { error: failure("dataInvalid") };
const file = "text/csv; charset=utf-8; header=present";

/** Its rows are counted before the first byte; a broken download asked for again with its key costs nothing. */
export const downloadSearch = defineEndpoint({
  name: "downloadSearch",
  summary: "A CSV file of what a search finds, up to 1,000 rows. Rows count against the month.",
  method: "POST",
  path: "/company/creator/csv",
  access: "company",
  tag: "Creators",
  headers: IdempotentHeaders,
  body: z.object({
    platform: z.enum(platforms, { error: coded("fieldRequired") }),
    filters: SavedFilters,
    sort: z._default(z.enum(searchSorts, { error: coded("fieldRequired") }), "medianViews"),
    rows: z
      .number({ error: coded("fieldRequired", "numberRequired") })
      .check(
        z.int({ error: failure("numberRequired") }),
        z.gte(1, wrong),
        z.lte(limits.csvRowsOfSearch, wrong),
      ),
  }),
  file,
  result: z.string(),
  codes: ["fieldRequired", "dataInvalid", "numberRequired", "categoryInvalid", "noAccess", "tooManyRequests"],
});

export const downloadList = defineEndpoint({
  name: "downloadList",
  summary: "A CSV file of a whole list. Rows count against the month; who is no longer visible does not.",
  method: "POST",
  path: "/company/list/{id}/csv",
  access: "company",
  tag: "Lists",
  params: z.object({ id: z.string(listId).check(z.regex(uuid, listId)) }),
  headers: IdempotentHeaders,
  file,
  result: z.string(),
  codes: ["listIdInvalid", "dataNotFound", "dataInvalid", "noAccess", "tooManyRequests"],
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: no system takes them in the name of a file.
const unfit = /[\u0000-\u001f\u007f\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** `day` is Japan's, `YYYY-MM-DD`. */
export function csvNameOf({ name, day }: { name: string; day: string }): string {
  const fit = [...name.replaceAll(unfit, "_").trim()].slice(0, 60).join("");
  return `tomoru-${fit}-${day.replaceAll("-", "")}.csv`;
}
