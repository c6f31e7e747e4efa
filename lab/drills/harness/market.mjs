// A company and creators of a drill who go the whole way from a list to the bank, by calls alone. Each step is pressed until what it is for
// stands: who got no answer looks, and presses again.
import { setTimeout as pause } from "node:timers/promises";
import { japanDay } from "../../../apps/api/src/platform/japan-time.ts";
import { query } from "../../../apps/api/src/testing/plain-query.ts";
import { plusDays } from "../../../packages/contract/src/bank-days.ts";
import { aBankAccount } from "../../../packages/contract/src/testing/bank.builder.ts";
import { aConsultation } from "../../../packages/contract/src/testing/consultation.builder.ts";
import { someTerms } from "../../../packages/contract/src/testing/deal.builder.ts";
import { aDraftBody } from "../../../packages/contract/src/testing/delivery.builder.ts";
import { aTaxProfile } from "../../../packages/contract/src/testing/tax.builder.ts";
import { addCard } from "./companies.mjs";
import { ask, atSandbox, peopleOf, pressUntil, timeOf, tokenOf } from "./market-calls.mjs";

/** @typedef {import("./market-calls.mjs").Market} Market */
/** @typedef {import("./market-calls.mjs").Creator} Creator */

const walkers = 4;
const caption = "#PR しずくの化粧水を1週間使いました";

/**
 * A company that may make contracts, with a card, and creators who are signed in.
 * @param {{ world: import("./world.mjs").World, front: string, inside: () => string, companyId: string, creators: number, after?: number }} parts
 *   `after`: how many creators are somebody else's
 * @returns {Promise<Market>}
 */
export async function gatherMarket({ world, front, inside, companyId, creators, after = 0 }) {
  await world.withDatabase((db) =>
    query(
      db,
      `update companies set verification = 'verified', representative = '佐藤 一郎', prefecture = 'tokyo', address = '渋谷区神南1-2-3'
       where id = $1`,
      [companyId],
    ),
  );
  const company = (await peopleOf(world, "company")).find(({ ownerId }) => ownerId === companyId);
  const people = (await peopleOf(world, "influencer")).slice(after, after + creators);
  if (!company) throw new Error("no company");
  const accounts = people.map((who, nth) => ({
    who,
    account: `sandbox-new-${(0xa1b20000 + after + nth).toString(16)}`,
  }));
  const market = { world, front, inside, company, creators: accounts };
  await addCard({ url: inside() }, { companyId, token: await tokenOf(market, company) });
  return market;
}

/** Some at once. @param {Market} market @param {(market: Market, creator: Creator) => Promise<unknown>} step */
export async function eachOf(market, step) {
  const left = [...market.creators];
  await Promise.all(
    Array.from({ length: walkers }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await step(market, one);
    }),
  );
}

/** Gives a creator what a contract needs: their data, a linked account, a bank account. @param {Market} market @param {Creator} creator */
export async function settleIn(market, { who, account }) {
  const { residency, entity, legalName, hasEmployees } = aTaxProfile();
  await ask(market, who, "/influencer/profile", "PUT", { dob: "1998-04-12" });
  await ask(market, who, "/influencer/profile/tax", "PUT", { residency, entity, legalName, hasEmployees });
  await ask(market, who, "/influencer/profile/bank", "PUT", aBankAccount({ accountNumber: "01234567" }));
  await pressUntil(
    "an account to be linked",
    async () => (await ask(market, who, "/influencer/social"))?.accounts.length > 0,
    async () => {
      const { url } = (await ask(market, who, "/influencer/instagram/oauthLink")) ?? {};
      if (!url) return;
      const asked = new URL(url).searchParams;
      const answer = await atSandbox(market, "/social/instagram/decision", {
        method: "POST",
        body: new URLSearchParams([
          ["decision", "allow"],
          ["account", account],
          ["state", asked.get("state") ?? ""],
          ...(asked.get("scope") ?? "").split(/[ ,]/).map((scope) => ["scope", scope]),
        ]),
      });
      const back = new URL(answer.headers.get("location") ?? "http://none.example");
      await ask(market, who, `/influencer/instagram/callback${back.search}`);
    },
  );
}

/** Waits until the search finds them. @param {Market} market @param {Creator} creator */
export async function find(market, creator) {
  const handle = creator.account.replace("sandbox-new-", "sample_");
  creator.creatorId = await pressUntil(
    `${handle} to be found`,
    async () =>
      (await ask(market, market.company, `/company/creator?platform=instagram&q=${handle}`))?.docs[0]
        ?.creatorId,
    () => pause(500),
  );
}

/** Asks all of them in one consultation. @param {Market} market */
export async function askAll(market) {
  const today = japanDay(await timeOf(market));
  const creatorIds = market.creators.map(({ creatorId }) => creatorId);
  const { listId } = await pressUntil(
    "the list",
    async () => (await ask(market, market.company, "/company/list"))?.docs[0],
    () =>
      ask(market, market.company, "/company/list", "POST", {
        name: "冬の候補",
        platform: "instagram",
        creatorIds,
      }),
  );
  await pressUntil(
    "the consultation",
    async () => (await ask(market, market.company, "/company/consultation"))?.docs[0],
    () =>
      ask(market, market.company, "/company/consultation", "POST", {
        ...aConsultation({ listId, budgetBand: "u50" }),
        period: { from: plusDays(today, 1), to: plusDays(today, 10) },
      }),
  );
}

/** @param {Market} market @param {Creator} creator */
export async function approve(market, creator) {
  const offer = () => ask(market, creator.who, "/influencer/offer").then((read) => read?.docs[0]);
  creator.dealId = await pressUntil(
    "the offer to be approved",
    async () => {
      const read = await offer();
      return read?.isApproval ? read.offerId : undefined;
    },
    async () => {
      const read = await offer();
      if (read)
        await ask(market, creator.who, `/influencer/offer/${read.offerId}`, "PUT", { status: "approval" });
    },
  );
}

/** @param {Market} market @param {Creator} creator */
const ours = (market, { who, dealId }) => ask(market, who, `/influencer/deal/${dealId}`);
/** @param {Market} market @param {Creator} creator */
const theirs = (market, { dealId }) => ask(market, market.company, `/company/deal/${dealId}`);

/** Sent, countered, agreed to, paid for. @param {Market} market @param {Creator} creator */
export async function agree(market, creator) {
  const { dealId, who } = creator;
  const today = japanDay(await timeOf(market));
  const first = someTerms({
    formats: [{ format: "reel", count: 1 }],
    feeYen: 80_000,
    ...{ draftDueOn: plusDays(today, 1), postFrom: plusDays(today, 1), postTo: plusDays(today, 7) },
  });
  const versions = async () => (await theirs(market, creator))?.versions ?? [];
  await pressUntil(
    "the first terms",
    async () => (await versions()).length > 0,
    async () => {
      const { revision } = (await theirs(market, creator)) ?? {};
      const body = { terms: first, baseVersion: 0, revision };
      return ask(market, market.company, `/company/deal/${dealId}/terms`, "POST", body);
    },
  );
  await pressUntil(
    "the counter",
    async () => (await versions()).length > 1,
    async () => {
      const { revision } = (await ours(market, creator)) ?? {};
      const body = { terms: { ...first, feeYen: 100_000 }, baseVersion: 1, revision };
      return ask(market, who, `/influencer/deal/${dealId}/terms`, "POST", body);
    },
  );
  await pressUntil(
    "the fee to be secured",
    async () => (await theirs(market, creator))?.funding === "secured",
    async () => {
      const deal = await theirs(market, creator);
      if (!deal || deal.contractVersion) return;
      const { sha256, version } = deal.versions.at(-1);
      const body = { action: "accept", version, sha256, revision: deal.revision };
      return ask(market, market.company, `/company/deal/${dealId}/terms`, "PUT", body);
    },
  );
}

/** @param {Market} market @param {Creator} creator */
export async function draft(market, creator) {
  const { dealId, who } = creator;
  const drafts = async () => (await theirs(market, creator))?.drafts ?? [];
  await pressUntil(
    "the draft",
    async () => (await drafts()).length > 0,
    async () => {
      const { revision } = (await ours(market, creator)) ?? {};
      return ask(market, who, `/influencer/deal/${dealId}/draft`, "POST", {
        ...aDraftBody({ caption }),
        revision,
      });
    },
  );
  await pressUntil(
    "the draft to be approved",
    async () => (await drafts())[0]?.state === "approved",
    async () => {
      const { revision, drafts: sent } = (await theirs(market, creator)) ?? {};
      const path = `/company/deal/${dealId}/draft/${sent?.[0]?.draftId}`;
      return ask(market, market.company, path, "PUT", { action: "approve", revision });
    },
  );
}

/** Published, reported, accepted. @param {Market} market @param {Creator} creator */
export async function deliver(market, creator) {
  const { dealId, who, account } = creator;
  const page = "/social/instagram/posts";
  await atSandbox(market, page, {
    method: "POST",
    body: new URLSearchParams({ account, kind: "reel", caption }),
  });
  const shown = await (await atSandbox(market, `${page}?account=${account}`)).text();
  const url = /https:\/\/www\.instagram\.com\/reel\/[\w-]+\/?/.exec(shown)?.[0];
  const posts = async () => (await ours(market, creator))?.posts ?? [];
  await pressUntil(
    "the post to be read",
    async () => (await posts())[0]?.check === "ok",
    async () => {
      if ((await posts()).length === 0)
        await ask(market, who, `/influencer/deal/${dealId}/post`, "POST", { url });
    },
  );
  await pressUntil(
    "the report",
    async () => ["reported", "accepted"].includes((await ours(market, creator))?.state),
    async () => {
      const { revision } = (await ours(market, creator)) ?? {};
      return ask(market, who, `/influencer/deal/${dealId}/report`, "POST", { revision });
    },
  );
  await pressUntil(
    "the report to be accepted",
    async () => (await theirs(market, creator))?.state === "accepted",
    async () => {
      const { revision } = (await theirs(market, creator)) ?? {};
      return ask(market, market.company, `/company/deal/${dealId}/report`, "PUT", {
        action: "accept",
        revision,
      });
    },
  );
}
