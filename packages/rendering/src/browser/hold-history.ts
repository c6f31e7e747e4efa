/**
 * Keeps it from the router that somebody went back while its first screen comes to stand: that is of the address before, and the router's
 * scroll restoration is not on yet. Called before there is a router: the window tells its listeners in the order in which they came, those
 * that capture not earlier. The returned function tells it.
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
