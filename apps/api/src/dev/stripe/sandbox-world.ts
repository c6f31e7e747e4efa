import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/db/database.ts";
import type { Random } from "../../platform/random.ts";
import { type StripeObjects, stripeObjects } from "./stripe-objects.repository.ts";
import { StripeRefusal } from "./stripe-refusal.ts";
import type { SandboxSettings, WireEvent } from "./wire-objects.ts";

/** The version that the library pins; an answer in another would have other fields. */
export const apiVersion = "2026-10-28.endive";

/** The sandbox during one call, which alone may change it. */
export type World = {
  readonly objects: StripeObjects;
  /** Seconds. */
  readonly now: number;
  /** The public origin, for pages. */
  readonly appUrl: string;
  readonly settings: SandboxSettings;
  set(changes: Partial<Omit<SandboxSettings, "id" | "object">>): Promise<void>;
  newId(prefix: string): string;
  emit(type: WireEvent["type"], object: object): Promise<void>;
  /** The same world at another time. */
  at(now: number): World;
};

/** The request that causes events, as they name it. */
export type Cause = WireEvent["request"];

export type WorldParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly appUrl: string;
  /** Brings the sandbox up to its time before anything else happens in it. */
  readonly catchUp: (world: World) => Promise<void>;
};

export type Changed<T> = { readonly result: T; readonly events: readonly WireEvent[] };

const untouched: SandboxSettings = {
  id: "sandbox",
  object: "settings",
  declines: 0,
  fault: null,
  isHoldingEvents: false,
  hasCatalogue: false,
};

/**
 * Makes one change of the sandbox in a transaction; answers the events that it caused and that are to be sent. A refusal that keeps
 * what was done is thrown after the commit.
 */
export async function changeWorld<T>(
  parts: WorldParts,
  cause: Cause,
  work: (world: World) => Promise<T>,
): Promise<Changed<T | StripeRefusal>> {
  const events: WireEvent[] = [];
  const result = await parts.db.transaction().execute(async (trx) => {
    const world = await worldIn(trx, { ...parts, cause, events });
    await parts.catchUp(world);
    try {
      return await work(world);
    } catch (error) {
      if (error instanceof StripeRefusal && error.isKept) return error;
      throw error;
    }
  });
  return { result, events };
}

type Inside = Omit<WorldParts, "db" | "catchUp"> & { readonly cause: Cause; readonly events: WireEvent[] };

async function worldIn(trx: Trx, { clock, random, appUrl, cause, events }: Inside): Promise<World> {
  const objects = stripeObjects(trx);
  const settings = await objects.hold({ ...untouched });
  const newId = (prefix: string) => `${prefix}_${random.bytes(12).toString("hex")}`;

  const at = (now: number): World => ({
    objects,
    now,
    appUrl,
    settings,
    newId,
    at,
    async set(changes) {
      Object.assign(settings, changes);
      await objects.put(settings);
    },
    async emit(type, object) {
      const event: WireEvent = {
        id: newId("evt"),
        object: "event",
        api_version: apiVersion,
        created: now,
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      };
      await objects.put(event);
      if (!settings.isHoldingEvents) events.push(event);
    },
  });
  return at(Math.floor(clock.now().getTime() / 1000));
}
