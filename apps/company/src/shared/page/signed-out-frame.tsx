import { AuthShell } from "@tomoru/ui/layout/auth-shell";
import type { ReactNode } from "react";
import { useWords } from "../site.ts";
import { HomeLink } from "./home-link.tsx";
import { SiteFooter } from "./site-footer.tsx";

type SignedOutFrameProps = { children: ReactNode; below?: ReactNode; aside?: ReactNode };

/** What stands around every signed-out page. */
export function SignedOutFrame({ children, below, aside }: SignedOutFrameProps) {
  const { shell } = useWords();
  return (
    <AuthShell
      skipLabel={shell.skip}
      brand={<HomeLink />}
      footer={<SiteFooter withTheme />}
      below={below}
      aside={aside}
    >
      {children}
    </AuthShell>
  );
}
