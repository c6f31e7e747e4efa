import type { World } from "./sandbox-world.ts";
import type { StripeForm } from "./stripe-form.ts";
import { invalid, noSuch } from "./stripe-refusal.ts";
import type { List, ObjectName, Objects } from "./wire-objects.ts";

export type StripeCall = {
  readonly method: "GET" | "POST" | "DELETE";
  /** The path below the sandbox; `:id` is the object. */
  readonly path: string;
  /** All parameters that it takes, besides `expand`: `items[][price]`, `metadata[]`. */
  readonly params: readonly string[];
  act(world: World, asked: { readonly id: string; readonly form: StripeForm }): Promise<object>;
};

export const pageParams = ["limit", "starting_after"] as const;

type ListParts<N extends ObjectName> = {
  readonly name: N;
  readonly url: string;
  readonly form: StripeForm;
  readonly where: Readonly<Record<string, string | undefined>>;
};

/** A page of them, newest first. */
export async function listOf<N extends ObjectName>(
  world: World,
  { name, url, form, where }: ListParts<N>,
): Promise<List<Objects[N]>> {
  const limit = form.whole("limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalid("Invalid limit: must be from 1 to 100", { param: "limit" });
  const after = form.text("starting_after");
  if (after !== undefined && !(await world.objects.find(name, after))) {
    throw noSuch(name, after, "starting_after");
  }
  const set = Object.entries(where).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  const found = await world.objects.page(name, Object.fromEntries(set), { after, limit });
  return { object: "list", data: found.slice(0, limit), has_more: found.length > limit, url };
}

/** What the path names, or 404. */
export async function named<N extends ObjectName>(world: World, name: N, id: string): Promise<Objects[N]> {
  const found = await world.objects.find(name, id);
  if (!found) throw noSuch(name, id);
  return found;
}

/** What a parameter names, or 400. */
export async function referred<N extends ObjectName>(
  world: World,
  { name, id, param }: { name: N; id: string; param: string },
): Promise<Objects[N]> {
  const found = await world.objects.find(name, id);
  if (!found) throw noSuch(name, id, param);
  return found;
}

export function getCall(name: ObjectName, path: string): StripeCall {
  return { method: "GET", path: `${path}/:id`, params: [], act: (world, { id }) => named(world, name, id) };
}
