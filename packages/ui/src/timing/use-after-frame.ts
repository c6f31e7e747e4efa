import { useEffect, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/** The value, and when it changes, the one before until the next frame is drawn. */
export function useAfterFrame<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    let isLatest = true;
    afterFrame(() => isLatest && setDrawn(value));
    return () => {
      isLatest = false;
    };
  }, [value]);
  return drawn;
}
