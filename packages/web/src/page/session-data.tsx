import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { Outlet } from "react-router";
import { type ScopedMutator, SWRConfig, useSWRConfig } from "swr";
import { DocumentAnswers } from "../api/document-answers.ts";
import { fetchingConfig } from "../api/use-endpoint.ts";
import { openCache } from "../offline/kept-cache.ts";
import { useSession } from "../session/session.store.ts";
import { tellThatPageStands } from "./first-page.ts";

const Settle = createContext<(mutate: ScopedMutator) => void>(() => undefined);

/** The data of one session around its pages: made here, it goes with the session, and nothing of one person is left for the next. */
export function SessionData({ children }: { children: ReactNode }) {
  const answers = use(DocumentAnswers);
  const { currentUser } = useSession();
  const [{ config, startKeeping, keepFallback }] = useState(() =>
    openCache({ owner: currentUser?.email, fallback: answers.current ?? {} }),
  );
  const settle = useCallback(
    (mutate: ScopedMutator) => {
      if (answers.current !== null) keepFallback(mutate);
      answers.current = null;
    },
    [answers, keepFallback],
  );
  useEffect(() => startKeeping(), [startKeeping]);
  return (
    <SWRConfig value={{ ...fetchingConfig, ...config }}>
      <Settle value={settle}>{children}</Settle>
    </SWRConfig>
  );
}

/**
 * The page within the bars, and whether it is hydrated. Always the same element: a new one would make React hydrate the page at once
 * when something in the bars changes.
 */
export function useFramedPage(): { page: ReactNode; isStanding: boolean } {
  const [isStanding, setStanding] = useState(false);
  const page = useMemo(
    () => (
      <Suspense>
        <Standing onStanding={() => setStanding(true)}>
          <Outlet />
        </Standing>
      </Suspense>
    ),
    [],
  );
  return { page, isStanding };
}

/** The page is hydrated after the bars, and needs the document's answers until then. */
function Standing({ onStanding, children }: { onStanding: () => void; children: ReactNode }) {
  const settle = use(Settle);
  const { mutate } = useSWRConfig();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page stands once.
  useEffect(() => {
    settle(mutate);
    onStanding();
    tellThatPageStands();
  }, [settle, mutate]);
  return children;
}
