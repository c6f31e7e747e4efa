import type { Platform } from "@tomoru/contract/platforms";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { Suspense } from "react";
import { useWords } from "../../../shared/site.ts";
import type { Addressees } from "../asking.queries.ts";
import type { Asking } from "../use-asking.ts";
import { Skipped } from "./addressees.tsx";
import { LastNotices } from "./asking-notices.tsx";
import { CostSums } from "./cost-note.tsx";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

type SendQuestionProps = {
  asking: Asking;
  platform: Platform;
  people: number | null;
  creators?: Addressees["creators"];
  isList?: boolean;
};

/** The last question: to how many, what it fixes and may come to cost, and who is left out. */
export function SendQuestion({ asking, platform, people, creators = [], isList = false }: SendQuestionProps) {
  const { confirm: say } = useWords().asking;
  const { question, kind } = asking;
  const asked = creators.filter(({ unasked }) => unasked === null).length;
  const skipped = creators.filter(({ unasked }) => unasked !== null);
  const isCampaign = kind === "campaign";
  if (!question.isOpen) return null;
  return (
    <Suspense>
      <ConfirmModal
        open
        title={isCampaign ? say.publishTitle : say.title(asked)}
        message={
          <>
            <p>{isCampaign ? say.publishText : say.text}</p>
            {isList ? <p>{say.list}</p> : null}
            <p>
              {isCampaign ? say.publishFree : say.free}{" "}
              <CostSums entered={asking.shared.values} people={people} />
            </p>
            {skipped.length > 0 ? (
              <>
                <p>{say.skipped(skipped.length)}</p>
                <Skipped creators={skipped} />
              </>
            ) : null}
            <LastNotices asking={asking} platform={platform} />
            <SlowNote waiting={question.isSending} />
          </>
        }
        confirmLabel={isCampaign ? say.publish : say.send}
        cancelLabel={say.back}
        loading={question.isSending ? (isCampaign ? say.publishing : say.sending) : undefined}
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      />
    </Suspense>
  );
}
