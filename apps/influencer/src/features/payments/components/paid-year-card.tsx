import type { PaidYear } from "@tomoru/contract/influencer/payments";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Select } from "@tomoru/ui/forms/select";
import { Card } from "@tomoru/ui/layout/card";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Amount } from "@tomoru/ui/text/amount";
import { Download } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../shared/site.ts";
import { usePaidYearFile } from "../use-paid-year-file.ts";
import styles from "./paid-year-card.module.css";

/** What was paid in a calendar year, and the file of it for the tax return. Begins with the newest year. */
export function PaidYearCard({ years }: { years: readonly PaidYear[] }) {
  const { words, format } = useLanguage();
  const { year: own } = words.payments;
  const [chosen, setChosen] = useState<number | null>(null);
  const file = usePaidYearFile();
  const shown = years.find(({ year }) => year === chosen) ?? years[0];
  if (!shown) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby="year">
      <div className={styles.head}>
        <h2 id="year">{years.length > 1 ? own.any : own.title(shown.year)}</h2>
        {years.length > 1 ? (
          <Select
            className={styles.years}
            aria-label={own.choose}
            options={years.map(({ year }) => ({ value: String(year), label: own.option(year) }))}
            value={String(shown.year)}
            onChange={(value) => setChosen(Number(value))}
          />
        ) : null}
      </div>
      <Amount size="display">{format.yen(shown.grossYen)}</Amount>
      <p className={styles.note}>{own.count(shown.year, shown.payments)}</p>
      {shown.withheldYen > 0 ? (
        <p className={styles.note}>{own.withheld(format.yen(shown.withheldYen), format.yen(shown.netYen))}</p>
      ) : null}
      <Button
        variant="secondary"
        className={styles.save}
        icon={<Download size={18} aria-hidden="true" />}
        loading={file.sending ? own.saving : undefined}
        onClick={() => file.save(shown.year)}
      >
        {own.save}
      </Button>
      <p className={styles.note}>{own.about}</p>
      <VisuallyHidden role="status">{file.saved === null ? "" : own.saved(file.saved)}</VisuallyHidden>
      {file.failure ? (
        <InlineMessage tone="error" title={own.failed}>
          {file.failure(words)}
        </InlineMessage>
      ) : null}
    </Card>
  );
}
