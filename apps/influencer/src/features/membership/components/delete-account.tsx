import { Button } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { Suspense } from "react";
import { useWords } from "../../../shared/site.ts";
import { erasedThings } from "../membership.view.ts";
import { useDeletion } from "../use-deletion.ts";
import { ClosingDeals } from "./closing-deals.tsx";
import { DueAtLeaving } from "./due-at-leaving.tsx";
import styles from "./leaving.module.css";

const DeleteDialog = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/delete-dialog")).DeleteDialog,
);

/** A quiet button, and the dialog that names what goes. */
export function DeleteAccount() {
  const words = useWords();
  const { common, membership } = words;
  const { deletion, ways } = membership;
  const { asked, open, sending, failure, ask, confirm, cancel } = useDeletion();
  return (
    <>
      <Button variant="text" onClick={ask}>
        {deletion.open}
      </Button>
      {asked ? (
        <Suspense>
          <DeleteDialog
            open={open}
            title={deletion.title}
            message={
              <div className={styles.message}>
                <p>{deletion.message}</p>
                <ClosingDeals title={deletion.deals.cancelled} />
                <DueAtLeaving becomes={ways.erase.money} noBank={deletion.deals.noBank} />
                <p>
                  <Phrases>{deletion.kept}</Phrases>
                </p>
                <SlowNote waiting={sending} />
              </div>
            }
            goesLabel={deletion.goesLabel}
            goes={erasedThings(ways)}
            understoodLabel={deletion.understood}
            deleteLabel={deletion.confirm}
            cancelLabel={common.cancel}
            loading={sending ? deletion.sending : undefined}
            error={failure ? `${deletion.failed} ${failure(words)}` : undefined}
            onDelete={confirm}
            onCancel={cancel}
          />
        </Suspense>
      ) : null}
    </>
  );
}
