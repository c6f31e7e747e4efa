import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";
import { useAccess } from "../access.store.ts";
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
  return (
    <SWRConfig value={config}>
      <ConsoleShell>
        <FlashMessage />
        {children}
      </ConsoleShell>
    </SWRConfig>
  );
}
