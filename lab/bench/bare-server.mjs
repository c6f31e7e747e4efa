// The limit that the product is measured against: node:http and pg alone, the same token check, statements and announcements.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import pg from "pg";
import { provenTokens } from "../../apps/api/src/accounts/sessions/proven-tokens.rules.ts";
import { firstVersionBy } from "../../apps/api/src/features/deals/acting/opening.usecases.ts";
import { decideStatement, findStatement } from "../../apps/api/src/features/offers/offer.repository.ts";
import { writeStatement } from "../../apps/api/src/features/offers/offer-page.repository.ts";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";
import { ServerDb } from "../../apps/api/src/platform/db/server-db.ts";
import { startAnnouncements } from "../../apps/api/src/platform/live/announcements.ts";
import { uncheckedSession } from "../../apps/api/src/platform/unchecked-session.ts";
import { feeBounds } from "../../packages/contract/src/deals/amounts.ts";

const { DATABASE_URL, APP_SECRET = "", PORT } = process.env;
const claimsOf = provenTokens(keyedHash(APP_SECRET), "influencer");
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const db = new ServerDb({ pool, isPooled: false });
const announcements = startAnnouncements({ db, log: console });
const pageStatement = writeStatement({ filter: "all", start: "first", rows: 6 });

/** @param {import("node:http").IncomingMessage} request @param {import("../../apps/api/src/platform/unchecked-session.ts").UncheckedSession} session */
async function answer(request, { ownerId, sessionId }) {
  const session = [ownerId, sessionId];
  const offerId = request.url?.split("/")[4];
  if (request.method === "PUT") {
    const { status } = /** @type {{ status: string }} */ (await json(request));
    const now = new Date();
    const values = [
      ...[...session, offerId, status === "approval", now],
      ...[firstVersionBy(now), feeBounds.minYen],
    ];
    const decided = (await pool.query({ name: "decide", text: decideStatement, values })).rows[0];
    if (decided) announcements.add(ownerId);
    return decided;
  }
  if (offerId) {
    return (await pool.query({ name: "find", text: findStatement, values: [...session, offerId] })).rows[0];
  }
  const { rows } = await pool.query({ name: "page", text: pageStatement, values: session });
  const [{ pending, approved, rejected } = {}] = rows;
  const counts = { all: pending + approved + rejected, pending, approved, rejected };
  return rows.length === 0 ? undefined : { docs: rows.slice(0, 5), hasNextPage: rows.length > 5, counts };
}

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const claims = claimsOf({ token, now: new Date() });
  const result = claims && (await answer(request, uncheckedSession(claims)));
  if (!result) return response.writeHead(401).end();
  const body = JSON.stringify({ success: true, result });
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(body);
});
server.listen(Number(PORT), "127.0.0.1");
