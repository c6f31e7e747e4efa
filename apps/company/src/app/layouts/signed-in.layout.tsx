import { Shell } from "@tomoru/ui/layout/shell";
import { moreTab } from "@tomoru/web/frame/more-tab.tsx";
import { loadSignedInWords } from "@tomoru/web/i18n/language.store.ts";
import { loadKeptEndpoints } from "@tomoru/web/offline/kept-reads.ts";
import { OfflineLine } from "@tomoru/web/offline/offline-line.tsx";
import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { fetchOverlaysAhead } from "@tomoru/web/page/overlay.ts";
import { SessionData, useFramedPage } from "@tomoru/web/page/session-data.tsx";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { pageAt } from "@tomoru/web/routes/site-routes.ts";
import { restoreUser } from "@tomoru/web/session/session.store.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { AccountBanners } from "../../features/billing/components/account-banners.tsx";
import { SuspendedPage } from "../../features/billing/components/suspended-page.tsx";
import { HomeLink } from "../../shared/page/home-link.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { useProfile } from "../../shared/profile.queries.ts";
import { useWords } from "../../shared/site.ts";
import { waitingIn } from "../../shared/waiting.ts";
import { pages } from "../lazy-pages.tsx";
import { navigation } from "../navigation.tsx";
import type { Page } from "../paths.ts";
import { AccountFoot, AccountMenu } from "./account-menu.tsx";
import { LiveAccount } from "./live-account.tsx";

/** Loads the words of the layout and the user whom it greets; the server has both already. */
export async function prepareLayout(): Promise<void> {
  if (typeof document === "undefined") return;
  await Promise.all([loadSignedInWords(), loadKeptEndpoints(), restoreUser()]);
}

/** What a company may still do while it is suspended for its unpaid plan. */
const goesOnUnpaid: ReadonlySet<Page> = new Set([
  "plan",
  "cards",
  "invoices",
  "invoice",
  "inquiry",
  "settings",
  "changePassword",
  "editEmail",
  "invited",
] as const);

export function SignedInLayout() {
  useEffect(() => fetchOverlaysAhead(whenQuiet), []);
  return (
    <SessionData>
      <Frame />
    </SessionData>
  );
}

function Frame() {
  const words = useWords();
  const { shell } = words;
  const { pathname } = useLocation();
  const { data: profile } = useProfile();
  const { page, isStanding } = useFramedPage();
  const here = pageAt(pages, pathname, { isSignedIn: true })?.page as Page | undefined;
  const isSuspended = profile?.company.status === "suspended";
  const isClosed = isSuspended && here !== undefined && !goesOnUnpaid.has(here);
  const { main, second, tabs, more } = navigation({ here, waiting: profile ? waitingIn(profile) : 0, words });
  return (
    <Shell
      rail
      skipLabel={shell.skip}
      brand={<HomeLink />}
      nav={main}
      secondNav={second}
      tabs={more.length > 0 ? [...tabs, moreTab({ items: more, words: words.frame })] : tabs}
      navLabel={shell.navigation}
      foot={<AccountFoot />}
      topEnd={<AccountMenu />}
      footer={<SiteFooter withLanguage={here !== "settings"} />}
    >
      <OfflineLine />
      <FlashMessage />
      <LiveAccount isOn={isStanding} />
      <AccountBanners profile={profile} isClosed={isClosed} />
      {isClosed ? <SuspendedPage /> : page}
    </Shell>
  );
}
