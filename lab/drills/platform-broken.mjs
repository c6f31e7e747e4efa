// A social platform breaks in every way that we know of while somebody links an account: it is said, and costs nobody else anything.
import { startStandInPlatforms } from "../../apps/api/src/testing/stand-in-platforms.ts";
import { call, startLoad } from "./harness/ledger.mjs";
import { seconds } from "./harness/waiting.mjs";

const faults = /** @type {const} */ (["hangs", "redirects", "pours", "answersHtml", "isBusy", "breaks"]);
/** A call to a platform has ten seconds in all; the rest is a busy machine's. */
const mostMs = 12_000;

/** @type {import("./harness/run-drill.mjs").RunDrill} */
export async function run(drill) {
  const platforms = await startStandInPlatforms();
  drill.later(() => platforms.close());
  const { url } = await drill.postgres();
  const world = await drill.world({ databaseUrl: url });
  const copy = await drill.copy({ env: { ...world.env, ...environmentOf(platforms.social) } });
  const [person, ...others] = world.creators;
  const token = person?.token ?? "";
  const get = (/** @type {string} */ path) =>
    call(`${copy.url}/api/influencer/tiktok/${path}`, { method: "GET", token });
  const consent = async () => {
    const { text } = await get("oauthLink");
    return new URLSearchParams(await platforms.consent(JSON.parse(text).url));
  };

  const load = startLoad({ url: copy.url, creators: others });
  let before = Number.NaN;
  for (const fault of [...faults, "is gone"]) {
    const back = await consent();
    const found = faults.find((name) => name === fault);
    if (found) platforms.fail("/tiktok/v2/oauth/token/", found);
    else await platforms.close();
    const started = performance.now();
    const answer = await get(`callback?${back}`);
    const took = performance.now() - started;
    const isSaid = answer.status === 502 && answer.text.includes("5020");
    drill.check(
      `a platform that ${fault}: ${answer.status} after ${seconds(took)}`,
      isSaid && took <= mostMs,
    );
    platforms.mendAll();
    // Ten seconds of writes have warmed it up: what comes on top is the platform's.
    if (fault === "hangs") before = copy.megabytes();
  }
  const after = copy.megabytes();
  drill.check(`memory flat: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`, after < before + 60);
  await load.stop();
  const failed = load.answers.filter(({ status }) => status !== 200);
  drill.check(
    `${load.answers.length} other requests meanwhile, ${failed.length} failed`,
    failed.length === 0,
  );
  drill.audit(await world.withDatabase((db) => load.audit(db)));
}

/** TikTok's variables. @param {import("../../apps/api/src/platform/social/social-config.ts").SocialConfig} social */
function environmentOf({ tiktok: { credentials, addresses } }) {
  return {
    // The address to which the stand-in sends people back.
    APP_URL: "http://localhost:3000",
    TIKTOK_CLIENT_ID: credentials?.clientId ?? "",
    TIKTOK_CLIENT_SECRET: credentials?.clientSecret ?? "",
    TIKTOK_AUTHORIZE_URL: addresses.authorize ?? "",
    TIKTOK_TOKEN_URL: addresses.token ?? "",
    TIKTOK_API_URL: addresses.api ?? "",
    TIKTOK_REVOKE_URL: addresses.revoke ?? "",
  };
}
