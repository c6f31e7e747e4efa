import { useDeferredValue } from "react";

/** The first value that comes is rendered as a transition, which leaves the browser its frames and touches, and each later one at once. */
export function useDeferredAnswer<T>(value: T | undefined): T | undefined {
  const rendered = useDeferredValue(value);
  return rendered === undefined ? undefined : value;
}
