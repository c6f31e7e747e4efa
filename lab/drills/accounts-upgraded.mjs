// The version before accounts serves a full database, and goes on beside the one that brought them, which migrates; then this one
// waits for both to be gone, takes the bridge between them away and serves. Nobody is signed out, nothing is lost.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "../../apps/api/src/testing/plain-query.ts";
import { commitOf, versionAt } from "./harness/earlier-version.mjs";
import { startPeople } from "./harness/people.mjs";
import { eventually, seconds } from "./harness/waiting.mjs";
import { environmentOf, inDatabase } from "./harness/world.mjs";

/** The first and the last step of the version with accounts. */
const steps = {
  first: "apps/api/migrations/0017-accounts.sql",
  last: "apps/api/migrations/0020-dev-stripe-objects.sql",
};
const others = 100_000;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const { url: databaseUrl } = await drill.postgres();
  const from = versionAt(`${commitOf(steps.first)}^`, join(drill.folder, "before"));
  const bridge = versionAt(commitOf(steps.last), join(drill.folder, "bridge"));
  const env = { ...environmentOf({ databaseUrl, dataDir: "" }), TRUST_PROXY: "1" };
  const old = await drill.copy({ env, from });
  await inDatabase({ databaseUrl }, async (db) => {
    await fill(db);
    drill.say(`the version before serves, with ${others} creators and their sessions`);
    const urls = [old.url];
    const people = startPeople({ copies: () => urls, db });
    await eventually("people to have come", () => people.done.change > 2 && people.done.signUp > 5);

    drill.say(`the version with accounts starts, after ${sum(people.done)} deeds`);
    const started = performance.now();
    const next = await drill.copy({ env, from: bridge });
    drill.say(`migrated and ready after ${seconds(performance.now() - started)}; both serve`);
    urls.push(next.url);
    const before = sum(people.done);
    await eventually("both to have been used", () => sum(people.done) > before + 60);
    drill.check("both versions run", old.isRunning() && next.isRunning());

    await pause(1000);
    urls.shift();
    drill.check("the old copy left with 0", (await old.end("SIGTERM")) === 0);
    drill.check("every creator has one account, and the two agree", (await apart(db)) === 0);

    const starting = drill.copy({ env });
    await pause(3000);
    drill.check("this version waits while the one before serves", !(await isEnded(db)) && next.isRunning());
    urls.shift();
    const left = performance.now();
    drill.check("the copy with the bridge left with 0", (await next.end("SIGTERM")) === 0);
    urls.push((await starting).url);
    drill.say(
      `this version serves ${seconds(performance.now() - left)} after the last one before was told to go`,
    );
    const then = sum(people.done);
    await eventually("people to go on", () => sum(people.done) > then + 40);
    await people.stop();
    const { signUp, signIn, renew, change } = people.done;
    drill.say(`${signUp} signed up, ${signIn} signed in, ${renew} renewed, ${change} changed their password`);
    const { people: all, sessions, passwords } = await people.audit();
    drill.counted = { acknowledged: sum(people.done), lost: sessions + passwords, doubled: 0 };
    drill.check(
      `of ${all} people ${sessions} were signed out and ${passwords} locked out`,
      sessions + passwords === 0,
    );
    const { wrong } = people;
    drill.check(
      `no answer but success and 503: ${wrong.length} others ${wrong.slice(0, 3).join(" | ")}`,
      wrong.length === 0,
    );
  });
}

/** @param {import("./harness/world.mjs").Db} db @returns {Promise<boolean>} */
async function isEnded(db) {
  const rows = await query(db, "select 1 from information_schema.views where table_name = 'known_networks'");
  return rows.length === 0;
}

/** In pieces, each within the statement timeout. @param {import("./harness/world.mjs").Db} db */
async function fill(db) {
  for (let from = 0; from < others; from += 5000) {
    await query(
      db,
      `with people as (
         insert into influencers (id, status, email, full_name, password_hash, created_at)
         select gen_random_uuid(), 'active', 'other' || n || '@example.jp', '訓練 ' || n, 'none', now()
         from generate_series($1::int + 1, $1::int + 5000) n returning id, email
       ), emails as (insert into influencer_emails select email, id from people)
       insert into sessions (influencer_id, id, created_at, used_at) select id, gen_random_uuid(), now(), now() from people`,
      [from],
    );
  }
}

/** @param {import("./harness/world.mjs").Db} db @returns {Promise<number>} creators whose two rows differ, or who lack one */
async function apart(db) {
  /** @type {{ count: number }[]} */
  const [row] = await query(
    db,
    `select count(*)::int as count from influencers person full join accounts account on account.owner_id = person.id
     where account.owner_id is null or person.id is null
       or (account.email, account.password_hash, account.status) is distinct from (person.email, person.password_hash, person.status)`,
  );
  return row?.count ?? -1;
}

/** @param {Record<string, number>} done */
function sum(done) {
  return Object.values(done).reduce((total, count) => total + count, 0);
}
