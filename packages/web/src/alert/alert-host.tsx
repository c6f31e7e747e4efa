import { Suspense, useState } from "react";
import { useWords } from "../i18n/language.store.ts";
import { lazyOverlay } from "../page/overlay.ts";
import { SiteLink } from "../routes/page-router.tsx";
import { closeAlert, useAlert } from "./alert.store.ts";

const AlertDialog = lazyOverlay(async () => (await import("@tomoru/ui/overlays/alert-dialog")).AlertDialog);

export function AlertHost() {
  const { common } = useWords();
  const alert = useAlert();
  const [shown, setShown] = useState(alert);
  if (alert && alert !== shown) setShown(alert);
  if (!shown) return null;
  const { redirectTo, redirectText } = shown;
  return (
    <Suspense>
      <AlertDialog
        open={alert !== undefined}
        tone={shown.variant ?? "error"}
        title={shown.titleText ?? common.alertTitle}
        message={shown.message}
        code={shown.code === undefined ? undefined : common.errorCode(shown.code)}
        closeLabel={common.close}
        onClose={closeAlert}
        action={
          redirectTo && redirectText ? (
            <SiteLink to={redirectTo} onClick={closeAlert}>
              {redirectText}
            </SiteLink>
          ) : undefined
        }
      />
    </Suspense>
  );
}
