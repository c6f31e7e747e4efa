import { useLayoutEffect, useRef, useState } from "react";
import { afterFrame } from "./after-frame.ts";

/**
 * A choice that answers its press at once and alone; whoever holds the value hears of it, and draws it, a frame later.
 * Gives what is to be seen and what a press does.
 */
export function useToldAfter<T>(value: T, tell: ((value: T) => void) | undefined) {
  const [pressed, setPressed] = useState<{ value: T } | null>(null);
  const latest = useRef(tell);
  useLayoutEffect(() => {
    latest.current = tell;
  });
  const press = (next: T) => {
    const own = { value: next };
    setPressed(own);
    afterFrame(() => {
      // By now an arrow key may have chosen another.
      setPressed((now) => (now === own ? null : now));
      latest.current?.(next);
    });
  };
  return [pressed ? pressed.value : value, press] as const;
}
