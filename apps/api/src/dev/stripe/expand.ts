import type { World } from "./sandbox-world.ts";
import { invalid } from "./stripe-refusal.ts";
import type { List } from "./wire-objects.ts";

type Thing = Record<string, unknown>;

/** `expand[]`: ids become what they name, at most four steps deep. An answer is a copy: what is kept stays as it is. */
export async function expanded(world: World, answer: object, paths: readonly string[]): Promise<object> {
  const copy = structuredClone(answer) as Thing;
  for (const path of paths) {
    const steps = path.split(".");
    if (steps.length > 4) throw invalid(`You cannot expand more than 4 levels: ${path}`);
    await expand(world, copy, { steps, path });
  }
  return copy;
}

type Way = { readonly steps: readonly string[]; readonly path: string };

async function expand(world: World, thing: Thing, { steps, path }: Way): Promise<void> {
  const [step, ...rest] = steps;
  if (step === undefined) return;
  const value = await fieldOf(world, thing, step);
  if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  const found = typeof value === "string" ? await world.objects.findAny(value) : value;
  if (typeof value === "string" && found === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  thing[step] = found;
  if (found === null) return;
  const next = Array.isArray(found) ? (found as Thing[]) : [found as Thing];
  for (const one of next) await expand(world, one, { steps: rest, path });
}

/** The payments of an invoice are sent only when asked for. */
async function fieldOf(world: World, thing: Thing, step: string): Promise<unknown> {
  if (thing.object !== "invoice" || step !== "payments") return thing[step];
  const id = String(thing.id);
  const data = await world.objects.all("invoice_payment", { invoice: id });
  const url = `/v1/invoice_payments?invoice=${id}`;
  return { object: "list", data, has_more: false, url } satisfies List<unknown>;
}
