import { getHome } from "@tomoru/contract/influencer/home";
import { openEvents } from "@tomoru/contract/influencer/live";
import { getOffer } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { live } from "@tomoru/contract/limits";
import { useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { noteTold } from "@tomoru/web/live/told.store.ts";
import { useLive } from "@tomoru/web/live/use-live.ts";
import { useEffect, useRef, useState } from "react";
import { useProfile } from "../../features/profile/profile.queries.ts";
import { forgetNews, noteCount } from "../../shared/live/news.store.ts";

/**
 * The profile with counts of what waits that follow the server's: told by a stream, or asked for by the clock while
 * there is none. The two ways meet in the profile, so that whatever watches the count need not know of them. The stream waits
 * for `isOn`: news before the page stands would ask anew for what the page still begins with from its document.
 */
export function useLiveProfile({ isOn }: { isOn: boolean }) {
  const [isLive, setLive] = useState(false);
  const refresh = useRefresh();
  const { data: profile } = useProfile({ everyMs: isLive ? 0 : live.pollMs });
  const pending = profile?.pendingOfferCount;
  const deals = profile?.deals;
  const isTold = useRef(false);
  useLive(openEvents, {
    isOn: isOn && profile !== undefined,
    onState: setLive,
    onEvent(event) {
      if (event.name === "offers") {
        if (event.data.pendingOfferCount !== pending) void refresh(getProfile);
        return;
      }
      const { waitingCount, unreadCount } = event.data;
      if (waitingCount !== deals?.waitingCount || unreadCount !== deals.unreadCount) void refresh(getProfile);
      // Of a deal it says nothing but that something is anew. What a stream begins with is known already.
      if (isTold.current) void refresh(getHome);
      isTold.current = true;
      noteTold();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else shows offers is asked for when the count changes, and then only.
  useEffect(() => {
    if (pending !== undefined && noteCount(pending)) void refresh(getHome, getOffer);
  }, [pending]);
  useEffect(() => forgetNews, []);
  return profile;
}
