import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { announce } from "../../platform/live/announce.ts";
import { mintOwnerId, type OwnerId } from "../../platform/owner.ts";
import { readersOfAnswers } from "../companies/members/members.usecases.ts";
import {
  type CompanyOffer,
  closeOffers,
  closingOffers,
  overdueOffers,
  takeReminder,
} from "../offers/company-offers.usecases.ts";
import { offerMailsToken } from "../offers/offers.usecases.ts";
import { findNews, putAnswers, takeNews } from "./answers.repository.ts";
import { lastDayOf } from "./consultation.rules.ts";
import { countAnswers, wantsOfferMail } from "./consultations.repository.ts";

/** Rows in one transaction. */
const atOnce = 500;
const daySeconds = 86_400;

/** Rejects what nobody answered in time, as a creator would. Safe on several copies at once, and after any delay. */
export async function expireOffers(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const due = await overdueOffers(deps.db, { now, limit: atOnce });
    if (due.length > 0) await deps.db.transaction().execute((trx) => expire(trx, { due, now }));
    if (due.length < atOnce) return;
  }
}

async function expire(trx: Trx, { due, now }: { due: readonly CompanyOffer[]; now: Date }): Promise<void> {
  const expired = await closeOffers(trx, { offers: due, closedBy: "clock", now });
  const byCompany = Map.groupBy(
    due.filter(({ offerId }) => expired.has(offerId)),
    ({ companyId }) => companyId,
  );
  const told = new Set<OwnerId>();
  for (const [companyId, own] of [...byCompany].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const offerIds = own.map(({ offerId }) => offerId);
    await putAnswers(trx, { companyId, offerIds, state: "expired", now });
    for (const { influencerId } of own) told.add(influencerId);
    told.add(companyId);
  }
  if (told.size > 0) await announce(trx, ...told);
}

/** Tells creators once that the time for an answer ends; not of what came within the last day. */
export async function tellOfClosing(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const until = secondsAfter(now, limits.offerClosingSeconds);
    const madeBefore = secondsAfter(now, -daySeconds);
    const due = await closingOffers(deps.db, { now, until, madeBefore, limit: atOnce });
    for (const offer of due) await tellOne(deps, { ...offer, now });
    if (due.length < atOnce) return;
  }
}

type Closing = {
  readonly influencerId: OwnerId<"influencer">;
  readonly offerId: string;
  readonly now: Date;
};

async function tellOne(deps: Deps, { influencerId, offerId, now }: Closing): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const offer = await takeReminder(trx, { influencerId, offerId, now });
    const person = offer && (await findPerson(trx, influencerId));
    if (!person || !offer.answer_by || !(await wantsOfferMail(trx, influencerId))) return;
    await deps.outbox.enqueue(trx, {
      kind: "offerClosing",
      data: {
        fullName: person.fullName,
        offerId,
        productName: offer.product_name ?? "",
        platform: offer.platform,
        answerOn: lastDayOf(offer.answer_by),
        unsubscribeToken: offerMailsToken(deps, influencerId),
      },
      to: person.email,
      locale: person.locale,
      expiresAt: offer.answer_by,
    });
  });
}

/** Tells companies what creators answered, at most once an hour and consultation. */
export async function tellOfAnswers(deps: Deps): Promise<void> {
  for (;;) {
    const toldBefore = secondsAfter(deps.clock.now(), -limits.answeredMailSeconds);
    const due = await findNews(deps.db, { toldBefore, limit: atOnce });
    for (const { company_id, id } of due) {
      const key = { companyId: mintOwnerId<"company">(company_id), consultationId: id };
      await deps.db.transaction().execute((trx) => tellMembers(deps, { trx, ...key }));
    }
    if (due.length < atOnce) return;
  }
}

async function tellMembers(
  deps: Deps,
  { trx, companyId, consultationId }: { trx: Trx; companyId: OwnerId<"company">; consultationId: string },
): Promise<void> {
  const now = deps.clock.now();
  const news = await takeNews(trx, { companyId, consultationId, now });
  if (!news) return;
  const counts = (await countAnswers(trx, { companyId, consultationIds: [consultationId] })).get(
    consultationId,
  );
  const readers = await readersOfAnswers(trx, companyId);
  const { approved = 0, rejected = 0, waiting = 0 } = counts ?? {};
  const mails = readers.map(({ fullName, email, locale }) => ({
    kind: "answered" as const,
    data: {
      fullName,
      productName: news.product_name,
      ...{ approved, rejected, waiting },
      answerOn: lastDayOf(news.answer_by),
    },
    to: email,
    locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    about: companyId,
  }));
  await deps.outbox.enqueueAll(trx, mails);
}
