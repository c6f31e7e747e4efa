import { startTransition, useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Changes the address that was asked for last: the page may not have followed yet. */
export type ChangeAddress = (change: (asked: URLSearchParams) => URLSearchParams) => void;

/**
 * The search in the address, and how to go to another one: at once, or as a transition while the pressed field alone
 * shows its choice (useChoice). Two presses before the page follows both change the address.
 */
export function useSearchAddress() {
  const [address, setAddress] = useSearchParams();
  const asked = useRef(address);
  useEffect(() => {
    asked.current = address;
  }, [address]);
  const goTo = useCallback(
    (next: URLSearchParams) => {
      asked.current = next;
      setAddress(next, { preventScrollReset: true });
    },
    [setAddress],
  );
  const change: ChangeAddress = useCallback((of) => startTransition(() => goTo(of(asked.current))), [goTo]);
  return { address, goTo, change };
}
