import type { ListRow } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import type { KeyboardEvent } from "react";
import { useWords } from "../../../shared/site.ts";
import { type Noting, useNote } from "../use-note.ts";
import styles from "./note-cell.module.css";

type NoteCellProps = { listId: string; row: ListRow; isLocked: boolean };

/** The id of the button, which the key of the row presses. */
export const noteIdOf = (creatorId: string) => `note-${creatorId}`;

/** A note that is written where it stands. */
export function NoteCell({ listId, row, isLocked }: NoteCellProps) {
  const { one: say } = useWords().lists;
  const { creatorId, displayName, note } = row;
  const noting = useNote({ listId, creatorId, note });
  const name = displayName || say.somebody;
  if (isLocked) return <span className={styles.plain}>{note}</span>;
  return (
    <div className={styles.cell}>
      {noting.typed === null ? (
        <button
          type="button"
          id={noteIdOf(creatorId)}
          className={note === "" ? styles.none : styles.note}
          aria-label={`${say.noteOf(name)} ${note || say.noteWrite}`}
          onClick={noting.begin}
        >
          {note || say.noteWrite}
        </button>
      ) : (
        <NoteField noting={noting} label={say.noteOf(name)} creatorId={creatorId} />
      )}
      <NoteState noting={noting} />
    </div>
  );
}

type NoteFieldProps = { noting: Noting; label: string; creatorId: string };

function NoteField({ noting, label, creatorId }: NoteFieldProps) {
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isDone = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    event.currentTarget.closest("tr")?.focus();
    noting.end();
  }
  return (
    <textarea
      className={styles.field}
      aria-label={label}
      data-creator={creatorId}
      rows={2}
      maxLength={limits.listNoteMaxLength}
      // biome-ignore lint/a11y/noAutofocus: the press that asked for the field is one for its text
      autoFocus
      value={noting.typed ?? ""}
      onChange={(event) => noting.type(event.target.value)}
      onBlur={noting.end}
      onKeyDown={onKeyDown}
    />
  );
}

export function NoteState({ noting: { state } }: { noting: Noting }) {
  const { one: say } = useWords().lists;
  const text = { idle: null, saving: say.saving, saved: say.saved, failed: say.noteFailed }[state];
  return (
    <span role="status" className={state === "failed" ? styles.failed : styles.state}>
      {text}
    </span>
  );
}
