/**
 * Holds back `popstate` until the first screen is hydrated: that screen belongs to the address before, and the router's scroll restoration
 * is not on yet. Has to be called before the router is made, since the window calls its listeners in the order of registration, capturing
 * ones not earlier. The returned function ends it and sends the event on.
 */
export function holdHistory(): () => void {
  let isHeld = false;
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  addEventListener("popstate", hold);
  return () => {
    removeEventListener("popstate", hold);
    if (isHeld) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  };
}
