// NestJS with TypeORM, as their guides have it: entities, a guard that looks at the session, a controller, a transaction.
// Decorators are applied by hand, in the order and to the places where TypeScript would: Node strips types and nothing more.
import "reflect-metadata";
import { Body, Controller, Get, HttpException, Module, Param, Put, Req, UseGuards } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { DataSource, EntitySchema, IsNull } from "typeorm";
import { provenTokens } from "../../../apps/api/src/accounts/sessions/proven-tokens.rules.ts";
import { offerColumns, toOffer } from "../../../apps/api/src/features/offers/offer-row.rules.ts";
import { keyedHash } from "../../../apps/api/src/platform/crypto/keyed-hash.ts";
import { asked, pageOf } from "./page.mjs";

const { DATABASE_URL, APP_SECRET, PORT } = process.env;
const claimsOf = provenTokens(keyedHash(APP_SECRET), "influencer");

const types = {
  id: { type: "uuid", primary: true },
  is_approval: { type: "boolean" },
  created_at: { type: "timestamptz" },
  decided_at: { type: "timestamptz" },
  period_from: { type: "date" },
  period_to: { type: "date" },
  budget_min_yen: { type: "bigint" },
  budget_max_yen: { type: "bigint" },
  post_format: { type: "text", array: true },
};
const owner = { influencer_id: { type: "uuid", primary: true } };
const offerTypes = Object.fromEntries(
  offerColumns.map((column) => [column, types[column] ?? { type: "text" }]),
);
const count = { type: "integer" };
const person = {
  type: "many-to-one",
  target: "accounts",
  joinColumn: { name: "owner_id", referencedColumnName: "owner_id" },
};
const account = { owner_id: { type: "uuid", primary: true } };
const Account = new EntitySchema({
  name: "accounts",
  columns: { ...account, status: { type: "text" } },
});
const Session = new EntitySchema({
  name: "account_sessions",
  columns: { ...account, id: types.id },
  relations: { person },
});
const Offer = new EntitySchema({ name: "offers", columns: { ...owner, ...offerTypes } });
const Count = new EntitySchema({
  name: "offer_counts",
  columns: { ...owner, pending: count, approved: count, rejected: count },
});
const source = await new DataSource({
  type: "postgres",
  url: DATABASE_URL,
  entities: [Account, Session, Offer, Count],
  extra: { max: 10 },
}).initialize();

class SessionGuard {
  async canActivate(context) {
    const request = context.switchToHttp().getRequest();
    const token = request.headers.authorization?.slice("Bearer ".length) ?? "";
    const claims = claimsOf({ token, now: new Date() });
    if (!claims) throw new HttpException("Unauthorized", 401);
    const { ownerId: influencerId, sessionId } = claims;
    const where = { owner_id: influencerId, id: sessionId };
    const session = await source.getRepository(Session).findOne({ where, relations: { person: true } });
    if (session?.person?.status !== "active") throw new HttpException("Unauthorized", 401);
    request.influencerId = influencerId;
    return true;
  }
}

class OffersController {
  async list({ influencerId }) {
    const where = { influencer_id: influencerId };
    const order = { created_at: "DESC", id: "DESC" };
    const [offers, counts] = await Promise.all([
      source.getRepository(Offer).find({ where, order, take: asked }),
      source.getRepository(Count).findOneBy(where),
    ]);
    return { success: true, result: pageOf(offers, toOffer, counts) };
  }

  async find({ influencerId }, id) {
    const where = { influencer_id: influencerId, offer_id: id };
    const offer = await source.getRepository(Offer).findOneBy(where);
    if (!offer) throw new HttpException("Not found", 404);
    return { success: true, result: toOffer(offer) };
  }

  async decide({ influencerId }, id, { status }) {
    const isApproval = status === "approval";
    const offer = await source.transaction(async (manager) => {
      const key = { influencer_id: influencerId, offer_id: id };
      const change = { is_approval: isApproval, decided_at: new Date() };
      const { affected } = await manager.update(Offer, { ...key, is_approval: IsNull() }, change);
      if (affected === 0) throw new HttpException("Conflict", 409);
      const column = isApproval ? "approved" : "rejected";
      const moved = { pending: () => "pending - 1", [column]: () => `${column} + 1` };
      await manager.update(Count, { influencer_id: influencerId }, moved);
      await manager.query("select pg_notify('tomoru_live', $1)", [influencerId]);
      return manager.findOneBy(Offer, key);
    });
    return { success: true, result: toOffer(offer) };
  }
}

const { prototype } = OffersController;
const parts = { list: [Req()], find: [Req(), Param("id")], decide: [Req(), Param("id"), Body()] };
const routes = { list: Get(), find: Get(":id"), decide: Put(":id") };
for (const [name, decorators] of Object.entries(parts)) {
  for (const [index, decorate] of decorators.entries()) decorate(prototype, name, index);
  routes[name](prototype, name, Object.getOwnPropertyDescriptor(prototype, name));
}
UseGuards(SessionGuard)(OffersController);
Controller("api/influencer/offer")(OffersController);

class AppModule {}
Module({ controllers: [OffersController] })(AppModule);

const app = await NestFactory.create(AppModule, { logger: ["error"] });
await app.listen(Number(PORT), "127.0.0.1");
