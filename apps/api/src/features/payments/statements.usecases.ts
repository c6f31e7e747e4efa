import type { CompanyStatement } from "@tomoru/contract/company/statements";
import { deductiblePercentOf } from "@tomoru/contract/deals/deduction";
import type { Statement } from "@tomoru/contract/deals/statement";
import type { BodyOf } from "@tomoru/contract/endpoint";
import type { answerStatement as answerEndpoint } from "@tomoru/contract/influencer/deal-payments";
import { limits } from "@tomoru/contract/limits";
import { holdPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { payeeContext, type StatementPayee, toStatement } from "./statement.rules.ts";
import { findCompanyPayment, findStatement, takeAnswer } from "./statements.repository.ts";

type Key = { readonly influencerId: OwnerId<"influencer">; readonly paymentId: string };

/** The newest version. `dataNotFound` for what is nobody's, somebody else's, or was paid outside of deals. */
export async function statementOf(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  db: Queryable,
  { influencerId, paymentId }: Key,
): Promise<Statement> {
  const row = await findStatement(db, { influencerId, paymentId });
  if (!row) throw new Refusal("dataNotFound");
  const payee = payeeOf({ keys }, { ...row, influencerId, paymentId });
  return toStatement(row, { payee, now: clock.now() });
}

/** Whom a statement names as paid. */
export function payeeOf(
  { keys }: Pick<Deps, "keys">,
  { payee, ...of }: Key & { readonly payee: string; readonly version: number },
): StatementPayee {
  return openJson<StatementPayee>(keys, { sealed: payee, context: payeeContext(of) });
}

/** Puts what a creator asks about a statement into the deal's thread; once for a key. */
export type SayInDeal = (said: {
  readonly caller: Admitted<"influencer">;
  readonly dealId: string;
  readonly text: string;
  readonly key: string;
}) => Promise<unknown>;

type Answering = BodyOf<typeof answerEndpoint> & {
  readonly caller: Admitted<"influencer">;
  readonly paymentId: string;
};

/** Confirms, or asks: a message in the deal and a mail to support. The same again answers what stands; anything else is 409 at `action`. */
export async function answerStatement(
  deps: Deps,
  { caller, paymentId, action, message }: Answering,
  { say }: { say: SayInDeal },
): Promise<Statement> {
  const now = deps.clock.now();
  const influencerId = caller.ownerId;
  const statement = await deps.db.transaction().execute(async (trx) => {
    const person = await holdPerson(trx, influencerId);
    const statement = await statementOf(deps, trx, { influencerId, paymentId });
    const isSame = statement.state === (action === "confirm" ? "confirmed" : "queried");
    if (isSame) return statement;
    const column = action === "confirm" ? "confirmed_at" : "queried_at";
    const { version, number } = statement;
    if (!(await takeAnswer(trx, { influencerId, paymentId, version, column, now }))) {
      throw conflictAt("action");
    }
    if (action === "query" && message !== undefined) {
      await deps.outbox.enqueue(trx, {
        kind: "statementQueried",
        data: { fullName: person.fullName, email: person.email, number, message },
        to: deps.config.supportEmail,
        locale: "ja",
        expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
        about: influencerId,
      });
    }
    return statementOf(deps, trx, { influencerId, paymentId });
  });
  // After the commit: support has the question whatever becomes of the message, and a second try writes it once.
  if (action === "query" && message !== undefined) {
    const { dealId, number } = statement;
    await say({ caller, dealId, text: message, key: `statement-${number}` });
  }
  return statement;
}

const whole = 100;

/** For the books of the company in whose name it was made. `dataNotFound`. */
export async function companyStatement(
  deps: Pick<Deps, "db" | "keys" | "clock">,
  { companyId, paymentId }: { companyId: OwnerId<"company">; paymentId: string },
): Promise<CompanyStatement> {
  const influencerId = await findCompanyPayment(deps.db, { companyId, paymentId });
  if (!influencerId) throw new Refusal("dataNotFound");
  const statement = await statementOf(deps, deps.db, { influencerId, paymentId });
  const taxYen = statement.sums.reduce((sum, { taxYen }) => sum + taxYen, 0);
  if (statement.payee.invoiceNumber !== null || taxYen === 0) return { statement, deduction: null };
  const percent = deductiblePercentOf(statement.receivedOn);
  return { statement, deduction: { percent, yen: Math.floor((taxYen * percent) / whole) } };
}
