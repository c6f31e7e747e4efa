import { readDraft } from "@tomoru/web/session/draft.ts";
import { useState } from "react";
import { Navigate } from "react-router";
import type { Accounts } from "../accounts.ts";
import { ResetCode } from "../passwords/reset-code.tsx";
import { ResetForm } from "../passwords/reset-form.tsx";

type PageProps = { accounts: Accounts };

export function PasswordResetCodePage({ accounts }: PageProps) {
  const { Frame, paths } = accounts;
  const [{ email }] = useState(() => readDraft());
  if (email === undefined) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <Frame>
      <ResetCode accounts={accounts} email={email} />
    </Frame>
  );
}

export function PasswordResetPage({ accounts }: PageProps) {
  const { Frame, paths } = accounts;
  const [{ otpId, email }] = useState(() => readDraft());
  if (otpId === undefined) return <Navigate to={paths.forgotPassword} replace />;
  return (
    <Frame>
      <ResetForm accounts={accounts} otpId={otpId} email={email} />
    </Frame>
  );
}
