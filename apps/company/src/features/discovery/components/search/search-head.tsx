import { downloadSearch } from "@tomoru/contract/company/csv";
import { limits } from "@tomoru/contract/limits";
import { platformNames } from "@tomoru/i18n/brand";
import { Button } from "@tomoru/ui/actions/button";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { call } from "@tomoru/web/api/call.ts";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { BookmarkPlus } from "lucide-react";
import { Suspense } from "react";
import { CsvButton } from "../../../../shared/csv/csv-button.tsx";
import { useCsv } from "../../../../shared/csv/use-csv.ts";
import { useWords } from "../../../../shared/site.ts";
import type { FoundTotal } from "../../discovery.queries.ts";
import { filtersToSave } from "../../saved-address.view.ts";
import { searchIn } from "../../search-address.view.ts";
import { useSavedActions } from "../../use-saved-actions.ts";
import { SavedTabs } from "./saved-tabs.tsx";
import styles from "./search-head.module.css";

const SaveSearchDialog = lazyOverlay(async () => (await import("./save-search-dialog.tsx")).SaveSearchDialog);

type SearchHeadProps = { heading: string; address: URLSearchParams; total: FoundTotal | undefined };

/** The heading with the number found, saving the search, and the saved searches. */
export function SearchHead({ heading, address, total }: SearchHeadProps) {
  const { saved: say } = useWords().search;
  const search = searchIn(address);
  const actions = useSavedActions(search);
  const { asked } = actions;
  const csv = useCsv();
  const rows = Math.min(total?.value ?? 0, limits.csvRowsOfSearch);
  const body = { platform: search.platform, filters: filtersToSave(search), sort: search.sort, rows };
  return (
    <>
      <div className={styles.head}>
        <PageHeader title={heading} />
        <div className={styles.actions}>
          {rows > 0 ? (
            <CsvButton
              csv={csv}
              rows={rows}
              onDownload={() =>
                csv.download({
                  name: platformNames[search.platform],
                  fetch: () => call(downloadSearch, { body }),
                })
              }
            />
          ) : null}
          <Button
            variant="secondary"
            size="dense"
            icon={<BookmarkPlus size={18} aria-hidden="true" />}
            onClick={actions.ask}
          >
            {say.save}
          </Button>
        </div>
      </div>
      <SavedTabs address={address} actions={actions} />
      {asked ? (
        <Suspense>
          <SaveSearchDialog
            saved={asked.kind === "rename" ? asked.saved : null}
            onSave={(name, isMailed) =>
              asked.kind === "rename" ? actions.rename(asked.saved, name) : actions.save(name, isMailed)
            }
            onCancel={actions.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
