import { payeeKanaOf } from "@tomoru/contract/deals/payee-kana";
import { type AccountCause, accountCauses, type FailureCause } from "@tomoru/contract/deals/payout-states";
import type { BankInfo } from "@tomoru/contract/influencer/bank";
import type { BankPayout } from "@tomoru/contract/influencer/bank-payout";
import type { Deps } from "../../deps.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { lastDigitsOf, sealingContext } from "./bank.rules.ts";
import { zenginBanks } from "./bank-list.data.ts";
import { bankName } from "./bank-list.rules.ts";
import { type Destination, destinationContext, type Payee, payeeOf, usableFrom } from "./payee.rules.ts";
import {
  deleteDestination,
  findPayeeRows,
  type PayeeRow,
  saveDestination,
  saveRefused,
} from "./payees.repository.ts";

type Parts = Pick<Deps, "keys">;
type Creator = OwnerId<"influencer">;

/** What keeps money from somebody's account, or the account that it goes to. */
export type PayeeState =
  | { readonly kind: "noBank" }
  /** Names no account, or one that the last transfer came back from. */
  | { readonly kind: "bankUnresolved"; readonly refusedFor: AccountCause | null }
  | { readonly kind: "bankFresh"; readonly usableFrom: Date }
  | { readonly kind: "payable"; readonly destination: Destination; readonly lastDigits: string };

/** What is sealed for somebody who has left: the account, or the details where they led to none. */
type Kept = { readonly destination: Destination } | { readonly info: BankInfo };

/** Where the money of each of these creators goes at a moment. Who has saved nothing has no bank; a text that does not open leads nowhere. */
export async function payeesOf(
  { keys }: Parts,
  db: Queryable,
  { influencerIds, now }: { influencerIds: readonly Creator[]; now: Date },
): Promise<Map<Creator, PayeeState>> {
  const rows = await findPayeeRows(db, influencerIds);
  return new Map(
    influencerIds.map((influencerId) => [
      influencerId,
      stateOf({ keys }, { influencerId, row: rows.get(influencerId), now }),
    ]),
  );
}

function stateOf(
  parts: Parts,
  { influencerId, row, now }: { influencerId: Creator; row: PayeeRow | undefined; now: Date },
): PayeeState {
  if (!row) return { kind: "noBank" };
  const { payee, savedAt } = readRow(parts, influencerId, row);
  if (!payee?.destination) return { kind: "bankUnresolved", refusedFor: null };
  const refusedFor = refusalOf(row, savedAt);
  if (refusedFor) return { kind: "bankUnresolved", refusedFor };
  const from = usableFrom(savedAt);
  if (from > now) return { kind: "bankFresh", usableFrom: from };
  const { destination } = payee;
  return { kind: "payable", destination, lastDigits: lastDigitsOf(destination.accountNumber) };
}

/** Why the last transfer to what was saved then came back; what has been saved since its run was made is another account. */
function refusalOf({ refused }: PayeeRow, savedAt: Date): AccountCause | null {
  return refused && refused.cutAt >= savedAt ? refused.code : null;
}

/** A transfer came back: for a reason of the account nothing goes there again until its owner, or the operator, saves it anew. */
export async function refuseAccounts(
  trx: Trx,
  { influencerIds, code, cutAt }: { influencerIds: readonly Creator[]; code: FailureCause; cutAt: Date },
): Promise<void> {
  const cause = accountCauses.find((known) => known === code);
  if (cause) await saveRefused(trx, { influencerIds, code: cause, cutAt });
}

type Read = { readonly payee: Payee | null; readonly savedAt: Date };

/** What the operator resolved counts as long as the details were not saved anew. */
function readRow({ keys }: Parts, influencerId: Creator, { bank, resolved }: PayeeRow): Read {
  try {
    if (resolved && (!bank || resolved.savedAt >= bank.savedAt)) {
      const context = destinationContext(influencerId);
      const kept = openJson<Kept>(keys, { sealed: resolved.ciphertext, context });
      const payee = "info" in kept ? payeeOf(kept.info, zenginBanks()) : payeeAt(kept.destination);
      return { payee, savedAt: resolved.savedAt };
    }
    if (!bank) return { payee: null, savedAt: new Date(0) };
    const info = openInfo({ keys }, influencerId, bank);
    return { payee: payeeOf(info, zenginBanks()), savedAt: bank.savedAt };
  } catch {
    // Changed, or another one's: nobody is paid by it, and everybody else's money goes on.
    return { payee: null, savedAt: new Date(0) };
  }
}

function openInfo({ keys }: Parts, influencerId: Creator, { ciphertext }: { ciphertext: string }) {
  return openJson<BankInfo>(keys, { sealed: ciphertext, context: sealingContext(influencerId) });
}

function payeeAt(destination: Destination): Payee {
  const { bankCode, branchCode, kana } = destination;
  return { destination, faults: [], bankCode, branchCode, kana };
}

/** When these creators last said where their money goes; who never did is missing. */
export async function savedAtOf(
  db: Queryable,
  influencerIds: readonly Creator[],
): Promise<Map<Creator, Date>> {
  const saved = new Map<Creator, Date>();
  for (const [id, { bank, resolved }] of await findPayeeRows(db, influencerIds)) {
    const moments = [bank?.savedAt, resolved?.savedAt].filter((moment) => moment !== undefined);
    const last = moments.sort((one, other) => one.getTime() - other.getTime()).at(-1);
    if (last) saved.set(id, last);
  }
  return saved;
}

/** How the registered account stands, for its owner; null before there is one. */
export async function bankPayout(
  { db, keys, clock }: Pick<Deps, "db" | "keys" | "clock">,
  influencerId: Creator,
): Promise<BankPayout | null> {
  const row = (await findPayeeRows(db, [influencerId])).get(influencerId);
  if (!row?.bank) return null;
  const info = openInfo({ keys }, influencerId, row.bank);
  const { payee, savedAt } = readRow({ keys }, influencerId, row);
  const { destination, faults, bankCode, branchCode, kana } = payee ?? payeeOf(info, zenginBanks());
  const from = usableFrom(savedAt);
  const refusedFor = destination && refusalOf(row, savedAt);
  const isUnresolved = !destination || refusedFor !== null;
  const reason = isUnresolved ? "bankUnresolved" : from > clock.now() ? "bankFresh" : null;
  return {
    isPayable: reason === null,
    reason,
    faults: [...faults],
    refusedFor,
    bankCode,
    branchCode,
    lastDigits: lastDigitsOf(destination?.accountNumber ?? info.accountNumber),
    nameKana: kana,
    nameBytes: kana?.length ?? 0,
    usableFrom: from.toISOString(),
  };
}

/** The account that the operator says a creator's details mean. Used a day later, until they are saved anew. */
export async function keepResolved(
  { keys }: Parts,
  trx: Trx,
  { influencerId, destination, now }: { influencerId: Creator; destination: Destination; now: Date },
): Promise<{ lastDigits: string; usableFrom: Date }> {
  const kept: Kept = { destination };
  const ciphertext = keys.seal(JSON.stringify(kept), destinationContext(influencerId));
  await saveDestination(trx, { influencerId, source: "operator", ciphertext, savedAt: now });
  return { lastDigits: lastDigitsOf(destination.accountNumber), usableFrom: usableFrom(now) };
}

/** Before bank details are forgotten of somebody who is still to be paid: a sealed copy stays until they are. */
export async function keepForLeaving({ keys }: Parts, trx: Trx, influencerId: Creator): Promise<void> {
  const row = (await findPayeeRows(trx, [influencerId])).get(influencerId);
  if (!row) return;
  const { payee, savedAt } = readRow({ keys }, influencerId, row);
  const kept: Kept | null = payee?.destination
    ? { destination: payee.destination }
    : row.bank && { info: openInfo({ keys }, influencerId, row.bank) };
  if (!kept) return;
  const ciphertext = keys.seal(JSON.stringify(kept), destinationContext(influencerId));
  await saveDestination(trx, { influencerId, source: "closed", ciphertext, savedAt });
}

/** The last of it was paid, or there is nothing to pay. */
export function forgetDestination(trx: Trx, influencerId: Creator): Promise<void> {
  return deleteDestination(trx, influencerId);
}

/** A tenth of a second of the process: before the first request rather than in the middle of a run. */
export function readBanksAhead(): void {
  zenginBanks();
}

/** What the list calls a bank; null for a code that none has. */
export function nameOfBank(bankCode: string): string | null {
  const banks = zenginBanks();
  const bank = Object.hasOwn(banks, bankCode) ? banks[bankCode] : undefined;
  return bank ? bankName(bank) : null;
}

/** The list's readings of a bank and a branch, as a transfer file names them; empty where there are none. */
export function readingsOf(of: { bankCode: string; branchCode: string }): { bank: string; branch: string } {
  const bank = zenginBanks()[of.bankCode];
  const kana = (reading: string | undefined) => payeeKanaOf(reading ?? "") ?? "";
  return { bank: kana(bank?.kana), branch: kana(bank?.branches[of.branchCode]?.kana) };
}
