import { createHash } from "node:crypto";
import { expanded } from "./expand.ts";
import { type Cause, type Changed, changeWorld, type World, type WorldParts } from "./sandbox-world.ts";
import type { StripeCall } from "./stripe-call.ts";
import type { StripeForm } from "./stripe-form.ts";
import { StripeRefusal } from "./stripe-refusal.ts";
import type { FaultKind, KeptAnswer } from "./wire-objects.ts";

export type CallMade = {
  readonly call: StripeCall;
  readonly url: string;
  readonly id: string;
  readonly form: StripeForm;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
};
export type CallAnswer = {
  readonly status: number;
  readonly body: object;
  readonly isReplayed: boolean;
  /** The panel's fault for the way back: no answer at all. */
  readonly isSilent: boolean;
};

/** Seconds. */
const keptSeconds = 24 * 3600;

/** Answers one call in one transaction, with the faults that the panel has set for it. */
export async function answerCall(parts: WorldParts, made: CallMade): Promise<Changed<CallAnswer>> {
  const { call, form, requestId } = made;
  form.allow(call.params);
  // The provider keeps answers of POSTs alone.
  const key = call.method === "POST" ? made.idempotencyKey : undefined;
  const cause: Cause = { id: requestId, idempotency_key: key ?? null };
  const { result, events } = await changeWorld(parts, cause, async (world) => {
    const kept = key === undefined ? undefined : await keptAnswer(world, { key, made });
    if (kept) {
      const isSilent = await isMuted(world, call);
      return { status: kept.status, body: kept.answer, isReplayed: true, isSilent };
    }
    const fault = await takeFault(world, call);
    if (fault === "hang") return { status: 500, body: {}, isReplayed: false, isSilent: true };
    const answer = fault === "error" ? broken : fault === "busy" ? tooMany : await act(world, made);
    if (key !== undefined && isKept(answer.status)) await keep(world, { key, made, answer });
    return { ...answer, isReplayed: false, isSilent: fault === "lost" };
  });
  if (result instanceof StripeRefusal) throw result;
  return { result, events };
}

type Answer = { readonly status: number; readonly body: object };

const broken: Answer = {
  status: 500,
  body: {
    error: { type: "api_error", message: "Something went wrong on our end (planted in the sandbox)." },
  },
};

const tooMany: Answer = {
  status: 429,
  body: { error: { type: "invalid_request_error", code: "rate_limit", message: "Too many requests." } },
};

async function act(world: World, { call, id, form }: CallMade): Promise<Answer> {
  try {
    const done = await call.act(world, { id, form });
    return { status: 200, body: await expanded(world, done, form.list("expand")) };
  } catch (error) {
    if (error instanceof StripeRefusal && error.isKept) return { status: error.status, body: error.body };
    throw error;
  }
}

/** A call that was refused before anything was done is not kept: it may be repeated under the same key. */
function isKept(status: number): boolean {
  return status === 200 || status === 402 || status === 500;
}

type Keyed = { readonly key: string; readonly made: CallMade };

function askedBy({ call, url, form }: CallMade): string {
  const asked = `${call.method} ${url} ${form.canonical}`;
  return createHash("sha256").update(asked).digest("base64url");
}

function keptId(key: string): string {
  return `idem_${createHash("sha256").update(key).digest("base64url")}`;
}

async function keptAnswer(world: World, { key, made }: Keyed): Promise<KeptAnswer | undefined> {
  const kept = await world.objects.find("kept_answer", keptId(key));
  if (!kept || kept.created + keptSeconds <= world.now) return undefined;
  if (kept.asked === askedBy(made)) return kept;
  throw new StripeRefusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

async function keep(world: World, { key, made, answer }: Keyed & { answer: Answer }): Promise<void> {
  const { status, body } = answer;
  const id = keptId(key);
  await world.objects.put({
    id,
    object: "kept_answer",
    created: world.now,
    asked: askedBy(made),
    status,
    answer: body,
  });
}

/** A repeated answer may get lost again. */
async function isMuted(world: World, call: StripeCall): Promise<boolean> {
  const kind = world.settings.fault?.kind;
  return (kind === "hang" || kind === "lost") && (await takeFault(world, call)) !== undefined;
}

async function takeFault(world: World, { method }: StripeCall): Promise<FaultKind | undefined> {
  const { fault } = world.settings;
  if (!fault || (fault.isForWrites && method === "GET")) return undefined;
  const count = fault.count - 1;
  await world.set({ fault: count > 0 ? { ...fault, count } : null });
  return fault.kind;
}
