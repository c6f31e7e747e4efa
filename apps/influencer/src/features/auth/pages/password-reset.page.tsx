import { Redirect } from "@tomoru/web/router/redirect.tsx";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { useState } from "react";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { ResetForm } from "../components/reset-form.tsx";

export function PasswordResetPage() {
  const [{ otpId, email }] = useState(() => readDraft());
  if (otpId === undefined) return <Redirect to={paths.forgotPassword} />;
  return (
    <SignedOutFrame>
      <ResetForm otpId={otpId} email={email} />
    </SignedOutFrame>
  );
}
