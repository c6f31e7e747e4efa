import { useRef, useState } from "react";

/** Asked again while it is under way, it does nothing. State alone would not do: a second press may come before the first is rendered. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
