import { useEffect, useState } from "react";

const pauseMs = 700;

/** The text, debounced by 700 ms; empty until its first change. */
export function useDebouncedText(text: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === first && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return announced;
}
