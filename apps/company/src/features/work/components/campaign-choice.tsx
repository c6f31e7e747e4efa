import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import type { ReactNode } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { useApplications, useCampaign, useChosen } from "../work.queries.ts";
import styles from "./board.module.css";
import { CampaignMoves } from "./campaign-moves.tsx";
import { Choosing } from "./choosing.tsx";
import { WorkLoading } from "./work-loading.tsx";

type CampaignChoiceProps = {
  id: string;
  /** The rest of the board. It appears together with what is above it, which would push it down. */
  children?: ReactNode;
};

/** The top of a campaign's board: what can be done with it, and the applicants while there are places to give. */
export function CampaignChoice({ id, children }: CampaignChoiceProps) {
  const { words, format } = useLanguage();
  const { choosing: say } = words.work;
  const campaign = useCampaign(id);
  const applications = useApplications(id);
  const chosen = useChosen(id);
  const { docs } = applications;
  const failure = (!campaign.data && campaign.failure) || (!docs && applications.failure);
  if (failure) {
    return (
      <>
        <LoadError
          title={say.loadFailed}
          failure={failure}
          onRetry={() => {
            void campaign.reload();
            applications.reload();
          }}
        />
        {children}
      </>
    );
  }
  if (!campaign.data || !docs || !chosen) return <WorkLoading />;
  const { state, capacity, counts, closesOn, selectBy } = campaign.data;
  const moves = <CampaignMoves campaign={campaign.data} />;
  if (state !== "open" && state !== "selecting") {
    return (
      <>
        {moves}
        {children}
      </>
    );
  }
  const rows = docs.filter((row) => row.state === "applied" || row.state === "notSelected");
  const left = capacity - counts.selected;
  const hasNone = rows.length === 0 && counts.selected === 0;
  return (
    <>
      <section className={styles.choice}>
        <h2>
          {hasNone
            ? say.none
            : left <= 0
              ? say.full
              : rows.length === 0
                ? say.noMore
                : say.heading(counts.applied, left)}
        </h2>
        <p className={styles.about}>
          <LampDot />
          {state === "open"
            ? say.openUntil(format.monthDay(closesOn))
            : say.selectUntil(format.monthDay(selectBy))}
        </p>
        {moves}
        {hasNone ? <p>{say.noneHint}</p> : null}
        {rows.length === 0 ? null : (
          <Choosing campaign={campaign.data} applications={rows} list={applications} />
        )}
      </section>
      {children}
    </>
  );
}
