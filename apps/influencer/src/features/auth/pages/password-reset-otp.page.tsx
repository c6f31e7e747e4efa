import { readDraft } from "@tomoru/web/session/draft.ts";
import { ResetCode } from "@tomoru/web-auth/passwords/reset-code.tsx";
import { useState } from "react";
import { Navigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { accounts } from "../accounts.view.ts";

export function PasswordResetOtpPage() {
  const [{ email }] = useState(() => readDraft());
  if (email === undefined) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <SignedOutFrame>
      <ResetCode accounts={accounts} email={email} />
    </SignedOutFrame>
  );
}
