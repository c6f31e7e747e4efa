import { pageAt } from "@tomoru/contract/pages";
import { Shell } from "@tomoru/ui/shell";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { SWRConfig } from "swr";
import { useProfile } from "../../features/profile/profile.queries.ts";
import { fetchingConfig } from "../../shared/api/use-endpoint.ts";
import { useWords } from "../../shared/i18n/language.store.ts";
import { fetchOverlaysAhead } from "../../shared/overlay.ts";
import { HomeLink } from "../../shared/page/home-link.tsx";
import { NoticeBanner } from "../../shared/page/notice-banner.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { usePlace } from "../../shared/router/router.tsx";
import { navigation } from "../navigation.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";

/** The cache is made here and goes with the session: nothing of one person is left for the next. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map());
  useEffect(fetchOverlaysAhead, []);
  return (
    <SWRConfig value={{ ...fetchingConfig, provider: () => cache }}>
      <Frame>{children}</Frame>
    </SWRConfig>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const { pathname } = usePlace();
  const { data: profile } = useProfile();
  return (
    <Shell
      skipLabel={shell.skip}
      brand={<HomeLink />}
      nav={navigation({
        here: pageAt(pathname)?.page,
        pendingOffers: profile?.pendingOfferCount ?? 0,
        shell,
      })}
      navLabel={shell.navigation}
      foot={<SidebarFoot />}
      topEnd={<AccountMenu />}
      footer={<SiteFooter />}
    >
      <NoticeBanner />
      <Suspense>{children}</Suspense>
    </Shell>
  );
}
