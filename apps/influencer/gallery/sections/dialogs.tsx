import { codeOf } from "@tomoru/contract/codes";
import { Button } from "@tomoru/ui/actions/button";
import { AlertDialog } from "@tomoru/ui/overlays/alert-dialog";
import { ConfirmModal } from "@tomoru/ui/overlays/confirm-modal";
import { DeleteDialog } from "@tomoru/ui/overlays/delete-dialog";
import { Sheet } from "@tomoru/ui/overlays/sheet";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Row, Specimen } from "../specimen.tsx";

/** Each opens by its button and closes in every way that it offers. */
export function Dialogs() {
  const { words } = useLanguage();
  const say = useSay();
  const { account, common, membership, offers } = words;
  const { deletion, ways } = membership;
  const { question, consequence, action, sending } = offers.decide.approval;
  const alert = {
    message: common.loadFailed,
    code: common.errorCode(codeOf("dataNotFound")),
    closeLabel: common.close,
  };
  const ask = { title: question, message: consequence, confirmLabel: action, cancelLabel: common.cancel };
  return (
    <Specimen name="AlertDialog, ConfirmModal, DeleteDialog, Sheet">
      <Row>
        {(["error", "success", "info"] as const).map((tone) => (
          <Opener key={tone} name={`AlertDialog ${tone}`}>
            {(state) => <AlertDialog {...state} {...alert} tone={tone} title={common.alertTitle} />}
          </Opener>
        ))}
        <Opener name="ConfirmModal">
          {({ open, onClose }) => (
            <ConfirmModal {...ask} open={open} onConfirm={onClose} onCancel={onClose} />
          )}
        </Opener>
        <Opener name="ConfirmModal destructive">
          {({ open, onClose }) => (
            <ConfirmModal
              {...ask}
              open={open}
              destructive
              error={common.offline}
              onConfirm={onClose}
              onCancel={onClose}
            />
          )}
        </Opener>
        <Sending label={`ConfirmModal ${say.states.loading}`} ask={ask} sending={sending} />
        <Opener name="DeleteDialog">
          {({ open, onClose }) => (
            <DeleteDialog
              open={open}
              title={deletion.title}
              message={deletion.message}
              goesLabel={deletion.goesLabel}
              goes={Object.values(ways.things)}
              understoodLabel={deletion.understood}
              deleteLabel={deletion.confirm}
              cancelLabel={common.cancel}
              onDelete={onClose}
              onCancel={onClose}
            />
          )}
        </Opener>
        <Opener name="Sheet">
          {(state) => (
            <Sheet
              {...state}
              title={account.category.label}
              doneLabel={account.category.done}
              onDone={state.onClose}
              closeLabel={common.close}
            >
              <p>{say.samples.paragraph}</p>
            </Sheet>
          )}
        </Opener>
      </Row>
    </Specimen>
  );
}

type OpenState = { open: boolean; onClose: () => void };

function Opener({ name, children }: { name: string; children: (state: OpenState) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
}

type SendingProps = {
  label: string;
  ask: { title: string; message: string; confirmLabel: string; cancelLabel: string };
  sending: string;
};

const sendingMs = 3000;

/** While it sends nothing closes it; here it has sent after three seconds. */
function Sending({ label, ask, sending }: SendingProps) {
  const [loading, setLoading] = useState<string>();
  return (
    <Opener name={label}>
      {({ open, onClose }) => {
        const send = () => {
          setLoading(sending);
          setTimeout(() => {
            setLoading(undefined);
            onClose();
          }, sendingMs);
        };
        return <ConfirmModal {...ask} open={open} loading={loading} onConfirm={send} onCancel={onClose} />;
      }}
    </Opener>
  );
}
