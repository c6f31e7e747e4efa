import { AuthShell } from "@tomoru/ui/layout/auth-shell";
import type { ComponentType, ReactNode } from "react";
import { useWords } from "../i18n/language.store.ts";

type SignedOutFrameProps = { children: ReactNode; below?: ReactNode; aside?: ReactNode };

type FrameParts = { HomeLink: ComponentType; SiteFooter: ComponentType<{ withTheme?: boolean }> };

/** The frame of every signed-out page, made of a site's own logo and footer. */
export function signedOutFrame({ HomeLink, SiteFooter }: FrameParts) {
  return function SignedOutFrame({ children, below, aside }: SignedOutFrameProps) {
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
  };
}
