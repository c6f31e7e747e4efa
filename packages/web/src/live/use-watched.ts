import { live } from "@tomoru/contract/limits";
import { useEffect, useState } from "react";

/** Whether somebody may be looking: false once the page has been out of sight for a minute. */
export function useWatched(): boolean {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === "visible") setWatched(true);
      else timer = window.setTimeout(() => setWatched(false), live.hiddenMs);
    };
    if (document.visibilityState === "hidden") look();
    document.addEventListener("visibilitychange", look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return isWatched;
}
