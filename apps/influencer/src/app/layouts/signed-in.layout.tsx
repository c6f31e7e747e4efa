import { Shell } from "@tomoru/ui/layout/shell";
import { forgetGiven } from "@tomoru/web/api/given-answers.ts";
import { fetchingConfig } from "@tomoru/web/api/use-endpoint.ts";
import { loadSignedInWords } from "@tomoru/web/i18n/language.store.ts";
import { openCache } from "@tomoru/web/offline/kept-cache.ts";
import { loadKeptEndpoints } from "@tomoru/web/offline/kept-reads.ts";
import { OfflineLine } from "@tomoru/web/offline/offline-line.tsx";
import { registerWorker } from "@tomoru/web/offline/register-worker.ts";
import { FlashMessage } from "@tomoru/web/page/flash-message.tsx";
import { fetchOverlaysAhead } from "@tomoru/web/page/overlay.ts";
import { whenQuiet } from "@tomoru/web/page/when-quiet.ts";
import { usePlace } from "@tomoru/web/router/router.tsx";
import { restoreUser } from "@tomoru/web/session/session.store.ts";
import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { SWRConfig } from "swr";
import { useProfile } from "../../features/profile/profile.queries.ts";
import { ArrivalStatus } from "../../shared/live/arrival-status.tsx";
import { useArrivals } from "../../shared/live/news.store.ts";
import { HomeLink } from "../../shared/page/home-link.tsx";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { rememberUser, useSession, useWords } from "../../shared/site.ts";
import { giveAnswersOfDocument } from "../answers.ts";
import { navigation } from "../navigation.tsx";
import { pageAt } from "../paths.ts";
import { AccountMenu } from "./account-menu.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";
import { useLiveProfile } from "./use-live-profile.ts";

/** The layout, once its words are here and the person it greets is known; the server brings both along itself. */
export async function signedInLayout() {
  if (typeof document === "undefined") return SignedInLayout;
  await Promise.all([loadSignedInWords(), loadKeptEndpoints(), restoreUser()]);
  const user = giveAnswersOfDocument();
  if (user) rememberUser(user);
  return SignedInLayout;
}

/** The cache is made here and goes with the session: nothing of one person is left for the next. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const [{ config, startKeeping }] = useState(openCache);
  useEffect(() => startKeeping(), [startKeeping]);
  useEffect(() => fetchOverlaysAhead(whenQuiet), []);
  useEffect(registerWorker, []);
  return (
    <SWRConfig value={{ ...fetchingConfig, ...config }}>
      <Frame>{children}</Frame>
    </SWRConfig>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { shell } = useWords();
  const { pathname } = usePlace();
  const { currentUser } = useSession();
  // Until the profile has come, and without a network, the count is the one that this device saw last.
  const profile = useProfile({ everyMs: 0 }).data ?? currentUser;
  const arrivals = useArrivals();
  // The same element each time: a new one would have the page taken over in one go as soon as something in the bars changes.
  const page = useMemo(
    () => (
      <Suspense>
        <Standing>{children}</Standing>
      </Suspense>
    ),
    [children],
  );
  return (
    <Shell
      skipLabel={shell.skip}
      brand={<HomeLink />}
      nav={navigation({
        here: pageAt(pathname)?.page,
        pendingOffers: profile?.pendingOfferCount ?? 0,
        arrivals,
        shell,
      })}
      navLabel={shell.navigation}
      foot={<SidebarFoot />}
      topEnd={<AccountMenu />}
      footer={<SiteFooter withLanguage={pageAt(pathname)?.page !== "settings"} />}
    >
      <ArrivalStatus arrivals={arrivals} />
      <OfflineLine />
      <FlashMessage />
      <Live />
      {page}
    </Shell>
  );
}

/** Apart from the bars: when a stream opens or closes there is nothing in them to draw. */
function Live() {
  useLiveProfile();
  return null;
}

/** The page is taken over after the bars around it: until then it needs what came in the document. */
function Standing({ children }: { children: ReactNode }) {
  useEffect(forgetGiven, []);
  return children;
}
