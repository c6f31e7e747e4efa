import type {
  consult as endpoint,
  NewConsultation,
  UnaskedReason,
} from "@tomoru/contract/company/consultations";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { conflictAt, Refusal, refuseAccess, refuseField } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { holdToAsk } from "../companies/company/hold.usecases.ts";
import { creatorIdOf, influencerOf } from "../discovery/cards/cards.usecases.ts";
import { type ListAsRead, ListEdited, listForConsultation, markConsulted } from "../lists/lists.usecases.ts";
import { makeCompanyOffers } from "../offers/company-offers.usecases.ts";
import { budgetColumnsOf, isPeriodOpen, textColumnsOf } from "./asked-columns.usecases.ts";
import { answerByOf, unaskedReasonOf } from "./consultation.rules.ts";
import {
  type Addressee,
  type CompanyId,
  consultationInsert,
  countAskedSince,
  findAddressees,
  insertAsked,
} from "./consultations.repository.ts";
import { newOfferMails } from "./new-offer-mails.usecases.ts";

type Caller = Admitted<"company">;
type Asking = { readonly caller: Caller; readonly body: NewConsultation };
type Result = ResultOf<typeof endpoint>;

/**
 * Asks the creators of a list, or one: list frozen, offers made, mails written, all or none. The number of statements is the same
 * for any number of creators. 409 at `listId` for one that was consulted, at `creators` where nobody is left to be asked.
 */
export async function consult(
  deps: Deps,
  { caller, body, key }: Asking & { key: string | undefined },
): Promise<Result> {
  let told: readonly string[] = [];
  const tryIt = (isListHeld: boolean) =>
    deps.db.transaction().execute((trx) =>
      once(deps, { trx, caller, call: "consult", key, body }, async () => {
        const { asked, ...answer } = await ask(deps, { trx, caller, body, isListHeld });
        told = asked;
        return answer;
      }),
    );
  // A list is seldom edited while it is asked: then, and only then, it is worth a statement to hold it from the start.
  const result = await tryIt(false).catch((error: unknown) => {
    if (error instanceof ListEdited) return tryIt(true);
    throw error;
  });
  for (const influencerId of told) deps.announcements.add(mintOwnerId<"influencer">(influencerId));
  return result;
}

async function ask(
  deps: Deps,
  { trx, caller, body, isListHeld }: Asking & { trx: Trx; isListHeld: boolean },
): Promise<Result & { asked: string[] }> {
  const now = deps.clock.now();
  const today = japanDay(now);
  const companyId = caller.ownerId;
  if (!isPeriodOpen(body.period, today)) throw refuseField("period", "dataInvalid");
  // Held first: of two calls of one company the second counts what the first has asked.
  const company = await holdToAsk(trx, { companyId, now });
  if (company?.status !== "active") throw refuseAccess("payment");

  const source = await sourceOf(deps, { trx, companyId, body, isListHeld });
  const { platform } = body;
  const addressees = await findAddressees(trx, { companyId, platform, influencerIds: source.influencerIds });
  const { askable, skipped } = sortOut(deps, source.influencerIds, addressees);
  if (askable.length === 0) throw conflictAt("creators");
  if (company.verification !== "verified") await refuseMany(trx, { companyId, count: askable.length, now });

  const consultationId = uuidAt(now);
  const answerBy = answerByOf({ today, answerDays: body.answerDays, period: body.period });
  const own = { company_id: companyId, created_at: now, answer_by: answerBy };
  const texts = textColumnsOf(body);
  const shared = { ...own, ...texts, ...budgetColumnsOf(body), consultation_id: consultationId };
  const influencerIds = askable.map(({ influencerId }) => influencerId);
  const { made, closed } = await makeCompanyOffers(deps, { trx, influencerIds, shared });
  if (made.length === 0) throw conflictAt("creators");
  const row = {
    ...own,
    ...texts,
    id: consultationId,
    list_id: source.read?.list.listId ?? null,
    list_name: source.read?.list.name ?? null,
    budget_band: body.budgetBand,
    fee_yen: body.feeYen,
    created_by: caller.accountId,
  };
  const beside = consultationInsert(trx, row);
  if (source.read) await markConsulted(trx, { companyId, read: source.read, now, beside });
  else await beside.execute();
  await insertAsked(trx, { row, asked: made });
  const offers = made.flatMap(({ influencerId, offerId }) => {
    const addressee = addressees.get(influencerId);
    return addressee ? [{ addressee, offerId }] : [];
  });
  const mails = newOfferMails(deps, { offers, body, companyName: company.name, answerBy });
  await deps.outbox.enqueueAll(trx, mails);
  deps.log.info({ companyId, consultationId, asked: made.length }, "a company asked creators");
  return {
    consultationId,
    sent: made.length,
    skipped: [...skipped, ...closed.map((id) => unasked(deps, id, "closed"))],
    asked: made.map(({ influencerId }) => influencerId),
  };
}

type Source = {
  readonly influencerIds: readonly string[];
  readonly read?: ListAsRead;
};

type Choosing = { trx: Trx; companyId: CompanyId; body: NewConsultation; isListHeld: boolean };

/** The accounts that the company wishes to ask. */
async function sourceOf(deps: Deps, { trx, companyId, body, isListHeld }: Choosing): Promise<Source> {
  const { listId, creatorId = "", platform } = body;
  if (listId === undefined) {
    const influencerId = influencerOf(deps, creatorId);
    if (influencerId === undefined) throw new Refusal("dataNotFound");
    return { influencerIds: [influencerId] };
  }
  const read = await listForConsultation(trx, { companyId, listId, isHeld: isListHeld });
  if (read.list.platform !== platform) throw refuseField("platform", "dataInvalid");
  if (read.influencerIds.length > limits.creatorsPerConsultation) throw conflictAt("creators");
  return { influencerIds: read.influencerIds, read };
}

const unasked = (deps: Deps, influencerId: string, reason: UnaskedReason) => ({
  creatorId: creatorIdOf(deps, influencerId),
  reason,
});

function sortOut(
  deps: Deps,
  influencerIds: readonly string[],
  addressees: ReadonlyMap<string, Addressee>,
): { askable: Addressee[]; skipped: Result["skipped"] } {
  const askable: Addressee[] = [];
  const skipped: Result["skipped"] = [];
  for (const influencerId of influencerIds) {
    const addressee = addressees.get(influencerId);
    const reason = unaskedReasonOf(addressee);
    if (reason === undefined && addressee) askable.push(addressee);
    else skipped.push(unasked(deps, influencerId, reason ?? "closed"));
  }
  return { askable, skipped };
}

const daySeconds = 86_400;

/** `noAccess` at `verification`: who nobody has looked at yet asks few. */
async function refuseMany(
  trx: Trx,
  { companyId, count, now }: { companyId: CompanyId; count: number; now: Date },
): Promise<void> {
  const asked = await countAskedSince(trx, { companyId, since: secondsAfter(now, -daySeconds) });
  if (asked + count > limits.unverifiedCreatorsPerDay) throw refuseAccess("verification");
}
