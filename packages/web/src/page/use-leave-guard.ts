import { useEffect, useRef, useState } from "react";
import { holdHistory, indexOf, navigate } from "../router/history.ts";

/** Where somebody wanted to go: an address of ours, or so many steps in the history. */
type Move = string | number;

/**
 * While `active`, holds back links and the browser's back and forward until the person has answered, and lets the
 * browser ask before the tab is closed. Moves that the program makes itself pass.
 */
export function useLeaveGuard(active: boolean) {
  const [wanted, setWanted] = useState<Move | null>(null);
  const passing = useRef(false);

  useEffect(() => {
    if (!active) return;
    passing.current = false;
    const here = indexOf(history.state);
    const ask = (move: Move) => setWanted(move);

    const clicked = (event: MouseEvent) => {
      const path = passing.current ? null : pathOfLink(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(path);
    };
    // The browser has moved already and is sent back, which is heard once more.
    const popped = (event: PopStateEvent) => {
      if (passing.current) return false;
      const steps = indexOf(event.state) - here;
      if (steps === 0) return true;
      history.go(-steps);
      ask(steps);
      return true;
    };
    const unloading = (event: BeforeUnloadEvent) => event.preventDefault();

    window.addEventListener("click", clicked, { capture: true });
    const release = holdHistory(popped);
    window.addEventListener("beforeunload", unloading);
    return () => {
      window.removeEventListener("click", clicked, { capture: true });
      release();
      window.removeEventListener("beforeunload", unloading);
    };
  }, [active]);

  const leave = () => {
    passing.current = true;
    setWanted(null);
    if (typeof wanted === "number") history.go(wanted);
    else if (wanted !== null) navigate(wanted);
  };

  return { asking: wanted !== null, stay: () => setWanted(null), leave };
}

/** The path of a link of ours that a plain click would follow in this tab. */
function pathOfLink(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const url = new URL(link.href);
  const stays = link.target !== "_blank" && url.origin === location.origin;
  return stays && url.pathname !== location.pathname ? url.pathname + url.search + url.hash : null;
}
