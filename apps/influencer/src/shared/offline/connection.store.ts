import { NetworkFailure } from "../api/failure.ts";
import { createStore, useStore } from "../store.ts";

/** `unreachable`: the device has a network, but the last thing that was asked for got no answer. */
export type Connection = "online" | "offline" | "unreachable";

const connection = createStore<Connection>(navigator.onLine ? "online" : "offline");

export function useConnection(): Connection {
  return useStore(connection, () => "online");
}

/** Until the returned function is called. */
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

/** What the outcome of a read tells: any answer came over the network, even a refusal. */
export function noteOutcome(failure?: unknown): void {
  const isSilent = failure instanceof NetworkFailure;
  connection.set(!isSilent ? "online" : navigator.onLine ? "unreachable" : "offline");
}
