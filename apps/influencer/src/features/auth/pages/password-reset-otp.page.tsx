import { navigate } from "@tomoru/web/router/history.ts";
import { Link } from "@tomoru/web/router/link.tsx";
import { Redirect } from "@tomoru/web/router/redirect.tsx";
import { readDraft, startDraft } from "@tomoru/web/session/draft.ts";
import { useState } from "react";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import { CodeForm } from "../components/code-form.tsx";
import { redeemResetCode, requestResetCode } from "../passwords.queries.ts";
import { useCodeForm } from "../use-code-form.ts";

export function PasswordResetOtpPage() {
  const [{ email }] = useState(() => readDraft());
  if (email === undefined) return <Redirect to={paths.forgotPassword} />;
  return (
    <SignedOutFrame>
      <ResetCode email={email} />
    </SignedOutFrame>
  );
}

function ResetCode({ email }: { email: string }) {
  const { code } = useWords().passwords;
  const form = useCodeForm(async (otp) => {
    startDraft({ email, otpId: await redeemResetCode({ email, otp }) });
    // The code is spent: going back leads to where another one can be had.
    navigate(paths.passwordReset, { replace: true });
  });
  return (
    <CodeForm
      documentTitle={code.documentTitle}
      email={email}
      change={<Link to={paths.forgotPassword} />}
      form={form}
      request={() => requestResetCode(email)}
    />
  );
}
