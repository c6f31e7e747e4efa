import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { Button } from "@tomoru/ui/actions/button";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Suspense, useState } from "react";
import { useWords } from "../../../shared/site.ts";

const CloseDialog = lazyOverlay(async () => (await import("./close-dialog.tsx")).CloseDialog);

/** A quiet button, and the dialog that says what goes and what it costs. */
export function CloseCompany({ profile }: { profile: CompanyProfile }) {
  const { close: say } = useWords().settings;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" flush="start" onClick={() => setAsking(true)}>
        {say.open}
      </Button>
      {isAsking ? (
        <Suspense>
          <CloseDialog profile={profile} onCancel={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
