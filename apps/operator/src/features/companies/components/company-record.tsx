import type { ResultOf } from "@tomoru/contract/endpoint";
import type { getCompany } from "@tomoru/contract/operator/companies";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
import { RecordCard } from "../../../shared/page/record-card.tsx";
import { useLanguage } from "../../../shared/site.ts";

type Known = ResultOf<typeof getCompany>;

/** Its people, what it used, and how its standing changed. */
export function CompanyRecord({ members, usage, statusChanges }: Known) {
  const { words, format } = useLanguage();
  const { companies: say } = words;
  const moments = useMoments();
  const changes: Readonly<Record<string, string>> = { ...say.verifications, ...say.statuses };
  return (
    <>
      <Card as="section" aria-labelledby="members">
        <h2 id="members">{say.members}</h2>
        <DefinitionList
          rows={members.map(({ memberId, fullName, email, role }) => ({
            key: memberId,
            term: format.bracketed(fullName, say.roles[role]),
            children: email,
          }))}
        />
      </Card>
      <RecordCard
        id="usage"
        title={say.usage.title}
        none={say.usage.none}
        rows={usage.map(({ month, kind, count }) => ({
          term: `${format.month(month)} ${say.usage.kinds[kind] ?? kind}`,
          children: format.count(count),
        }))}
      />
      <RecordCard
        id="changes"
        title={say.changes.title}
        none={say.changes.none}
        rows={statusChanges.map(({ change, reason, operator, changedAt }) => ({
          key: changedAt,
          term: `${moments.dated(changedAt)} ${changes[change] ?? change}`,
          children: (
            <>
              <p className={styles.text}>{reason}</p>
              <p className={styles.note}>{say.changes.by(operator)}</p>
            </>
          ),
        }))}
      />
    </>
  );
}
