import { Shell } from "@tomoru/ui/layout/shell";
import { loadSignedInWords } from "@tomoru/web/i18n/language.store.ts";
import { loadKeptEndpoints } from "@tomoru/web/offline/kept-reads.ts";
import { OfflineLine } from "@tomoru/web/offline/offline-line.tsx";
import { registerWorker } from "@tomoru/web/offline/register-worker.ts";
import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { fetchOverlaysAhead } from "@tomoru/web/page/overlay.ts";
import { SessionData, useFramedPage } from "@tomoru/web/page/session-data.tsx";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { restoreUser } from "@tomoru/web/session/session.store.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useProfile } from "../../features/profile/profile.queries.ts";
import { ArrivalStatus } from "../../shared/live/arrival-status.tsx";
import { useArrivals } from "../../shared/live/news.store.ts";
import { HomeLink } from "../../shared/page/home-link.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { useSession, useWords } from "../../shared/site.ts";
import { navigation } from "../navigation.tsx";
import { pageAt } from "../paths.ts";
import { AccountMenu } from "./account-menu.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";
import { useLiveProfile } from "./use-live-profile.ts";

/** Loads the words of the layout and the user whom it greets; the server has both already. */
export async function prepareLayout(): Promise<void> {
  if (typeof document === "undefined") return;
  await Promise.all([loadSignedInWords(), loadKeptEndpoints(), restoreUser()]);
}

export function SignedInLayout() {
  useEffect(() => fetchOverlaysAhead(whenQuiet), []);
  useEffect(registerWorker, []);
  return (
    <SessionData>
      <Frame />
    </SessionData>
  );
}

function Frame() {
  const { navigation: words, shell } = useWords();
  const { pathname } = useLocation();
  const { currentUser } = useSession();
  // Until the profile has come, or without a network, it is the count that this device saw last.
  const profile = useProfile({ everyMs: 0 }).data ?? currentUser;
  const arrivals = useArrivals();
  const { page, isStanding } = useFramedPage();
  return (
    <Shell
      skipLabel={shell.skip}
      brand={<HomeLink />}
      nav={navigation({
        here: pageAt(pathname)?.page,
        pendingOffers: profile?.pendingOfferCount ?? 0,
        waitingDeals: profile?.deals.waitingCount ?? 0,
        arrivals,
        words,
      })}
      navLabel={shell.navigation}
      foot={<SidebarFoot />}
      topEnd={<AccountMenu />}
      footer={<SiteFooter withLanguage={pageAt(pathname)?.page !== "settings"} />}
    >
      <ArrivalStatus arrivals={arrivals} />
      <OfflineLine />
      <FlashMessage />
      <Live isOn={isStanding} />
      {page}
    </Shell>
  );
}

/** Apart from the bars: when a stream opens or closes there is nothing in them to render. */
function Live({ isOn }: { isOn: boolean }) {
  useLiveProfile({ isOn });
  return null;
}
