import { dismissTopOverlay, hasOpenOverlay, useHasOpenOverlay } from "@tomoru/ui/overlays/open-overlays";
import { useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/** On a phone people leave a dialog or a sheet by the way back: it closes that, and the page stays. */
export function OverlayBeforeBack() {
  return useHasOpenOverlay() ? <StayingOnPage /> : null;
}

const leavesOverlay: BlockerFunction = ({ historyAction }) => historyAction === "POP" && hasOpenOverlay();

/** Mounted with the overlay, and so the last to be asked: before a form that guards what it has not saved. */
function StayingOnPage() {
  const blocker = useBlocker(leavesOverlay);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    dismissTopOverlay();
  }, [blocker]);
  return null;
}
