import type { Campaign } from "@tomoru/contract/company/campaigns";
import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Phrases } from "@tomoru/ui/text/phrases";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { movesOf, useCampaignMoves } from "../use-campaign-moves.ts";
import styles from "./campaign-moves.module.css";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

/** Ending applications, ending the choice, calling it off: asked once, with who is told. */
export function CampaignMoves({ campaign }: { campaign: Campaign }) {
  const { words, format } = useLanguage();
  const { moves: say, board } = words.work;
  const { campaignId, counts, selectBy, state } = campaign;
  const acts = useCampaignMoves(campaignId);
  const { asked, said } = acts;
  const waiting = counts.applied + counts.notSelected;
  const moves = movesOf(campaign);
  return (
    <>
      {moves.length > 0 ? (
        <div className={styles.moves}>
          {state === "draft" ? (
            <ButtonLink
              variant="primary"
              size="dense"
              render={<Link to={`${paths.newCampaign}?id=${campaignId}`} />}
            >
              {say.edit}
            </ButtonLink>
          ) : null}
          {moves.map((move) => (
            <div key={move} className={styles.move}>
              <Button
                variant={move === "withdraw" ? "quiet" : "secondary"}
                size="dense"
                flush={move === "withdraw" ? "start" : undefined}
                aria-describedby={`${move}-note`}
                onClick={() => acts.ask(move)}
              >
                {say[move].action}
              </Button>
              <p id={`${move}-note`} className={styles.note}>
                <Phrases>{say[move].note}</Phrases>
              </p>
            </div>
          ))}
        </div>
      ) : null}
      {said ? (
        <InlineMessage tone={said.tone}>
          {said.tone === "success" ? say[said.move].done : said.tone === "info" ? say.late : board.failed}
        </InlineMessage>
      ) : null}
      {asked ? (
        <Suspense>
          <ConfirmModal
            open
            destructive={asked === "withdraw"}
            title={say[asked].title}
            message={say[asked].text(waiting, format.day(selectBy))}
            confirmLabel={say[asked].action}
            cancelLabel={board.closeAsk.back}
            loading={acts.isBusy ? say[asked].doing : undefined}
            onConfirm={acts.confirm}
            onCancel={acts.cancel}
          />
        </Suspense>
      ) : null}
    </>
  );
}
