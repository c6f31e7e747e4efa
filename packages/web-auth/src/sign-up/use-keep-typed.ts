import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { isSignedIn } from "@tomoru/web/session/session.store.ts";
import { useEffect, useRef } from "react";

type Typed = { readonly password: string; readonly terms: boolean };

/**
 * What was typed is there again after a reload, or once a phone brings the tab back; the password is not, which only a form that was sent
 * keeps (0042). What was sent stays as it was sent: a code is under way for it.
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
