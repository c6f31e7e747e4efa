import { Button, TextLink } from "@tomoru/ui/actions/button";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useWords } from "../site.ts";
import styles from "./addition-note.module.css";
import type { AdditionSaid } from "./use-add-to-list.ts";

/** What became of an addition, told politely and in sight. */
export function AdditionNote({ said, onUndo }: { said: AdditionSaid | null; onUndo: () => void }) {
  const { add } = useWords().lists;
  const canUndo = said?.kind === "added" && (said.count > 0 || said.isNew);
  return (
    <div className={said ? styles.note : styles.silent} data-note="">
      <p role="status">{said ? <Said said={said} /> : null}</p>
      {canUndo ? (
        <Button variant="text" size="dense" onClick={onUndo}>
          {add.undo}
        </Button>
      ) : null}
      {said?.kind === "refused" && said.reason === "plan" ? (
        <TextLink render={<Link to={paths.plan} />}>{add.changePlan}</TextLink>
      ) : null}
    </div>
  );
}

function Said({ said }: { said: AdditionSaid }) {
  const words = useWords();
  const { add, form } = words.lists;
  switch (said.kind) {
    case "added":
      return (
        <>
          {said.count > 0 || said.isNew
            ? add.added(said.count, said.list.name)
            : add.addedNobody(said.list.name)}
          {said.skipped > 0 ? ` ${add.skipped(said.skipped)}` : null}
        </>
      );
    case "undone":
      return add.undone(said.list.name);
    case "refused":
      return said.reason === "plan" ? form.full : add.gone;
    case "failed":
      return failureText(said.failure, words);
  }
}
