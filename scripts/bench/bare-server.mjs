// The limit that the offers list is measured against: node:http and pg alone, the same token check and the same query.
import { createServer } from "node:http";
import pg from "pg";
import { readAccessToken } from "../../apps/api/src/features/auth/access-token.rules.ts";
import { writeStatement } from "../../apps/api/src/features/offers/offer-page.repository.ts";
import { keyedHash } from "../../apps/api/src/platform/crypto/keyed-hash.ts";

const { DATABASE_URL, APP_SECRET = "", PORT } = process.env;
const hash = keyedHash(APP_SECRET);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const standing = `select person.status, session.id is not null as alive from influencers person
  left join sessions session on session.influencer_id = person.id and session.id = $2 where person.id = $1`;
const page = writeStatement({ filter: "all", start: "first", rows: 6 });

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const claims = readAccessToken(hash, { token, now: new Date() });
  if (!claims) return response.writeHead(401).end();
  const { influencerId, sessionId } = claims;
  const session = await pool.query({ name: "standing", text: standing, values: [influencerId, sessionId] });
  if (session.rows[0]?.status !== "active" || !session.rows[0].alive) return response.writeHead(401).end();
  const { rows } = await pool.query({ name: "page", text: page, values: [influencerId] });
  const { pending, approved, rejected } = rows[0];
  const body = JSON.stringify({
    success: true,
    result: {
      docs: rows.slice(0, 5),
      hasNextPage: rows.length > 5,
      counts: { all: pending + approved + rejected, pending, approved, rejected },
    },
  });
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(body);
});
server.listen(Number(PORT), "127.0.0.1");
