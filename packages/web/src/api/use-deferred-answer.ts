import { useDeferredValue } from "react";

/**
 * What a whole screen is drawn from: the first value that comes is drawn as a transition, in slices that leave the browser
 * its frames and touches, and each later one at once.
 */
export function useDeferredAnswer<T>(value: T | undefined): T | undefined {
  const drawn = useDeferredValue(value);
  return drawn === undefined ? undefined : value;
}
