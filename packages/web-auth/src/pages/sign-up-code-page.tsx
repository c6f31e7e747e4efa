import { readDraft } from "@tomoru/web/session/draft.ts";
import { useState } from "react";
import { Navigate } from "react-router";
import { z } from "zod/mini";
import type { Accounts } from "../accounts.ts";
import { SignUpCode } from "../sign-up/sign-up-code.tsx";

type SignUpCodePageProps<S extends z.ZodMiniType<{ email: string }>> = {
  accounts: Accounts;
  /** The schema of what the form has collected. */
  schema: S;
  /** Creates the account from the entries and the mailed code. */
  complete: (entries: z.infer<S> & { otp: string }) => Promise<void>;
};

export function SignUpCodePage<S extends z.ZodMiniType<{ email: string }>>(props: SignUpCodePageProps<S>) {
  const { accounts, schema, complete } = props;
  const { Frame, paths } = accounts;
  const [draft] = useState(() => readDraft());
  const entries = z.safeParse(schema, draft);
  if (!entries.success) return <Navigate to={paths.signUp} replace />;
  return (
    <Frame>
      <SignUpCode
        accounts={accounts}
        entries={entries.data}
        complete={(otp) => complete({ ...entries.data, otp })}
      />
    </Frame>
  );
}
