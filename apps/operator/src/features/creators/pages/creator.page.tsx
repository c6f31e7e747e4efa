import { getOperatorCreator } from "@tomoru/contract/operator/known-creators";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { RecordAndActs } from "../../../shared/page/record-and-acts.tsx";
import { useWords } from "../../../shared/site.ts";
import { CreatorActs } from "../components/creator-acts.tsx";
import { CreatorFacts } from "../components/creator-facts.tsx";
import { CreatorRecord } from "../components/creator-record.tsx";
import { type KnownCreator, nameOf, suspensionOf } from "../creators.view.ts";

export function CreatorPage() {
  return (
    <ConsolePage>
      <OneCreator />
    </ConsolePage>
  );
}

function OneCreator() {
  const { creators: say } = useWords();
  const { id: creatorId = "" } = useParams();
  const asked = useAsked(getOperatorCreator, { params: { creatorId } });
  const creator = asked.data?.creator;
  const title = creator ? nameOf(creator, say) : say.name;
  usePage({ title, hasError: !creator && asked.failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        lead={creator && say.statuses[creator.status]}
        back={{ label: say.name, render: <Link to={paths.creators} /> }}
      />
      <Answered asked={asked}>
        {(known) => (
          <RecordAndActs acts={<CreatorActs known={known} />}>
            <WhySuspended {...known} />
            <CreatorFacts known={known} />
            <CreatorRecord known={known} />
          </RecordAndActs>
        )}
      </Answered>
    </div>
  );
}

function WhySuspended(known: KnownCreator) {
  const { creators: say } = useWords();
  const moments = useMoments();
  const suspension = suspensionOf(known);
  if (!suspension) return null;
  const { reason, operator, changedAt } = suspension;
  return (
    <Card as="section" tone="lamp" aria-labelledby="suspension" className={styles.card}>
      <h2 id="suspension">{say.why}</h2>
      <p className={styles.text}>{reason}</p>
      <p className={styles.note}>
        {operator === null ? null : `${say.changes.by(operator)} · `}
        {moments.dated(changedAt)}
      </p>
    </Card>
  );
}
