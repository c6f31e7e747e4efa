import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sealedColumns } from "../../sealed-columns.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { keyRing } from "./key-ring.ts";
import { refuseWrongKeys, rotateKeys } from "./key-rotation.ts";

const older = { id: "t1", key: Buffer.alloc(32, 7) };
const newer = { id: "t2", key: Buffer.alloc(32, 8) };
const [before, during, after] = [keyRing([older]), keyRing([newer, older]), keyRing([newer])];
const id = "0198c0de-0000-7000-8000-000000000001";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.empty());
afterAll(() => app.close());

/** One row in every table that holds a ciphertext, sealed as its feature seals it. */
async function fillEverywhere(keys = before): Promise<void> {
  const { db } = app.deps;
  const sealed = (context: string) => keys.seal(`text of ${context}`, context);
  const now = new Date();
  await db.insertInto("influencers").values({ id, created_at: now }).execute();
  await db
    .insertInto("accounts")
    .values({ owner_id: id, id, kind: "influencer", status: "active", created_at: now })
    .execute();
  await db
    .insertInto("account_sessions")
    .values({ owner_id: id, account_id: id, id, created_at: now, used_at: now })
    .execute();
  await db.insertInto("companies").values({ id, kind: "corporate", created_at: now }).execute();
  await sql`insert into company_inquiries values (${id}, ${id}, 'plan', ${sealed(`company_inquiries/${id}`)}, '2026-11-30', 'open', ${now})`.execute(
    db,
  );
  await sql`insert into request_keys values ('one', 'hash', ${sealed("request_keys/one")}, ${now})`.execute(
    db,
  );
  await sql`insert into cards (company_id, id, stripe_id, brand, last4, holder, exp_month, exp_year, fingerprint_hash, is_default)
    values (${id}, ${id}, 'pm_1', 'visa', '4242', ${sealed(`cards/${id}/${id}`)}, 12, 2030, 'hash', true)`.execute(
    db,
  );
  await sql`insert into invoices (company_id, id, stripe_id, number, status, lines, net_yen, tax_yen, total_yen, due_yen,
      tax_percent, period_from, period_to, issued_at, buyer)
    values (${id}, ${id}, 'in_1', '1', 'paid', '[]', 0, 0, 0, 0, 10, '2026-11-30', '2026-11-30', ${now}, ${sealed(`invoices/${id}/${id}`)})`.execute(
    db,
  );
  await sql`insert into bank_accounts values (${id}, ${sealed(`bank_accounts/${id}`)}, '678', ${now})`.execute(
    db,
  );
  await sql`insert into social_accounts (influencer_id, platform, handle, linked_at, platform_user_id, display_name, is_sandbox, tokens)
    values (${id}, 'tiktok', 'h', ${now}, 'u', 'd', true, ${sealed(`social_accounts/${id}/tiktok`)})`.execute(
    db,
  );
  await sql`insert into oauth_states values (${id}, 'hash', ${id}, 'youtube', ${sealed("oauth_states/hash")}, ${now})`.execute(
    db,
  );
  await sql`insert into social_revocations values (${id}, 'tiktok', true, ${sealed(`social_revocations/${id}`)}, ${now})`.execute(
    db,
  );
  await sql`insert into inquiries values (${id}, ${id}, ${sealed(`inquiries/${id}`)}, ${now})`.execute(db);
  await sql`insert into open_inquiries values (${id}, 'hash', ${sealed(`open_inquiries/${id}`)}, ${now})`.execute(
    db,
  );
  await sql`insert into withdrawals (influencer_id, id, reason, details, ends_on, status, created_at)
    values (${id}, ${id}, 'others', ${sealed(`withdrawals/${id}`)}, '2026-11-30', 'pending', ${now})`.execute(
    db,
  );
  await sql`insert into charges (influencer_id, id, deal, deal_id, company_id, yen, fee_yen, tax_yen, tool_fee_yen, tool_tax_yen,
      tool_fee_bps, way, kept_yen, buyer, due_at, looked_at, made_at)
    values (${id}, ${id}, ${id}, 'd', ${id}, 1, 1, 0, 0, 0, 0, 'card', 1, ${sealed(`charges/${id}/${id}`)}, ${now}, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into company_withholdings values (${id}, ${id}, ${id}, 'd', null, ${sealed(`company_withholdings/${id}/${id}`)},
    'std', 'appearance', 1, 0, '2026-11-30', '2026-12-10')`.execute(db);
  await sql`insert into payments (influencer_id, id, date, description, amount_yen, status, reference)
    values (${id}, ${id}, '2026-11-30', 'd', 1, 'Paid', 'r')`.execute(db);
  await sql`insert into statements (influencer_id, payment_id, version, number, body, payee, sha256, issued_on, confirm_by, created_at)
    values (${id}, ${id}, 1, 'n', '{}', ${sealed(`statements/${id}/${id}/1`)}, 'h', '2026-11-30', ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into tax_profiles values (${id}, ${sealed(`tax_profiles/${id}`)}, null, ${now})`.execute(
    db,
  );
  await sql`insert into guardian_consents values (${id}, ${sealed(`guardian_consents/${id}`)}, ${now})`.execute(
    db,
  );
  await sql`insert into deals (influencer_id, id, deal_id, company_id, source, platform, least_fee_yen, state, turn, created_at, updated_at)
    values (${id}, ${id}, 'd', ${id}, 'offer', 'tiktok', 1, 'accepted', 'none', ${now}, ${now})`.execute(db);
  await sql`insert into deal_terms (influencer_id, deal, version, made_by, sheet, creator, sha256, sent_at)
    values (${id}, ${id}, 1, 'company', '{}', ${sealed(`deal_terms/${id}/${id}/1`)}, 'h', ${now})`.execute(
    db,
  );
  await sql`insert into deal_contracts values (${id}, ${id}, 1, 'h', '[]', ${sealed(`deal_contracts/${id}/${id}/1`)}, 1, 'card', ${now})`.execute(
    db,
  );
  await sql`insert into payout_destinations values (${id}, 'closed', ${sealed(`payout_destinations/${id}`)}, ${now})`.execute(
    db,
  );
  await sql`insert into payout_rows (influencer_id, run_id, line, yen, payments, state, destination, last_digits)
    values (${id}, ${id}, 1, 1, 1, 'paid', ${sealed(`payout_rows/${id}/${id}`)}, '678')`.execute(db);
  await sql`insert into mails (id, kind, recipient, locale, payload, state, created_at, expires_at)
    values (${id}, 'accountClosed', 'h@example.jp', 'ja', ${sealed(`mails/${id}`)}, 'waiting', ${now}, ${now})`.execute(
    db,
  );
}

test("every column that holds a ciphertext goes over to the new key, stays bound to its row, and a second run finds nothing", async () => {
  await fillEverywhere();
  const { db } = app.deps;
  const rotated = await rotateKeys({ db, keys: during, columns: sealedColumns });
  expect(rotated.map(({ renewed, left }) => [renewed, left])).toEqual(sealedColumns.map(() => [1, 0]));
  for (const { table, column, boundTo } of sealedColumns) {
    const bound = sql.join(boundTo.map((name) => sql`${sql.ref(name)}::text`));
    const { rows } = await sql<{ sealed: string; context: string }>`
      select ${sql.ref(column)} as sealed, concat_ws('/', ${sql.lit(table)}, ${bound}) as context from ${sql.table(table)}`.execute(
      db,
    );
    for (const { sealed, context } of rows) expect(after.open(sealed, context)).toBe(`text of ${context}`);
  }
  await expect(refuseWrongKeys({ db, keys: after, columns: sealedColumns })).resolves.toBeUndefined();
  expect(
    (await rotateKeys({ db, keys: during, columns: sealedColumns })).map(({ renewed }) => renewed),
  ).toEqual(sealedColumns.map(() => 0));
});

test("a key that rows still need is asked for by its name, whichever table needs it", async () => {
  await fillEverywhere();
  const { db } = app.deps;
  await expect(refuseWrongKeys({ db, keys: during, columns: sealedColumns })).resolves.toBeUndefined();
  await expect(refuseWrongKeys({ db, keys: after, columns: sealedColumns })).rejects.toThrow(
    /^ENCRYPTION_KEYS lacks the key t1, /,
  );
  for (const { table } of sealedColumns.slice(1)) await sql`delete from ${sql.table(table)}`.execute(db);
  await expect(refuseWrongKeys({ db, keys: after, columns: sealedColumns })).rejects.toThrow(
    /^ENCRYPTION_KEYS lacks the key t1, /,
  );
});

test("another key by the same name is refused, and one row that is spoilt is not", async () => {
  await fillEverywhere();
  const { db } = app.deps;
  const impostor = keyRing([{ id: older.id, key: Buffer.alloc(32, 9) }]);
  await expect(refuseWrongKeys({ db, keys: impostor, columns: sealedColumns })).rejects.toThrow(
    /^The key t1 of ENCRYPTION_KEYS opens no row /,
  );
  await db
    .updateTable("inquiries")
    .set({ content: before.seal("of another row", "inquiries/other") })
    .execute();
  await expect(refuseWrongKeys({ db, keys: before, columns: sealedColumns })).resolves.toBeUndefined();
});

test("a row that does not open, and tokens that are being refreshed, are left and counted, and hold up nothing", async () => {
  await fillEverywhere();
  const { db } = app.deps;
  const moved = before.seal("of another row", "inquiries/other");
  await db.updateTable("inquiries").set({ content: moved }).execute();
  await db
    .updateTable("social_accounts")
    .set({ refreshing_until: new Date(Date.now() + 60_000) })
    .execute();
  const rotated = await rotateKeys({ db, keys: during, columns: sealedColumns });
  const left = rotated.filter((row) => row.left > 0).map(({ column }) => column);
  expect(left).toEqual(["social_accounts.tokens", "inquiries.content"]);
  expect(rotated.reduce((sum, { renewed }) => sum + renewed, 0)).toBe(sealedColumns.length - 2);
});

test("every table that a context in the source names is on the list", async () => {
  const folder = join(import.meta.dirname, "../..");
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const named = texts.flatMap((text) => [...text.matchAll(/`([a-z_]+)\/\$\{/g)].map(([, table]) => table));
  const tables = new Set((await app.deps.db.introspection.getTables()).map(({ name }) => name));
  const contexts = new Set(named.filter((name) => name !== undefined && tables.has(name)));
  expect([...contexts].sort()).toEqual(sealedColumns.map(({ table }) => table).sort());
});
