import { ButtonLink } from "@tomoru/ui/actions/button";
import { VisitorShell } from "@tomoru/ui/layout/visitor-shell";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSession, useWords } from "../site.ts";
import { HomeLink } from "./home-link.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** What stands around a page that is open to anybody. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { frame, search, shell } = useWords();
  const { pathname } = useLocation();
  const { isAuthenticated } = useSession();
  const open = [
    { path: paths.creators, label: search.nav },
    { path: paths.pricing, label: frame.pricing },
  ];
  return (
    <VisitorShell
      skipLabel={shell.skip}
      brand={<HomeLink />}
      nav={open.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={pathname === path ? "page" : undefined}>
          {label}
        </Link>
      ))}
      navLabel={shell.navigation}
      end={
        isAuthenticated ? (
          <ButtonLink variant="secondary" size="dense" render={<Link to={paths.home} />}>
            {frame.toHome}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink variant="text" size="dense" render={<Link to={paths.signIn} />}>
              {frame.signIn}
            </ButtonLink>
            <ButtonLink variant="primary" size="dense" render={<Link to={paths.signUp} />}>
              {frame.signUp}
            </ButtonLink>
          </>
        )
      }
      footer={<SiteFooter withTheme />}
    >
      {children}
    </VisitorShell>
  );
}
