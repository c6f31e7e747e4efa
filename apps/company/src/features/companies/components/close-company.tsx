import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { Button } from "@tomoru/ui/actions/button";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Suspense } from "react";
import { useWords } from "../../../shared/site.ts";
import { useClosing } from "../use-closing.ts";

const CloseDialog = lazyOverlay(async () => (await import("./close-dialog.tsx")).CloseDialog);

/** A quiet button, and the dialog that says what goes and what it costs. */
export function CloseCompany({ profile }: { profile: CompanyProfile }) {
  const { close: say } = useWords().settings;
  const closing = useClosing();
  return (
    <>
      <Button variant="text" flush="start" onClick={closing.ask}>
        {say.open}
      </Button>
      {closing.open === null ? null : (
        <Suspense>
          <CloseDialog profile={profile} closing={closing} />
        </Suspense>
      )}
    </>
  );
}
