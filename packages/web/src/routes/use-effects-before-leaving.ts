import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The router keeps the scroll positions when the page is left, in a listener that an effect replaces after each navigation. Whoever
 * leaves before that effect has run would find them gone.
 */
export function useEffectsBeforeLeaving(): void {
  const [, setLeavings] = useState(0);
  useEffect(() => {
    const flush = () => flushSync(() => setLeavings((leavings) => leavings + 1));
    // Listeners that are added in this phase are still called in the next.
    window.addEventListener("pagehide", flush, { capture: true });
    return () => window.removeEventListener("pagehide", flush, { capture: true });
  }, []);
}
