import { pageFinder } from "@tomoru/contract/page-paths";
import { brand } from "@tomoru/i18n/brand";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { Logo } from "@tomoru/ui/layout/logo";
import { Shell, ShellRow } from "@tomoru/ui/layout/shell";
import { FooterLinks } from "@tomoru/web/frame/footer-links.tsx";
import { moreTab } from "@tomoru/web/frame/more-tab.tsx";
import { DoorOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { type Page, paths } from "../../app/paths.ts";
import { leaveAccess, useAccess } from "../access.store.ts";
import { useWords } from "../site.ts";
import { navigation } from "./navigation.tsx";

const pageAt = pageFinder(paths);

export function ConsoleShell({ children }: { children: ReactNode }) {
  const words = useWords();
  const { frame, shell } = words;
  const access = useAccess();
  const { pathname } = useLocation();
  const { main, second } = navigation({ here: pageAt(pathname)?.page as Page | undefined, words });
  const icon = <DoorOpen size={20} aria-hidden="true" />;
  return (
    <Shell
      rail
      skipLabel={shell.skip}
      brand={
        <Link to={paths.home}>
          <Logo wordmark={brand} tag={frame.tag} />
        </Link>
      }
      nav={main}
      secondNav={second}
      tabs={[...main, moreTab({ items: second, words: frame })]}
      navLabel={frame.navigation}
      foot={
        <ShellRow icon={icon} render={<button type="button" onClick={leaveAccess} title={frame.leave} />}>
          {access?.name} — {frame.leave}
        </ShellRow>
      }
      topEnd={<IconButton label={frame.leave} icon={icon} onClick={leaveAccess} />}
      footer={<FooterLinks links={[]} withTheme withLanguage />}
    >
      {children}
    </Shell>
  );
}
