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

/** Notes the outcome of a read: any answer of the server proves a connection, even a refusal. */
export function noteOutcome(failure?: unknown): void {
  const isSilent = failure instanceof NetworkFailure || isOfProxy(failure);
  connection.set(!isSilent ? "online" : navigator.onLine ? "unreachable" : "offline");
}

/** While the server is down a proxy may answer for it; the server's own answers have a request id. */
function isOfProxy(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status > 501 && failure.requestId === undefined;
}
