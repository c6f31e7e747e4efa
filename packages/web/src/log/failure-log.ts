import { codeOf, type FailureName } from "@tomoru/contract/codes";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { ApiFailure, isCallFailure } from "../api/failure.ts";

/** `address` is a path of the contract with its parameters unfilled: what a person is looking at stays out of it. */
type Logged = { refusal: FailureName | "offline"; address: string };

export function logFailure({ refusal, address }: Logged): void {
  // biome-ignore lint/suspicious/noConsole: docs/product/site.md wants these failures here.
  console.error(`${refusal === "offline" ? refusal : codeOf(refusal)} ${address}`);
}

export async function logged<T>({ method, path }: Endpoint, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (reason) {
    if (isCallFailure(reason)) {
      logFailure({
        refusal: reason instanceof ApiFailure ? reason.refusal : "offline",
        address: `${method} ${path}`,
      });
    }
    throw reason;
  }
}
