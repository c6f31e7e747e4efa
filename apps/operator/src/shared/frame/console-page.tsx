import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { SWRConfig } from "swr";
import { useAccess } from "../access.store.ts";
import { dropOutcomeOfOtherThan } from "../acts/outcome.store.ts";
import { OutcomeMessage } from "../acts/outcome-message.tsx";
import { ConsoleShell } from "./console-shell.tsx";
import { SignIn } from "./sign-in.tsx";

/** Around every page: its content for whoever has the token, the way in for anybody else. */
export function ConsolePage({ children }: { children: ReactNode }) {
  const access = useAccess();
  return access ? <Inside key={access.token}>{children}</Inside> : <SignIn />;
}

/** The answers go with the token that they were asked with. */
function Inside({ children }: { children: ReactNode }) {
  const config = useMemo(() => ({ provider: () => new Map(), shouldRetryOnError: false }), []);
  const { pathname } = useLocation();
  useEffect(() => dropOutcomeOfOtherThan(pathname), [pathname]);
  return (
    <SWRConfig value={config}>
      <ConsoleShell>
        <OutcomeMessage place="page" />
        {children}
      </ConsoleShell>
    </SWRConfig>
  );
}
