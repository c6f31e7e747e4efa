import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useEffect, useRef } from "react";

type Typed = { readonly password: string; readonly terms: boolean };

/**
 * Keeps what was typed for a reload, or for when a phone discards the tab. The password is only kept once the form was
 * sent (0042). What was sent is not changed: a code is under way for it.
 */
export function useKeepTyped(values: Typed): void {
  const latest = useRef(values);
  const begun = useRef(JSON.stringify(values));
  useEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    const keep = () => {
      const { password: _, terms: __, ...typed } = latest.current;
      const isTouched = JSON.stringify(latest.current) !== begun.current;
      if (isTouched && !isSignedIn() && readDraft().password === undefined) startDraft(typed);
    };
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, []);
}
