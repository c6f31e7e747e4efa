import { useEffect, useState } from "react";
import { startAgain } from "../offline/when-online.ts";
import { Crashed } from "./crash-boundary.tsx";

/** The site is of a newer build by now: the page starts again, once; where that did not help it says so. */
export function MissingPartScreen({ cause }: { cause: unknown }) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    startAgain(cause).catch(() => setLost(true));
  }, [cause]);
  return isLost ? <Crashed /> : null;
}
