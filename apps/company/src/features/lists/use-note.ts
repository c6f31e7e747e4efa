import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useEffect, useRef, useState } from "react";
import { saveNote, useChangeShown } from "./lists.queries.ts";

type Key = { listId: string; creatorId: string };
export type NoteState = "idle" | "saving" | "saved" | "failed";

/** A pause this long in typing saves. */
const pauseMs = 800;

/**
 * The note of a row while it is written. It is saved at each pause and when it is left. A second save is sent
 * after the first was answered, so that the last text stays.
 */
export function useNote({ listId, creatorId, note }: Key & { note: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<NoteState>("idle");
  const kept = useRef(note);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  const change = useChangeShown(listId);

  useEffect(() => () => clearTimeout(timer.current), []);
  // A colleague may have written another one meanwhile.
  useEffect(() => {
    kept.current = note;
  }, [note]);

  function save(text: string) {
    clearTimeout(timer.current);
    const next = text.trim();
    if (next === kept.current) return;
    const before = kept.current;
    kept.current = next;
    setState("saving");
    line.current = line.current.then(async () => {
      try {
        await saveNote({ listId, creatorId }, next);
        await change((list) => ({
          ...list,
          rows: list.rows.map((row) => (row.creatorId === creatorId ? { ...row, note: next } : row)),
        }));
        setState("saved");
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        if (kept.current === next) kept.current = before;
        setState("failed");
      }
    });
  }

  return {
    typed,
    state,
    begin: () => {
      kept.current = note;
      setTyped(note);
      setState("idle");
    },
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(text), pauseMs);
    },
    /** Saves and closes the field. A text that could not be saved stays in the field. */
    end: () => {
      if (typed === null) return;
      save(typed);
      void line.current.then(() => {
        if (kept.current === typed.trim()) setTyped(null);
      });
    },
  };
}

export type Noting = ReturnType<typeof useNote>;
