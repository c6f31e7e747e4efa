import { useState } from "react";
import type { Deal } from "../deal-site.tsx";

/** The version that a form answers: the one it began with, or a newer one that its writer has been told of. */
export function useBase({ versions }: Pick<Deal, "versions">) {
  const newest = newestOf({ versions });
  const [base, setBase] = useState(newest);
  const [isTold, setTold] = useState(false);
  const [timesTold, setTimesTold] = useState(0);
  return {
    base,
    newest,
    isTold,
    timesTold,
    tell: (version: number) => {
      setBase(version);
      setTold(true);
      setTimesTold((count) => count + 1);
    },
    hush: () => setTold(false),
  };
}

export const newestOf = ({ versions }: Pick<Deal, "versions">) => versions.at(-1)?.version ?? 0;
