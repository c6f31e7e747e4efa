// A new encryption key comes in while the product works, everything goes over to it, and the old one goes, not too early.
import { setTimeout as pause } from "node:timers/promises";
import { keyRing } from "../../apps/api/src/platform/crypto/key-ring.ts";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { runCommand } from "./harness/copy.mjs";
import { startLoad } from "./harness/ledger.mjs";
import { keys } from "./harness/world.mjs";

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const postgres = await drill.postgres();
  const world = await drill.world({ databaseUrl: postgres.url });
  const [during, after] = [`${keys.newer},${keys.older}`, keys.newer];
  // Nothing accepts mails, so they wait, encrypted.
  const env = { ...world.env, SMTP_URL: "smtp://127.0.0.1:9" };

  const tooEarly = await runCommand({ env: { ...env, ENCRYPTION_KEYS: after } });
  const line = tooEarly.output.split("\n").at(-1) ?? "";
  drill.check(
    `without the old key it does not start: ${line}`,
    tooEarly.code === 1 && line.startsWith("ENCRYPTION_KEYS lacks the key k1,"),
  );

  const copy = await drill.copy({ env: { ...env, ENCRYPTION_KEYS: during } });
  const load = startLoad({ url: copy.url, creators: world.creators });
  await pause(1000);
  const rotated = await runCommand({ env: { ...env, ENCRYPTION_KEYS: during }, args: ["keys:rotate"] });
  for (const said of rotated.output.split("\n")) drill.say(said);
  drill.check("everything went over to the new key, under writes", rotated.code === 0);
  const again = await runCommand({ env: { ...env, ENCRYPTION_KEYS: during }, args: ["keys:rotate"] });
  drill.check(
    "a second run finds nothing to do",
    again.code === 0 && !/: [1-9]\d* renewed/.test(again.output),
  );
  await load.stop();
  await copy.end("SIGTERM");

  await drill.copy({ env: { ...env, ENCRYPTION_KEYS: after } });
  drill.check("it starts without the old key", true);
  const ring = keyRing([{ id: "k2", key: Buffer.from(keys.newer.slice(3), "base64") }]);
  /** @type {{ id: string, sealed: string }[]} */
  const accounts = await world.withDatabase((db) =>
    query(db, "select influencer_id as id, ciphertext as sealed from bank_accounts"),
  );
  const opened = accounts.filter(({ id, sealed }) =>
    ring.open(sealed, `bank_accounts/${id}`).includes("1234567"),
  );
  drill.check(
    `${opened.length} of ${accounts.length} bank accounts open in their own row`,
    opened.length === world.creators.length,
  );
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}
