import type { ReactNode } from "react";
import { type Cache, SWRConfig } from "swr";
import { fetchingConfig } from "../api/use-endpoint.ts";

/** The data around a page that a test renders: its own, or what the page before has left. */
export function TestData({ cache = new Map(), children }: { cache?: Cache; children: ReactNode }) {
  return (
    <SWRConfig value={{ ...fetchingConfig, dedupingInterval: 0, provider: () => cache }}>
      {children}
    </SWRConfig>
  );
}
