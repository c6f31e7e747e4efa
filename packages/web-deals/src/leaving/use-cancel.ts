import { limits } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useState } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { useActing } from "../frame/acting.tsx";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";

type Cancelling = { open: boolean; onClose: () => void };

/** The choice between cancelling alone and proposing it, with its reason, until it is sent. */
export function useCancel(deal: Deal, { open, onClose }: Cancelling) {
  const { calls, side } = useDealSite();
  const { words } = useDealLanguage();
  const { busy, failure, act, dismissFailure } = useActing();
  const params = { id: deal.dealId };
  const preview = useEndpoint(calls.previewCancel, { input: open ? { params } : null, retryAs: "offer" });
  const [chosen, setChosen] = useState<"alone" | "propose" | null>(null);
  // A creator would give the fee away by a share that was not chosen.
  const [percent, setPercent] = useState<number | null>(side === "company" ? 0 : null);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { cancel: say } = words.leaving;
  const alone = preview.data?.alone ?? null;
  const canAlone = alone !== null && deal.can.includes("cancel");
  // What costs money is never chosen by itself while the other side can be asked.
  const isCheap = side === "company" ? alone?.creatorPct === 0 : deal.funding !== "secured";
  const isFirstAlone = canAlone && (isCheap || preview.data?.isProposable !== true);
  const kind = chosen ?? (isFirstAlone ? "alone" : "propose");
  const options = [
    ...(alone
      ? [
          {
            value: "alone" as const,
            label: say.alone,
            description: alone.creatorPct === 0 ? say.aloneNote.none : say.aloneNote.share(alone.creatorPct),
          },
        ]
      : []),
    ...(preview.data?.isProposable
      ? [{ value: "propose" as const, label: say.propose, description: say.proposeNote }]
      : []),
  ];

  const send = async () => {
    const why = reason.trim();
    setTried(true);
    if (why === "" || options.length === 0 || (kind === "propose" && percent === null)) return;
    if (focusTooLong([{ id: "cancelReason", text: why, max: limits.dealReasonMaxLength }])) return;
    const isDone = await act(
      () =>
        call(calls.cancel, {
          params,
          body: {
            kind,
            reason: why,
            revision: deal.revision,
            ...(kind === "propose" && percent !== null && { creatorPct: percent }),
          },
        }),
      ({ leaving }) => leaving.cancel.done[kind],
    );
    if (isDone) onClose();
  };

  return {
    preview,
    options,
    kind,
    choose: setChosen,
    percent,
    setPercent,
    creatorPct: kind === "alone" ? (alone?.creatorPct ?? 0) : (percent ?? 0),
    reason,
    setReason,
    isReasonMissing: isTried && reason.trim() === "",
    isShareMissing: isTried && percent === null,
    busy,
    failure,
    send,
    close: () => {
      dismissFailure();
      onClose();
    },
  };
}
