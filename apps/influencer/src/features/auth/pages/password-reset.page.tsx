import { readDraft } from "@tomoru/web/session/draft.ts";
import { ResetForm } from "@tomoru/web-auth/passwords/reset-form.tsx";
import { useState } from "react";
import { Navigate } from "react-router";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { accounts } from "../accounts.view.ts";

export function PasswordResetPage() {
  const [{ otpId, email }] = useState(() => readDraft());
  if (otpId === undefined) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <SignedOutFrame>
      <ResetForm accounts={accounts} otpId={otpId} email={email} />
    </SignedOutFrame>
  );
}
