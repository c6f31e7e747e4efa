import { useEffect, useState } from "react";

const pauseMs = 700;

/** The text once it has stood still for 700 ms. Silent at first: only what changed after the first drawing is told. */
export function useAfterPause(text: string): string {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === first && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, announced]);
  return announced;
}
