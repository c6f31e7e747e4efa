import { sql } from "kysely";
import type { Queryable } from "../../platform/db/database.ts";
import type { ObjectName, Objects } from "./wire-objects.ts";

type Page = { readonly after?: string | undefined; readonly limit: number };
/** Fields of an object and the values they must have. */
type Where = Readonly<Record<string, string>>;

/** The sandbox's objects, in the transaction of a call. */
export type StripeObjects = ReturnType<typeof stripeObjects>;

export function stripeObjects(db: Queryable) {
  const rows = () => db.selectFrom("dev_stripe_objects");

  return {
    async find<N extends ObjectName>(name: N, id: string): Promise<Objects[N] | undefined> {
      const row = await rows()
        .select("body")
        .where("id", "=", id)
        .where("type", "=", name)
        .executeTakeFirst();
      return row?.body as Objects[N] | undefined;
    },

    async findAny(id: string): Promise<object | undefined> {
      return (await rows().select("body").where("id", "=", id).executeTakeFirst())?.body;
    },

    /** `dueAt` is when the object changes by itself, in seconds; `null` for never. */
    async put(object: Objects[ObjectName], dueAt: number | null = null): Promise<void> {
      const body = JSON.stringify(object);
      const due_at = dueAt === null ? null : new Date(dueAt * 1000);
      // Nobody else counts at the same time: each change holds the sandbox. A statement of its own: distributed engines take no subquery in values.
      const { position } = await rows()
        .select(sql<string>`coalesce(max(position), 0) + 1`.as("position"))
        .executeTakeFirstOrThrow();
      await db
        .insertInto("dev_stripe_objects")
        .values({ id: object.id, type: object.object, body, due_at, position })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ body, due_at }))
        .execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom("dev_stripe_objects").where("id", "=", id).execute();
    },

    /** Newest first; one more than `limit` where there are more. */
    async page<N extends ObjectName>(name: N, where: Where, { after, limit }: Page): Promise<Objects[N][]> {
      const found = await rows()
        .select("body")
        .where("type", "=", name)
        .$if(Object.keys(where).length > 0, (query) =>
          query.where(sql<boolean>`body @> ${JSON.stringify(where)}::jsonb`),
        )
        .$if(after !== undefined, (query) =>
          query.where("position", "<", (of) =>
            of
              .selectFrom("dev_stripe_objects")
              .select("position")
              .where("id", "=", after ?? ""),
          ),
        )
        .orderBy("position", "desc")
        .limit(limit + 1)
        .execute();
      return found.map(({ body }) => body as Objects[N]);
    },

    async all<N extends ObjectName>(name: N, where: Where): Promise<Objects[N][]> {
      return this.page(name, where, { limit: 10_000 });
    },

    /** What is due first, of all that is due by now. */
    async nextDue(now: number): Promise<{ id: string; type: ObjectName; dueAt: number } | undefined> {
      const row = await rows()
        .select(["id", "type", "due_at"])
        .where("due_at", "<=", new Date(now * 1000))
        .orderBy("due_at")
        .orderBy("position")
        .limit(1)
        .executeTakeFirst();
      return row?.due_at
        ? { id: row.id, type: row.type as ObjectName, dueAt: row.due_at.getTime() / 1000 }
        : undefined;
    },

    /** Keeps all others, on any copy, from changing the sandbox until the transaction ends. `first` is inserted if there is no row yet. */
    async hold(first: Objects["settings"]): Promise<Objects["settings"]> {
      const held = () => rows().select("body").where("id", "=", first.id).forUpdate().executeTakeFirst();
      const found = await held();
      if (found) return found.body as Objects["settings"];
      const row = {
        id: first.id,
        type: first.object,
        body: JSON.stringify(first),
        due_at: null,
        position: 0,
      };
      await db
        .insertInto("dev_stripe_objects")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ((await held())?.body ?? first) as Objects["settings"];
    },
  };
}
