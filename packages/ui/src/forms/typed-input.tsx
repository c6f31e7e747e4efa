import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterFrame } from "../timing/after-frame.ts";

/**
 * An input that draws its letters at once and alone; `onChange` hears of them a frame later, of several within one the last.
 * What comes to the field before that, a key or its leaving, finds the letters told.
 */
export function TypedInput({ value, onChange, onKeyDown, onBlur, ...rest }: ComponentProps<"input">) {
  const [typed, setTyped] = useState<string | null>(null);
  const untold = useRef<ChangeEvent<HTMLInputElement> | null>(null);
  const latest = useRef({ onChange, onKeyDown, onBlur });
  useLayoutEffect(() => {
    latest.current = { onChange, onKeyDown, onBlur };
  });
  const tell = () => {
    const event = untold.current;
    if (!event) return;
    untold.current = null;
    setTyped(null);
    latest.current.onChange?.(event);
  };
  const tellNow = () => untold.current && flushSync(tell);
  return (
    <input
      {...rest}
      value={typed ?? value}
      onChange={(event) => {
        const { currentTarget } = event;
        setTyped(currentTarget.value);
        // An event has no current target any more once its own time is over.
        untold.current = Object.create(event, { currentTarget: { value: currentTarget } });
        afterFrame(tell);
      }}
      onKeyDown={(event) => {
        tellNow();
        latest.current.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        tellNow();
        latest.current.onBlur?.(event);
      }}
    />
  );
}
