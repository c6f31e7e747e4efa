import type { ResultOf } from "@tomoru/contract/endpoint";
import type { getCompany } from "@tomoru/contract/operator/companies";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
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
            term: `${fullName} (${say.roles[role]})`,
            children: email,
          }))}
        />
      </Card>
      <Card as="section" aria-labelledby="usage" className={styles.card}>
        <h2 id="usage">{say.usage.title}</h2>
        {usage.length === 0 ? <p className={styles.note}>{say.usage.none}</p> : null}
        <DefinitionList
          rows={usage.map(({ month, kind, count }) => ({
            term: `${format.month(month)} ${say.usage.kinds[kind] ?? kind}`,
            children: format.count(count),
          }))}
        />
      </Card>
      <Card as="section" aria-labelledby="changes" className={styles.card}>
        <h2 id="changes">{say.changes.title}</h2>
        {statusChanges.length === 0 ? <p className={styles.note}>{say.changes.none}</p> : null}
        <DefinitionList
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
      </Card>
    </>
  );
}
