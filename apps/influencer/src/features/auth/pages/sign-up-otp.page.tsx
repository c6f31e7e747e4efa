import { SignUp } from "@tomoru/contract/influencer/sign-up";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { SignUpCode } from "@tomoru/web-auth/sign-up/sign-up-code.tsx";
import { useState } from "react";
import { Navigate } from "react-router";
import { z } from "zod/mini";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { accounts } from "../accounts.view.ts";
import { completeSignUp } from "../auth.queries.ts";

export function SignUpOtpPage() {
  const [draft] = useState(() => readDraft());
  const entries = z.safeParse(SignUp, draft);
  if (!entries.success) return <Navigate to={paths.signUp} replace />;
  return (
    <SignedOutFrame>
      <SignUpCode
        accounts={accounts}
        entries={entries.data}
        complete={(otp) => completeSignUp({ ...entries.data, otp })}
      />
    </SignedOutFrame>
  );
}
