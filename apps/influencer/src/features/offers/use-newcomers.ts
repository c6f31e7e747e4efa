import { useEffect, useRef, useState } from "react";
import { useNews } from "../../shared/live/news.store.ts";

type List = {
  reload: () => void;
  /** Whether a new offer belongs to this list. */
  takesNew: boolean;
  /** Whether an offer that is decided keeps its place in it. */
  keepsDecided: boolean;
};

/** Refreshes a list when the count changes. Nothing moves while somebody reads: new offers wait until asked for. */
export function useNewcomers({ reload, takesNew, keepsDecided }: List) {
  const { pending, arrivals } = useNews();
  const known = useRef({ pending, arrivals });
  const [isWaiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the count, whatever the list is then.
  useEffect(() => {
    const before = known.current;
    known.current = { pending, arrivals };
    if (before.pending === undefined || before.pending === pending) return;
    const isNew = arrivals > before.arrivals;
    if (!isBeingRead() || (keepsDecided && !isNew && !isWaiting)) reload();
    else if (takesNew && isNew) setWaiting(true);
  }, [pending, arrivals]);
  const show = () => {
    setWaiting(false);
    reload();
    window.scrollTo(0, 0);
    scroller()?.scrollTo(0, 0);
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  };
  return { isWaiting, show };
}

function isBeingRead(): boolean {
  return (
    window.scrollY > 0 ||
    (scroller()?.scrollTop ?? 0) > 0 ||
    document.activeElement?.closest('[role="feed"]') != null
  );
}

/** From 1280 px the list scrolls by itself. */
function scroller(): HTMLElement | null {
  return document.querySelector("main [data-scrolls]");
}
