import { payeeKanaOf } from "@tomoru/contract/deals/payee-kana";
import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { setPayoutAccount as endpoint } from "@tomoru/contract/operator/payments";
import { findOwnerOf } from "../../accounts/looked-for.usecases.ts";
import { findPerson, holdPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { keepResolved, nameOfBank } from "../bank/payee.usecases.ts";

type Setting = BodyOf<typeof endpoint> & { readonly email: string; readonly operator: string };

/**
 * Says which account somebody's bank details mean. They are told as of a change of their own, and a day goes by before it is used.
 * `emailUnknown`; `dataInvalid` at `bankCode` of no bank and at `kana` of what cannot be written.
 */
export function setPayoutAccount(deps: Deps, setting: Setting): Promise<ResultOf<typeof endpoint>> {
  const now = deps.clock.now();
  const { email, operator, bankCode, branchCode, type: accountType, number7: accountNumber } = setting;
  const kana = payeeKanaOf(setting.kana);
  const bankName = nameOfBank(bankCode);
  if (bankName === null) throw refuseField("bankCode", "dataInvalid");
  if (kana === null) throw refuseField("kana", "dataInvalid");
  return deps.db.transaction().execute(async (trx) => {
    const influencerId = await findOwnerOf(trx, { actor: "influencer", email });
    if (!influencerId || !(await findPerson(trx, influencerId))) throw new Refusal("emailUnknown");
    const person = await holdPerson(trx, influencerId);
    const destination = { bankCode, branchCode, accountType, accountNumber, kana };
    const { lastDigits, usableFrom } = await keepResolved(deps, trx, { influencerId, destination, now });
    await audit(trx, { operator, call: "setPayoutAccount", about: influencerId }, deps);
    await deps.outbox.enqueue(trx, {
      kind: "bankChanged",
      data: { fullName: person.fullName, bankName, lastDigits, changedAt: now.toISOString() },
      to: person.email,
      locale: person.locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    });
    return { email, nameKana: kana, lastDigits, usableFrom: usableFrom.toISOString() };
  });
}
