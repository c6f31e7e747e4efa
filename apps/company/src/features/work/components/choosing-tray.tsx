import { estBudgetOf } from "@tomoru/contract/company/budget-bands";
import type { Campaign, CampaignApplication } from "@tomoru/contract/company/campaigns";
import { Button } from "@tomoru/ui/actions/button";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { MoneyBar } from "@tomoru/ui/charts/money-bar";
import { Tag } from "@tomoru/ui/data/tag";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Check, X } from "lucide-react";
import { Suspense } from "react";
import { useLanguage } from "../../../shared/site.ts";
import type { Choosing } from "../use-choosing.ts";
import { useChosen } from "../work.queries.ts";
import styles from "./choosing.module.css";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

/** The most places that are drawn. */
const drawnSeats = 10;

/** The places: who has one, who is a candidate for one, and their cost against the budget. */
export function ChoosingTray({ campaign, acts }: { campaign: Campaign; acts: Choosing }) {
  const { words, format } = useLanguage();
  const { choosing: say } = words.work;
  const { capacity, counts } = campaign;
  const left = capacity - counts.selected;
  const { chosen } = acts;
  const selected = useChosen(campaign.campaignId) ?? [];
  const all = [...selected, ...chosen];
  const fees = all.reduce((sum, { wishFeeYen }) => sum + wishFeeYen, 0);
  const views = viewsOf(all);
  const budget = estBudgetOf(campaign)?.maxYen ?? null;
  const free = Math.max(0, Math.min(left, drawnSeats - selected.length) - chosen.length);
  return (
    <Card as="aside" className={styles.tray} aria-labelledby="tray">
      <div className={styles.line}>
        <h2 id="tray">{say.tray}</h2>
        <strong>{say.seats(counts.selected + chosen.length, capacity)}</strong>
      </div>
      <ul className={styles.seats}>
        {selected.map(({ applicationId, account, wishFeeYen }) => (
          <li key={applicationId}>
            <span>
              <strong>{account.displayName}</strong> {format.yen(wishFeeYen)}
            </span>
            <Tag tone="primary" icon={<Check size={14} aria-hidden="true" />}>
              {say.decided}
            </Tag>
          </li>
        ))}
        {chosen.map((row) => (
          <li key={row.applicationId}>
            <span>
              <strong>{row.account.displayName}</strong> {format.yen(row.wishFeeYen)}
            </span>
            <IconButton
              label={say.drop(row.account.displayName)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => acts.drop(row)}
            />
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
          <li key={index} className={styles.free}>
            {say.empty}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <span>{say.sum}</span>
        <strong>{format.yen(fees)}</strong>
      </div>
      {budget === null ? null : (
        <MoneyBar
          isSmall
          scale={budget * capacity}
          parts={[{ key: "fees", look: "full", value: fees, label: say.sum, valueLabel: format.yen(fees) }]}
          sentence={`${say.sum} ${words.work.of(format.yen(fees), format.yen(budget * capacity))}`}
        />
      )}
      <div className={styles.line}>
        <span>{say.views}</span>
        <strong>{views === null ? say.noViews : say.times(format.count(views))}</strong>
      </div>
      {acts.said ? <InlineMessage tone={acts.said.tone}>{acts.said.text}</InlineMessage> : null}
      {chosen.length > 0 ? (
        <Button variant="primary" wide onClick={acts.ask}>
          {say.confirm(chosen.length)}
        </Button>
      ) : null}
      <p className={styles.note}>{say.after}</p>
      <p className={styles.note}>
        <strong>{say.others}</strong> {say.othersText}
      </p>
      {acts.isAsked ? (
        <Suspense>
          <ConfirmModal
            open
            title={say.ask.title(chosen.length)}
            message={say.ask.text}
            confirmLabel={say.ask.yes}
            cancelLabel={say.ask.back}
            loading={acts.isBusy ? say.ask.doing : undefined}
            onConfirm={acts.confirm}
            onCancel={acts.cancel}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** The sum of the known views; null if none is known. */
function viewsOf(rows: readonly CampaignApplication[]): number | null {
  const known = rows.flatMap(({ account }) => account.medianViews ?? []);
  return known.length === 0 && rows.length > 0 ? null : known.reduce((sum, views) => sum + views, 0);
}
