import { ApiFailure, NetworkFailure } from "../api/failure.ts";
import { createStore, useStore } from "../store/store.ts";

/** `unreachable`: the device has a network, but the last thing that was asked for got no answer of the server. */
export type Connection = "online" | "offline" | "unreachable";

const connection = createStore<Connection>(navigator.onLine ? "online" : "offline");

export function useConnection(): Connection {
  return useStore(connection, () => "online");
}

export function watchConnection(): () => void {
  const listen = () => connection.set(navigator.onLine ? "online" : "offline");
  listen();
  window.addEventListener("online", listen);
  window.addEventListener("offline", listen);
  return () => {
    window.removeEventListener("online", listen);
    window.removeEventListener("offline", listen);
  };
}

/** What the outcome of a read tells: any answer of the server came over the network, even a refusal. */
export function noteOutcome(failure?: unknown): void {
  const isSilent = failure instanceof NetworkFailure || isOfProxy(failure);
  connection.set(!isSilent ? "online" : navigator.onLine ? "unreachable" : "offline");
}

/** What stands in front of the server answers for it while it is gone; the server's own answers have an id. */
function isOfProxy(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status > 501 && failure.requestId === undefined;
}
