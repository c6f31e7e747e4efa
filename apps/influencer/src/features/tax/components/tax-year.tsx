import { downloadTaxSummary, type TaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Select } from "@tomoru/ui/forms/select";
import { Card } from "@tomoru/ui/layout/card";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { Download } from "lucide-react";
import { useState } from "react";
import { useYearFile } from "../../../shared/money/use-year-file.ts";
import { useLanguage } from "../../../shared/site.ts";
import { fetchTaxYear, useTaxSummary } from "../tax.queries.ts";
import styles from "./tax-year.module.css";
import { TaxYearTable } from "./tax-year-table.tsx";

/** What was paid in a calendar year by month and payer, and its file for the tax return. */
export function TaxYear() {
  const { year: say } = useLanguage().words.tax;
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: summary, failure, reload } = useTaxSummary(chosen);
  return (
    <Card as="section" className={styles.card} aria-labelledby="tax-year">
      <div>
        <h2 id="tax-year">
          <Phrases>{say.title}</Phrases>
        </h2>
        <p className={styles.note}>{say.lead}</p>
      </div>
      {summary ? <Year summary={summary} onChoose={setChosen} /> : null}
      {!summary && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {summary || failure ? null : (
        <Loading>
          <Skeleton height={188} />
        </Loading>
      )}
    </Card>
  );
}

type YearProps = { summary: TaxSummary; onChoose: (year: number) => void };

function Year({ summary, onChoose }: YearProps) {
  const { words } = useLanguage();
  const { year: say } = words.tax;
  const { year, years, rows } = summary;
  const shown = [...new Set([year, ...years])].toSorted((one, other) => other - one);
  const file = useYearFile({
    fetchText: fetchTaxYear,
    nameOf: (of) => `tomoru-tax-${of}.csv`,
    type: downloadTaxSummary.file,
  });
  return (
    <>
      <div className={styles.head}>
        <Select
          className={styles.years}
          aria-label={say.choose}
          options={shown.map((of) => ({ value: String(of), label: say.option(of) }))}
          value={String(year)}
          onChange={(value) => onChoose(Number(value))}
        />
        {rows.length > 0 ? (
          <Button
            variant="secondary"
            icon={<Download size={18} aria-hidden="true" />}
            loading={file.sending ? say.saving : undefined}
            onClick={() => file.save(year)}
          >
            {say.save}
          </Button>
        ) : null}
      </div>
      {rows.length > 0 ? <TaxYearTable summary={summary} /> : <p className={styles.note}>{say.none(year)}</p>}
      <VisuallyHidden role="status">{file.saved === null ? "" : say.saved(file.saved)}</VisuallyHidden>
      {file.failure ? (
        <InlineMessage tone="error" title={say.failed}>
          {file.failure(words)}
        </InlineMessage>
      ) : null}
    </>
  );
}
