import { SiteFooter as FooterBox } from "@tomoru/ui/layout/site-footer";
import { SkipLink } from "@tomoru/ui/layout/skip-link";
import type { ReactNode } from "react";
import { HomeLink } from "../../../shared/page/home-link.tsx";
import { SiteFooter } from "../../../shared/page/site-footer.tsx";
import { useWords } from "../../../shared/site.ts";
import styles from "./legal-frame.module.css";

/** A readable width, whether signed in or not; the frame is not printed. */
export function LegalFrame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  return (
    <div className={styles.frame}>
      <SkipLink label={shell.skip} />
      <header className={styles.head}>
        <div className={styles.brand}>
          <HomeLink />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <FooterBox className={styles.footer}>
        <SiteFooter withTheme />
      </FooterBox>
    </div>
  );
}
