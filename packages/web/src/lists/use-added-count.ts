import { useState } from "react";

export function useAddedCount(length: number): number {
  const [seen, setSeen] = useState({ length, added: 0 });
  if (length !== seen.length) setSeen({ length, added: Math.max(0, length - seen.length) });
  return seen.added;
}
