import { ConfirmModal } from "@tomoru/ui/overlays/confirm-modal";
import { useWords } from "../../../shared/site.ts";
import type { Question, useMemberActions } from "../use-member-actions.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";

type MemberQuestionProps = { question: Question; actions: ReturnType<typeof useMemberActions> };

/** Asked before somebody is stopped or removed; before a hand-over the password too. */
export function MemberQuestion({ question: { kind, colleague }, actions }: MemberQuestionProps) {
  const { companies, common } = useWords();
  const { members: say } = companies;
  if (kind === "handOver") return <HandOverDialog colleague={colleague} actions={actions} />;
  const { fullName } = colleague;
  const texts = {
    remove: { title: say.removeTitle(fullName), message: say.removeText, confirmLabel: say.remove },
    stop: { title: say.stopTitle(fullName), message: say.stopText, confirmLabel: say.stop },
  }[kind];
  return (
    <ConfirmModal
      open
      {...texts}
      cancelLabel={common.cancel}
      loading={actions.busy ? say.working : undefined}
      destructive
      onConfirm={() => actions.confirm(kind, colleague)}
      onCancel={actions.cancel}
    />
  );
}
