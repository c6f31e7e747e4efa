import { Redirect } from "@tomoru/web/router/redirect.tsx";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { ResetCode } from "@tomoru/web-auth/passwords/reset-code.tsx";
import { useState } from "react";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { accounts } from "../accounts.view.ts";

export function PasswordResetOtpPage() {
  const [{ email }] = useState(() => readDraft());
  if (email === undefined) return <Redirect to={paths.forgotPassword} />;
  return (
    <SignedOutFrame>
      <ResetCode accounts={accounts} email={email} />
    </SignedOutFrame>
  );
}
