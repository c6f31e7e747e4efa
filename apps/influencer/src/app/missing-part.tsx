import { startAgain } from "@tomoru/web/offline/when-online.ts";
import { useEffect, useState } from "react";

/** The site is of a newer build by now: the page starts again, once. Throws where that did not help. */
export function MissingPartScreen({ cause }: { cause: unknown }) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    startAgain(cause).catch(() => setLost(true));
  }, [cause]);
  if (isLost) throw cause;
  return null;
}
