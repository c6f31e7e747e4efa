import { pages } from "@tomoru/contract/pages";
import { useState } from "react";
import { Navigate } from "react-router";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { readDraft } from "../../../shared/session/draft.ts";
import { ResetForm } from "../components/reset-form.tsx";

export function PasswordResetPage() {
  const [{ otpId, email }] = useState(() => readDraft());
  if (otpId === undefined) return <Navigate to={pages.forgotPassword} replace />;
  return (
    <SignedOutFrame>
      <ResetForm otpId={otpId} email={email} />
    </SignedOutFrame>
  );
}
