// Express with Sequelize, as their guides have it: models, a middleware that looks at the session, a managed transaction.
import express from "express";
import { DataTypes, Sequelize } from "sequelize";
import { provenTokens } from "../../../apps/api/src/accounts/sessions/proven-tokens.rules.ts";
import { offerColumns, toOffer } from "../../../apps/api/src/features/offers/offer-row.rules.ts";
import { keyedHash } from "../../../apps/api/src/platform/crypto/keyed-hash.ts";
import { asked, pageOf } from "./page.mjs";

const { DATABASE_URL, APP_SECRET, PORT } = process.env;
const claimsOf = provenTokens(keyedHash(APP_SECRET), "influencer");
const sequelize = new Sequelize(DATABASE_URL, {
  logging: false,
  pool: { max: 10 },
  define: { timestamps: false },
});

const types = {
  is_approval: DataTypes.BOOLEAN,
  created_at: DataTypes.DATE,
  decided_at: DataTypes.DATE,
  period_from: DataTypes.DATEONLY,
  period_to: DataTypes.DATEONLY,
  budget_min_yen: DataTypes.BIGINT,
  budget_max_yen: DataTypes.BIGINT,
  post_format: DataTypes.ARRAY(DataTypes.TEXT),
};
// One for each column: Sequelize writes the column's name into it.
const key = () => ({ type: DataTypes.UUID, primaryKey: true });
const offerTypes = Object.fromEntries(
  offerColumns.map((column) => [column, column === "id" ? key() : (types[column] ?? DataTypes.TEXT)]),
);
const Account = sequelize.define("accounts", { owner_id: key(), status: DataTypes.TEXT });
const Session = sequelize.define("account_sessions", { owner_id: key(), id: key() });
const Offer = sequelize.define("offers", { influencer_id: key(), ...offerTypes });
const Count = sequelize.define("offer_counts", {
  influencer_id: key(),
  pending: DataTypes.INTEGER,
  approved: DataTypes.INTEGER,
  rejected: DataTypes.INTEGER,
});
Session.belongsTo(Account, { foreignKey: "owner_id", targetKey: "owner_id", as: "account" });

const app = express();
app.use(express.json());
app.use(async (request, response, next) => {
  const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
  const claims = claimsOf({ token, now: new Date() });
  if (!claims) return response.sendStatus(401);
  const { ownerId: influencerId, sessionId } = claims;
  const where = { owner_id: influencerId, id: sessionId };
  const session = await Session.findOne({ where, include: "account" });
  if (session?.account?.status !== "active") return response.sendStatus(401);
  request.influencerId = influencerId;
  next();
});

app.get("/api/influencer/offer", async (request, response) => {
  const where = { influencer_id: request.influencerId };
  const order = [
    ["created_at", "DESC"],
    ["id", "DESC"],
  ];
  const [offers, counts] = await Promise.all([
    Offer.findAll({ where, order, limit: asked, attributes: offerColumns }),
    Count.findOne({ where }),
  ]);
  response.json({ success: true, result: pageOf(offers, toOffer, counts) });
});

app.get("/api/influencer/offer/:id", async (request, response) => {
  const where = { influencer_id: request.influencerId, offer_id: request.params.id };
  const offer = await Offer.findOne({ where, attributes: offerColumns });
  if (!offer) return response.sendStatus(404);
  response.json({ success: true, result: toOffer(offer) });
});

app.put("/api/influencer/offer/:id", async (request, response) => {
  const { influencerId } = request;
  const isApproval = request.body.status === "approval";
  const offer = await sequelize.transaction(async (transaction) => {
    const where = { influencer_id: influencerId, offer_id: request.params.id, is_approval: null };
    const change = { is_approval: isApproval, decided_at: new Date() };
    const [, [decided]] = await Offer.update(change, { where, returning: true, transaction });
    if (!decided) return undefined;
    const moved = { pending: -1, [isApproval ? "approved" : "rejected"]: 1 };
    await Count.increment(moved, { where: { influencer_id: influencerId }, transaction });
    const replacements = { influencerId };
    await sequelize.query("select pg_notify('tomoru_live', :influencerId)", { replacements, transaction });
    return decided;
  });
  if (!offer) return response.sendStatus(409);
  response.json({ success: true, result: toOffer(offer) });
});

app.listen(Number(PORT), "127.0.0.1");
