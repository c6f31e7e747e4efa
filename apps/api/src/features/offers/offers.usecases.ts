import type { Locale } from "@tomoru/contract/fields";
import type {
  Decision,
  NewOffer,
  Offer,
  OfferCounts,
  OfferPage,
  OfferStatus,
} from "@tomoru/contract/influencer/offers";
import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { announce } from "../../platform/live/announce.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import type { UncheckedSession } from "../../platform/unchecked-session.ts";
import { knownCompanies } from "../companies/company/known-companies.usecases.ts";
import { decidePending, findOffer } from "./offer.repository.ts";
import { readCursor, writeCursor } from "./offer-cursor.rules.ts";
import { type MailSubject, ownerOfToken, unsubscribeToken } from "./offer-mails.rules.ts";
import { type OfferPageRequest, type OfferPageRow, readOfferPage } from "./offer-page.repository.ts";
import { type OfferRow, textColumnsOf, toOffer } from "./offer-row.rules.ts";
import {
  addToCounts,
  findLastDecided,
  findNewestPending,
  findUpcoming,
  insertCounts,
  insertOffers,
  readCounts,
  stopMails,
  type UnansweredOffer,
  unlinkOffers,
} from "./offers.repository.ts";
import { approvalOf, newOfferId, repeats, tallyByOwner } from "./offers.rules.ts";

type PageQuery = {
  offset: number;
  limit: number;
  status?: OfferStatus | undefined;
  cursor?: string | undefined;
};

export async function listOffers(
  deps: Deps,
  { session, query }: { session: UncheckedSession; query: PageQuery },
): Promise<OfferPage> {
  const request: OfferPageRequest = {
    session,
    status: query.status,
    start: query.cursor === undefined ? { offset: query.offset } : { after: cursorOf(query.cursor) },
    // One more than is shown tells whether a next page exists.
    rows: query.limit + 1,
  };
  const { offers, counts } = await deps.reads((db) => readOfferPage(db, request));
  const shown = offers.slice(0, query.limit);
  const hasNextPage = offers.length > query.limit;
  return { docs: shown.map(toOffer), hasNextPage, nextCursor: hasNextPage ? endOf(shown) : null, counts };
}

export async function getOffer(
  deps: Deps,
  { session, offerId }: { session: UncheckedSession; offerId: string },
): Promise<Offer> {
  const row = await deps.reads((db) => findOffer(db, { session, offerId }));
  if (!row) throw new Refusal("dataNotFound");
  return toOffer(row);
}

type Deciding = { readonly session: UncheckedSession; readonly offerId: string; readonly decision: Decision };

/**
 * Once and for good: the same decision again answers the offer as it is, the other one is refused. A yes to a company opens a deal.
 * Nobody is mailed; the company hears of it by the echo.
 */
export async function decideOffer(deps: Deps, { session, offerId, decision }: Deciding): Promise<Offer> {
  const isApproval = approvalOf(decision);
  const told = (row: OfferRow) => {
    deps.announcements.add(session.ownerId);
    return toOffer(row);
  };
  const decided = await decidePending(deps.db, { session, offerId, isApproval, now: deps.clock.now() });
  if (decided) return told(decided);
  const standing = await findOffer(deps.db, { session, offerId });
  if (!standing) throw new Refusal("dataNotFound");
  if (!repeats(decision, standing.is_approval)) throw new Refusal("dataInvalid", { status: 409 });
  // Whoever repeats may never have heard that it was committed, and so may we.
  return told(standing);
}

/** For a creator who signs up. */
export function beginCounts(trx: Trx, ownerId: OwnerId<"influencer">): Promise<void> {
  return insertCounts(trx, ownerId);
}

export function countOffers(db: Queryable, ownerId: OwnerId<"influencer">): Promise<OfferCounts> {
  return readCounts(db, ownerId);
}

/** With the name of the company that sent it; none where an operator did, or the company is gone. */
export async function newestPendingOffer(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<{ offer: Offer; company: string | null } | null> {
  const row = await findNewestPending(db, ownerId);
  if (!row) return null;
  const companies = await knownCompanies(db, row.company_id === null ? [] : [row.company_id]);
  const company = row.company_id === null ? undefined : companies.get(row.company_id);
  return { offer: toOffer(row), company: company?.name || null };
}

export async function lastDecidedOffer(db: Queryable, ownerId: OwnerId<"influencer">): Promise<Offer | null> {
  const row = await findLastDecided(db, ownerId);
  return row ? toOffer(row) : null;
}

/** What a creator has promised and still has ahead. A period ends with its last day in Japan. */
export async function upcomingOffers(
  db: Queryable,
  { ownerId, now }: { ownerId: OwnerId<"influencer">; now: Date },
): Promise<Offer[]> {
  const rows = await findUpcoming(db, { ownerId, today: japanDay(now), count: limits.homeUpcoming });
  return rows.map(toOffer);
}

export type AddedOffer = {
  readonly ownerId: OwnerId<"influencer">;
  readonly offerId: string;
  readonly offer: NewOffer;
  readonly createdAt: Date;
  /** The company, where the operator brings in an offer for one. */
  readonly companyId?: string | undefined;
  /** Only where history is brought in: an offer that comes today waits. */
  readonly decided?: { readonly isApproval: boolean; readonly at: Date };
};

/** The public id of an offer to come. */
export function mintOfferId(deps: Deps): string {
  return newOfferId(deps.random);
}

/** Offers as rows with their counts. Of the same moment, the one given last is the newest. */
export async function addOffers(trx: Trx, offers: readonly AddedOffer[]): Promise<void> {
  if (offers.length === 0) return;
  await insertOffers(
    trx,
    offers.map((added) => ({
      influencer_id: added.ownerId,
      id: uuidAt(added.createdAt),
      offer_id: added.offerId,
      ...textColumnsOf(added.offer),
      is_approval: added.decided?.isApproval ?? null,
      created_at: added.createdAt,
      decided_at: added.decided?.at ?? null,
      company_id: added.companyId ?? null,
    })),
  );
  for (const [ownerId, added] of tallyByOwner(offers)) {
    await addToCounts(trx, { ownerId, added });
    await announce(trx, ownerId);
  }
}

/**
 * When an account closes, what it never answered goes; what it decided stays and is nobody's (docs/decisions/0008). Answers what
 * companies wait for in vain.
 */
export function forgetOffers(trx: Trx, ownerId: OwnerId<"influencer">): Promise<UnansweredOffer[]> {
  return unlinkOffers(trx, ownerId);
}

/** What the off link of a creator's offer mails carries. */
export function offerMailsToken(deps: Deps, ownerId: OwnerId<"influencer">): string {
  return unsubscribeToken(deps.hash, ownerId);
}

export function messageMailsToken(deps: Pick<Deps, "hash">, ownerId: OwnerId<"influencer">): string {
  return unsubscribeToken(deps.hash, ownerId, "messages");
}

/** The one-click link of a mail about offers, or about messages. False for a token that is none or whose creator is gone. */
export async function turnOffOfferMails(deps: Deps, token: string): Promise<boolean> {
  const named = ownerOfToken(deps.hash, token);
  return named !== undefined && (await stopMails(deps.db, named));
}

/** What an off link turns off, and the language of its profile; undefined where it names none. */
export async function readOffLink(
  deps: Deps,
  token: string,
): Promise<{ locale: Locale; subject: MailSubject } | undefined> {
  const named = ownerOfToken(deps.hash, token);
  const person = named && (await findPerson(deps.db, named.ownerId));
  return person && { locale: person.locale, subject: named.subject };
}

function cursorOf(text: string) {
  const cursor = readCursor(text);
  if (!cursor) throw refuseField("cursor", "dataInvalid");
  return cursor;
}

function endOf(shown: readonly OfferPageRow[]): string | null {
  const last = shown.at(-1);
  return last ? writeCursor({ createdMicros: BigInt(last.created_micros), id: last.id }) : null;
}
