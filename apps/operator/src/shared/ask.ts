import type { Endpoint, ResultOf } from "@tomoru/contract/endpoint";
import { exchange, type InputOf } from "@tomoru/web/api/exchange.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import useSWR from "swr";
import { type Access, currentAccess, leaveAccess } from "./access.store.ts";

/** A call in somebody's name. Rejects with ApiFailure or NetworkFailure; a token that is good no more ends the work. */
export async function ask<const E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResultOf<E>> {
  const access = currentAccess();
  if (!access) throw new ApiFailure({ refusal: "noAccess", status: 403 });
  try {
    return await askAs(access, endpoint, input);
  } catch (failure) {
    if (isWrongToken(failure)) leaveAccess();
    throw failure;
  }
}

export function askAs<const E extends Endpoint>(
  { token, name }: Access,
  endpoint: E,
  input: InputOf<E>,
): Promise<ResultOf<E>> {
  return exchange(endpoint, { ...input, headers: { "X-Operator": name } }, token);
}

/** A refusal of the token has no field; one of what was asked for names it. */
export function isWrongToken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.refusal === "noAccess" && failure.faults.length === 0;
}

export function useAsked<const E extends Endpoint>(endpoint: E, input: InputOf<E> | null) {
  const { data, error, mutate } = useSWR<ResultOf<E>, CallFailure>(input && keyOf(endpoint, input), () =>
    input ? ask(endpoint, input) : Promise.reject(new Error("Nothing to ask for")),
  );
  return { data, failure: error, reload: () => mutate() };
}
