import { SignUp } from "@tomoru/contract/auth";
import { pages } from "@tomoru/contract/pages";
import { useState } from "react";
import { Navigate } from "react-router";
import { z } from "zod/mini";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { readDraft } from "../../../shared/session/draft.ts";
import { SignUpCode } from "../components/sign-up-code.tsx";

export function SignUpOtpPage() {
  const [draft] = useState(() => readDraft());
  const entries = z.safeParse(SignUp, draft);
  if (!entries.success) return <Navigate to={pages.signUp} replace />;
  return (
    <SignedOutFrame>
      <SignUpCode entries={entries.data} />
    </SignedOutFrame>
  );
}
