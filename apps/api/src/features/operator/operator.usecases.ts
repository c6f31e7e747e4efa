import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type {
  sendOffers as offersEndpoint,
  sendPayments as paymentsEndpoint,
} from "@tomoru/contract/operator/operator";
import type { Deps } from "../../deps.ts";
import type { ProductMail } from "../../mails.ts";
import { audit, unnamed } from "../../platform/audit-log.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { fault, Refusal } from "../../platform/refusal.ts";
import { holdCompany } from "../companies/company/hold.usecases.ts";
import { importOffers } from "../consultations/answers.usecases.ts";
import { addOffers, mintOfferId, offerMailsToken } from "../offers/offers.usecases.ts";
import { recordPayments } from "../payments/payments.usecases.ts";
import { claimKey, findPayee, findRecipients } from "./operator.repository.ts";
import { addressRows, byOwner, newestByRecipient, type Recipient, unknownEmails } from "./operator.rules.ts";

type StatusChange = Awaited<ReturnType<typeof recordPayments>>["changes"][number];
type OfferRow = BodyOf<typeof offersEndpoint>["offers"][number] & { readonly offerId: string };

/** All or nothing. The same key with the same body answers what it answered; with another body it is refused. */
export function sendOffers(
  deps: Deps,
  { offers, key }: BodyOf<typeof offersEndpoint> & { key: string | undefined },
): Promise<ResultOf<typeof offersEndpoint>> {
  const now = deps.clock.now();
  const rows = offers.map((offer) => ({ ...offer, offerId: mintOfferId(deps) }));
  const result = { offerIds: rows.map(({ offerId }) => offerId) };
  const bodyHash = deps.hash.of("operatorOffers", JSON.stringify(offers));
  return deps.db.transaction().execute(async (trx) => {
    const earlier = key === undefined ? undefined : await claimKey(trx, { key, bodyHash, result, now });
    if (earlier && earlier.bodyHash !== bodyHash) throw new Refusal("dataInvalid", { status: 409 });
    if (earlier) return earlier.result as typeof result;
    await refuseUnknownCompanies(trx, rows);
    const addressed = await recipientsOf(trx, { list: "offers", rows });
    await addOffers(
      trx,
      addressed.map(({ recipient, row }) => ({
        ownerId: recipient.ownerId,
        offerId: row.offerId,
        offer: row,
        companyId: row.companyId,
        createdAt: now,
      })),
    );
    await importOffers(
      trx,
      addressed.flatMap(({ recipient, row: { offerId, platform, companyId } }) =>
        companyId === undefined
          ? []
          : { companyId, offerId, influencerId: recipient.ownerId, platform, createdAt: now },
      ),
    );
    const wanted = newestByRecipient(addressed).filter(({ recipient }) => recipient.wantsMail);
    await deps.outbox.enqueueAll(
      trx,
      wanted.map((newest) => offerMail(deps, { now, ...newest })),
    );
    return result;
  });
}

/** All or nothing; a reference that is known gets its status updated, whoever it belongs to and whatever became of them. */
export async function sendPayments(
  deps: Deps,
  { payments, operator = unnamed }: BodyOf<typeof paymentsEndpoint> & { operator?: string | undefined },
): Promise<ResultOf<typeof paymentsEndpoint>> {
  return deps.db.transaction().execute(async (trx) => {
    const emails = payments.flatMap((row) => ("influencerEmail" in row ? [row.influencerEmail] : []));
    const ownerOf = new Map(
      (await findRecipients(trx, emails)).map(({ email, ownerId }) => [email, ownerId]),
    );
    const now = deps.clock.now();
    const { ids, changes } = await recordPayments(trx, {
      payments: payments.map((payment) => ({
        ownerId: "influencerEmail" in payment ? ownerOf.get(payment.influencerEmail) : undefined,
        payment,
      })),
      now,
    });
    await audit(trx, { operator, call: "sendPayments", note: `${payments.length} rows` }, deps);
    await deps.outbox.enqueueAll(trx, await paymentMails(trx, { changes, now }));
    return { paymentIds: ids };
  });
}

/** `dataNotFound` at the row of a company that there is not, or no more. Each is held, so that it closes before or after. */
async function refuseUnknownCompanies(trx: Trx, rows: readonly OfferRow[]): Promise<void> {
  const known = new Map<string, boolean>();
  for (const id of [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))].sort()) {
    const company = await holdCompany(trx, mintOwnerId<"company">(id));
    known.set(id, company !== undefined && company.status !== "closed");
  }
  const faults = rows.flatMap(({ companyId }, index) =>
    companyId === undefined || known.get(companyId) ? [] : fault(`offers.${index}.companyId`, "dataNotFound"),
  );
  if (faults.length > 0) throw new Refusal("dataNotFound", { faults });
}

async function recipientsOf<Row extends { influencerEmail: string }>(
  trx: Trx,
  { list, rows }: { list: string; rows: readonly Row[] },
): Promise<{ row: Row; recipient: Recipient }[]> {
  const recipients = await findRecipients(
    trx,
    rows.map((row) => row.influencerEmail),
  );
  const addressed = addressRows(rows, recipients);
  const faults = unknownEmails(list, addressed);
  if (faults.length > 0) throw new Refusal("emailUnknown", { faults });
  return addressed.flatMap(({ row, recipient }) => (recipient ? [{ row, recipient }] : []));
}

function offerMail(
  deps: Deps,
  { now, recipient, row }: { now: Date; recipient: Recipient; row: OfferRow },
): OutgoingMail<ProductMail> {
  return {
    kind: "newOffer",
    data: {
      fullName: recipient.fullName,
      offerId: row.offerId,
      productName: row.productName,
      platform: row.platform,
      budget: row.estBudget,
      period: row.period,
      month: row.month,
      unsubscribeToken: offerMailsToken(deps, recipient.ownerId),
    },
    to: recipient.email,
    locale: recipient.locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  };
}

const mailOf = { Paid: "paymentPaid", Failed: "paymentFailed" } as const;

/** What became Paid or Failed is told whatever the settings, a mail each; nobody is left to tell where the account is closed. */
async function paymentMails(
  trx: Trx,
  { changes, now }: { changes: readonly StatusChange[]; now: Date },
): Promise<OutgoingMail<ProductMail>[]> {
  const mails: OutgoingMail<ProductMail>[] = [];
  // In the order of creators: two calls that hold them wait for each other in no circle.
  for (const [ownerId, payments] of byOwner(changes)) {
    const settled = payments.flatMap(({ status, ...payment }) =>
      status === "Pending" ? [] : [{ ...payment, kind: mailOf[status] }],
    );
    const payee = settled.length > 0 ? await findPayee(trx, ownerId) : undefined;
    if (!payee) continue;
    const { email, fullName, locale } = payee;
    mails.push(
      ...settled.map(({ kind, date, description, amount }) => ({
        kind,
        data: { fullName, date, description, yen: amount },
        to: email,
        locale,
        expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
      })),
    );
  }
  return mails;
}
