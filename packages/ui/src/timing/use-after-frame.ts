import { useEffect, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/** The value, and when it changes, the one before until the next frame is painted. */
export function useAfterFrame<T>(value: T): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    let isLatest = true;
    afterFrame(() => isLatest && setDelayed(value));
    return () => {
      isLatest = false;
    };
  }, [value]);
  return delayed;
}
