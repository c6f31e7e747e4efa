import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { useApplications, useCampaign } from "../work.queries.ts";
import styles from "./board.module.css";
import { Choosing } from "./choosing.tsx";

/** Above the board of a campaign, for as long as somebody can be chosen. */
export function CampaignChoice({ id }: { id: string }) {
  const { words, format } = useLanguage();
  const { choosing: say } = words.work;
  const campaign = useCampaign(id);
  const applications = useApplications(id);
  const failure = (!campaign.data && campaign.failure) || (!applications.data && applications.failure);
  if (failure) {
    return (
      <LoadError
        title={say.loadFailed}
        failure={failure}
        onRetry={() => void Promise.all([campaign.reload(), applications.reload()])}
      />
    );
  }
  if (!campaign.data || !applications.data) return null;
  const { state, capacity, counts, closesOn, selectBy, platform } = campaign.data;
  if (state !== "open" && state !== "selecting") return null;
  const rows = applications.data.docs.filter((row) => row.state === "applied" || row.state === "notSelected");
  const left = capacity - counts.selected;
  return (
    <section className={styles.choice}>
      <h2>{rows.length === 0 ? say.none : left > 0 ? say.heading(counts.applied, left) : say.full}</h2>
      <p className={styles.about}>
        <PlatformName platform={platform} />
        <LampDot />
        {say.until(format.monthDay(state === "open" ? closesOn : selectBy))}
      </p>
      {rows.length === 0 ? <p>{say.noneHint}</p> : <Choosing campaign={campaign.data} applications={rows} />}
    </section>
  );
}
