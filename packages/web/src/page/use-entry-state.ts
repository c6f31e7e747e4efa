import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const stays = () => () => undefined;
const nothing = () => null;

/** The state that a link left in the history. The server has only the address, so a rendered page starts without it. */
export function useEntryState(): unknown {
  const { state }: { state: unknown } = useLocation();
  return useSyncExternalStore(stays, () => state, nothing);
}
