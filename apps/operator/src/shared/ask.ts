import type { Endpoint, ResultOf } from "@tomoru/contract/endpoint";
import { exchange, type InputOf } from "@tomoru/web/api/exchange.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { keyOf } from "@tomoru/web/api/use-endpoint.ts";
import useSWR, { useSWRConfig } from "swr";
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

/** The calls of a feature that the server is not set up for do not exist. */
export function isSwitchedOff(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.refusal === "dataNotFound";
}

/** After an act whatever the page shows is asked for again: what was done here may stand in any part of it. */
export function useAskAgain(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(() => true);
}

type Repeating<E extends Endpoint> = {
  /** Milliseconds after which it is asked for again, by what it last answered; 0 for not by itself. */
  everyMs?: (latest: ResultOf<E> | undefined) => number;
};

export function useAsked<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { everyMs }: Repeating<E> = {},
) {
  const { data, error, mutate } = useSWR<ResultOf<E>, CallFailure>(
    keyOf(endpoint, input),
    () => ask(endpoint, input),
    { ...(everyMs && { refreshInterval: everyMs }) },
  );
  return { data, failure: error, reload: () => mutate() };
}
