import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const stays = () => () => undefined;
const nothing = () => null;

/** What a link left beside the address. The server knows the address alone, and a page that came rendered begins as it left it. */
export function useEntryState(): unknown {
  const { state }: { state: unknown } = useLocation();
  return useSyncExternalStore(stays, () => state, nothing);
}
