import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { z } from "zod/mini";
import { isSignedIn } from "../session/session.store.ts";
import { keyOfSide } from "../site/kept-keys.ts";

const everyMs = 5000;

const Kept = z.object({ entered: z.record(z.string(), z.unknown()), savedAt: z.string() });

function readKept<Entered extends object>(key: string, empty: Entered) {
  try {
    const { entered, savedAt } = z.parse(Kept, JSON.parse(localStorage.getItem(key) ?? "null"));
    // A draft of another build may have other fields, or fields of another kind.
    const fits = Object.entries(empty).map(([field, none]) => {
      const value = entered[field];
      return [
        field,
        typeof value === typeof none && Array.isArray(value) === Array.isArray(none) ? value : none,
      ];
    });
    return { entered: Object.fromEntries(fits) as Entered, savedAt };
  } catch {
    return undefined;
  }
}

type DraftState = { isFound: boolean; savedAt: string | null; failed: boolean };

type DraftOptions<Entered> = {
  name: string;
  empty: Entered;
  /** Fills in the draft: before the first paint, but after hydration on a page from the server. */
  restore: (found: Entered) => void;
};

/** What was written of a form, kept on this device every five seconds and when the page is left. It ends with the session. */
export function useKeptDraft<Entered extends object>({ name, empty, restore }: DraftOptions<Entered>) {
  // Without a dot: on a side without a prefix, keys with a dot are another side's.
  const key = keyOfSide(`written:${name}`);
  const [state, setState] = useState<DraftState>({ isFound: false, savedAt: null, failed: false });
  const latest = useRef({ json: "", saved: JSON.stringify(empty), isOver: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes to stand under another name later is not this form's.
  useLayoutEffect(() => {
    const found = readKept(key, empty);
    if (!found) return;
    latest.current.saved = JSON.stringify(found.entered);
    setState({ isFound: true, savedAt: found.savedAt, failed: false });
    restore(found.entered);
  }, []);

  const save = useCallback(() => {
    const { json, saved, isOver } = latest.current;
    // Nothing is left behind by a session that has ended.
    if (json === "" || json === saved || isOver || !isSignedIn()) return;
    const savedAt = new Date().toISOString();
    try {
      localStorage.setItem(key, `{"entered":${json},"savedAt":${JSON.stringify(savedAt)}}`);
      latest.current.saved = json;
      setState(({ isFound }) => ({ isFound, savedAt, failed: false }));
    } catch {
      setState((before) => ({ ...before, failed: true }));
    }
  }, [key]);

  useEffect(() => {
    const timer = setInterval(save, everyMs);
    window.addEventListener("pagehide", save);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [save]);

  return {
    ...state,
    /** Notes the present entries. */
    note: (entered: Entered) => {
      latest.current.json = JSON.stringify(entered);
    },
    save,
    /** If it is over, the present entries are not kept again. */
    erase: ({ isOver }: { isOver: boolean }) => {
      latest.current = { json: "", saved: JSON.stringify(empty), isOver };
      localStorage.removeItem(key);
      setState({ isFound: false, savedAt: null, failed: false });
    },
  };
}
