import type { Locale } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../../deps.ts";
import { byteOrderMark } from "../../../platform/csv.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { Admitted } from "../../../platform/http/route.ts";
import { japanMonth } from "../../../platform/japan-time.ts";
import { countHit } from "../../../platform/rate-limit.ts";
import { fault, Refusal } from "../../../platform/refusal.ts";
import { answeredBefore, once } from "../../../platform/request-keys.ts";
import { planValuesOf } from "../../companies/company/subscription.usecases.ts";
import { takeUsage, usedOf } from "../../companies/company/usage.usecases.ts";
import { findCardsOrNames, findCategoryNames } from "../cards/cards.repository.ts";
import { creatorIds } from "../cards/creator-id.rules.ts";
import { type CsvReader, csvGoneRow, csvHead, csvRow, type Noted } from "./accounts-csv.rules.ts";

type Caller = Admitted<"company">;
type Values = Awaited<ReturnType<typeof planValuesOf>>;

/** The creators in a file's rows, and how many of the rows count. */
export type CsvRows = { readonly ids: readonly string[]; readonly counted: number };

type Taking = {
  readonly caller: Caller;
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly find: (trx: Trx, values: Values) => Promise<CsvRows>;
};

/**
 * Finds the rows of a file and takes them from what the plan holds for the month, before a byte is sent: all of them, or
 * `noAccess` at `plan` with how many are left. The same key again finds the same rows, and takes nothing.
 */
export async function takeCsvRows(deps: Deps, { caller, call, key, body, find }: Taking): Promise<string[]> {
  const asked = { caller, call, key, body };
  const before = await answeredBefore<string[]>(deps, { db: deps.db, ...asked });
  if (before) return before;
  const values = await planValuesOf(deps.db, caller.ownerId);
  if (values.csvRowsPerMonth === 0) throw tooManyRows(0);
  await countFile(deps, caller);
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, ...asked }, async () => {
      const { ids, counted } = await find(trx, values);
      await takeRows(deps, { trx, caller, counted, most: values.csvRowsPerMonth });
      return [...ids];
    }),
  );
}

async function countFile({ db, clock }: Deps, { ownerId }: Caller): Promise<void> {
  const rule = { count: limits.csvFilesPerHour, windowSeconds: 3600 };
  const hit = await countHit(db, { key: `csv:${ownerId}`, rule, now: clock.now() });
  if (!hit.allowed) throw new Refusal("tooManyRequests", { retryAfter: hit.retryAfter });
}

type Rows = { trx: Trx; caller: Caller; counted: number; most: number };

async function takeRows({ clock }: Deps, { trx, caller, counted, most }: Rows): Promise<void> {
  if (counted === 0) return;
  const taken = { companyId: caller.ownerId, kind: "csvRow" as const, period: japanMonth(clock.now()) };
  if (await takeUsage(trx, { ...taken, count: counted, most })) return;
  throw tooManyRows(Math.max(0, most - (await usedOf(trx, taken))));
}

function tooManyRows(rowsLeft: number): Refusal {
  return new Refusal("noAccess", { faults: [fault("plan", "noAccess")], rowsLeft });
}

type Writing = {
  readonly platform: Platform;
  readonly ids: readonly string[];
  readonly locale: Locale;
  readonly hasPrAnalysis: boolean;
  /** For a list: the note on an account; undefined for who is no longer in it. */
  readonly notedOf?: (influencerId: string) => Noted | undefined;
};

/** So many rows are read at once and leave together. */
const together = 100;

/** The file as it is read. */
export async function* csvOfAccounts(
  deps: Deps,
  { platform, ids, locale, hasPrAnalysis, notedOf }: Writing,
): AsyncGenerator<string> {
  const { db, clock, hash } = deps;
  const names = await categoryNames(db, locale);
  const reader: CsvReader = {
    locale,
    now: clock.now(),
    hasPrAnalysis,
    isList: notedOf !== undefined,
    creatorIdOf: (id) => creatorIds(hash).of(id),
    categoryName: (id) => names.get(id) ?? id,
  };
  yield byteOrderMark + csvHead(reader);
  for (let from = 0; from < ids.length; from += together) {
    const some = ids.slice(from, from + together);
    const { found, names: linked } = await findCardsOrNames(db, { platform, influencerIds: some });
    yield some
      .map((influencerId) => {
        const noted = notedOf && (notedOf(influencerId) ?? { note: "", addedAt: reader.now });
        const facts = found.get(influencerId);
        if (facts) return csvRow(facts, reader, noted);
        const named = linked.get(influencerId) ?? { handle: "", displayName: "" };
        return csvGoneRow({ influencerId, platform, ...named }, reader, noted);
      })
      .join("");
  }
}

async function categoryNames(db: Queryable, locale: Locale): Promise<Map<string, string>> {
  const rows = await findCategoryNames(db);
  return new Map(rows.map(({ id, ja, en }) => [id, locale === "ja" ? ja : en]));
}
