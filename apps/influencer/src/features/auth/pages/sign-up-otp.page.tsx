import { SignUp } from "@tomoru/contract/influencer/accounts";
import { Redirect } from "@tomoru/web/router/redirect.tsx";
import { readDraft } from "@tomoru/web/session/draft.ts";
import { useState } from "react";
import { z } from "zod/mini";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { SignUpCode } from "../components/sign-up-code.tsx";

export function SignUpOtpPage() {
  const [draft] = useState(() => readDraft());
  const entries = z.safeParse(SignUp, draft);
  if (!entries.success) return <Redirect to={paths.signUp} />;
  return (
    <SignedOutFrame>
      <SignUpCode entries={entries.data} />
    </SignedOutFrame>
  );
}
