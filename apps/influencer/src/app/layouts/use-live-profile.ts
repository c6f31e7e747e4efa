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
 * The profile with counts that follow the server's: a stream tells them, or they are asked for while
 * there is none. Both write the profile, so that whoever reads a count need not know of them. The stream waits
 * for `isOn`: earlier news would ask again for what the page has just brought in its document.
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
      // It only says that something about deals changed. What a new stream says first is known already.
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
