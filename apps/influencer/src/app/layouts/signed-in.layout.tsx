import { Shell } from "@tomoru/ui/shell";
import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { SWRConfig } from "swr";
import { useProfile } from "../../features/profile/profile.queries.ts";
import { fetchingConfig } from "../../shared/api/use-endpoint.ts";
import { useWords } from "../../shared/i18n/language.store.ts";
import { fetchOverlaysAhead } from "../../shared/overlay.ts";
import { HomeLink } from "../../shared/page/home-link.tsx";
import { NoticeBanner } from "../../shared/page/notice-banner.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { navigation } from "../navigation.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";

/** The cache is made here and goes with the session: nothing of one person is left for the next. */
export function SignedInLayout() {
  const [cache] = useState(() => new Map());
  useEffect(fetchOverlaysAhead, []);
  return (
    <SWRConfig value={{ ...fetchingConfig, provider: () => cache }}>
      <Frame />
    </SWRConfig>
  );
}

function Frame() {
  const { shell } = useWords();
  const { pathname } = useLocation();
  const { data: profile } = useProfile();
  return (
    <Shell
      skipLabel={shell.skip}
      brand={<HomeLink />}
      nav={navigation({ pathname, pendingOffers: profile?.pendingOfferCount ?? 0, shell })}
      navLabel={shell.navigation}
      foot={<SidebarFoot />}
      topEnd={<AccountMenu />}
      footer={<SiteFooter />}
    >
      <NoticeBanner />
      <Suspense>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
