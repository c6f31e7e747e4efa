import { dismissTopOverlay, hasOpenOverlay, useHasOpenOverlay } from "@tomoru/ui/overlays/open-overlays";
import { useCallback, useEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { askBeforeLeaving, isLeavingGuarded, useIsLeavingGuarded } from "../page/leave-guards.store.ts";

/** The only one, since a router asks a single one: of what is open over the page first, then of what is not saved. */
export function LeaveBlocker() {
  const hasOverlay = useHasOpenOverlay();
  const isGuarded = useIsLeavingGuarded();
  return hasOverlay || isGuarded ? <StayingOnPage /> : null;
}

/** On a phone people leave a dialog or a sheet by the way back: it closes that, and the page stays. */
function StayingOnPage() {
  const leavesOverlay = useRef(false);
  const stops = useCallback<BlockerFunction>(({ historyAction, currentLocation, nextLocation }) => {
    leavesOverlay.current = historyAction === "POP" && hasOpenOverlay();
    return (
      leavesOverlay.current || (isLeavingGuarded() && currentLocation.pathname !== nextLocation.pathname)
    );
  }, []);
  const blocker = useBlocker(stops);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (!leavesOverlay.current) return askBeforeLeaving(blocker);
    blocker.reset();
    dismissTopOverlay();
  }, [blocker]);
  return null;
}
