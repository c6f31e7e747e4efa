import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import type { ReactNode } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { erasedThings, lastDayOfMonthInJapan } from "../membership.view.ts";
import { DeleteAccount } from "./delete-account.tsx";
import styles from "./leaving.module.css";

/** The two ways out, side by side: when, what is erased, what becomes of money that is due. */
export function LeavingWays() {
  const { words, format } = useLanguage();
  const { ways } = words.membership;
  const lastDay = format.monthDay(lastDayOfMonthInJapan(serverNow()));
  return (
    <div className={styles.ways}>
      <Way id="leave" title={ways.leave.title} facts={{ ...ways.leave, when: ways.leave.when(lastDay) }} />
      <Way id="erase" title={ways.erase.title} facts={ways.erase}>
        <div className={styles.erase}>
          <DeleteAccount />
        </div>
      </Way>
    </div>
  );
}

type WayProps = {
  id: string;
  title: string;
  facts: { when: string; erased: string; money: string };
  children?: ReactNode;
};

function Way({ id, title, facts, children }: WayProps) {
  const { ways } = useLanguage().words.membership;
  const { labels } = ways;
  return (
    <Card as="section" className={styles.way} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DefinitionList
        rows={[
          { term: labels.when, children: facts.when },
          {
            term: labels.erased,
            children: (
              <>
                <p>{facts.erased}</p>
                <ul className={styles.erased}>
                  {erasedThings(ways).map((thing) => (
                    <li key={thing}>{thing}</li>
                  ))}
                </ul>
              </>
            ),
          },
          { term: labels.money, children: facts.money },
        ]}
      />
      {children}
    </Card>
  );
}
