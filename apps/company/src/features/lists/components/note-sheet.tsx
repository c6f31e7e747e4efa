import type { ListRow } from "@tomoru/contract/company/lists";
import { limits } from "@tomoru/contract/limits";
import { TextArea } from "@tomoru/ui/forms/text-area";
import { Sheet } from "@tomoru/ui/overlays/sheet";
import { useWords } from "../../../shared/site.ts";
import { useNote } from "../use-note.ts";
import styles from "./note-cell.module.css";
import { NoteState } from "./note-cell.tsx";

type NoteSheetProps = { listId: string; row: ListRow };

/** On a phone the note of a card opens a sheet. */
export function NoteSheet({ listId, row }: NoteSheetProps) {
  const { one: say } = useWords().lists;
  const { creatorId, displayName, note } = row;
  const noting = useNote({ listId, creatorId, note });
  const label = say.noteOf(displayName || say.somebody);
  return (
    <div className={styles.cell}>
      <button
        type="button"
        className={note === "" ? styles.none : styles.note}
        aria-label={`${label} ${note || say.noteWrite}`}
        aria-haspopup="dialog"
        onClick={noting.begin}
      >
        {note || say.noteWrite}
      </button>
      <Sheet
        open={noting.typed !== null}
        title={label}
        doneLabel={say.noteDone}
        onDone={noting.end}
        closeLabel={say.noteDone}
        onClose={noting.end}
      >
        <TextArea
          aria-label={label}
          rows={6}
          maxLength={limits.listNoteMaxLength}
          value={noting.typed ?? ""}
          onChange={(event) => noting.type(event.target.value)}
        />
        <NoteState noting={noting} />
      </Sheet>
    </div>
  );
}
