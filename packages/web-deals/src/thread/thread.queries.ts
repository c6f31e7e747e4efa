import type { DealMessage } from "@tomoru/contract/deals/messages";
import { live } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { keyOf, useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useWhenTold } from "@tomoru/web/live/told.store.ts";
import { useEffect, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { useDealSite } from "../deal-site.tsx";
import { useShownDeal } from "../deals.queries.ts";
import { useDealLanguage } from "../use-deal-language.ts";

/** The newest messages, oldest first, and what was read of earlier ones. */
export function useThread(dealId: string) {
  const { calls } = useDealSite();
  const { mutate } = useSWRConfig();
  const { look } = useShownDeal(dealId);
  const params = { id: dealId };
  const { data, failure, reload } = useEndpoint(calls.listMessages, {
    input: { params },
    retryAs: "offer",
    everyMs: live.pollMs,
  });
  useWhenTold(reload);
  const [older, setOlder] = useState<{ docs: readonly DealMessage[]; cursor: string | null } | null>(null);
  const { locale } = useDealLanguage();
  const readIn = useRef(locale);
  // Lines of the system come in the language that they were asked for in.
  useEffect(() => {
    if (readIn.current === locale) return;
    readIn.current = locale;
    setOlder(null);
    void reload();
  }, [locale, reload]);
  const cursor = older ? older.cursor : (data?.nextCursor ?? null);
  const newest = data?.docs ?? [];
  const known = new Set(newest.map(({ messageId }) => messageId));
  const earlier = (older?.docs ?? []).filter(({ messageId }) => !known.has(messageId));

  /** All three reject with a CallFailure. */
  const readOlder = async () => {
    if (!cursor) return;
    const page = await call(calls.listMessages, { params, query: { cursor } });
    setOlder({ docs: [...(older?.docs ?? []), ...page.docs], cursor: page.nextCursor });
  };
  const send = async (text: string, files: readonly string[]) => {
    const message = await call(calls.sendMessage, { params, body: { text, files: [...files] } });
    await mutate(keyOf(calls.listMessages, { params }));
    return message;
  };
  const markRead = async (messageId: string) => {
    await call(calls.readMessages, { params, body: { upTo: messageId } });
    await look();
  };
  return {
    messages: data && [...newest, ...earlier].toReversed(),
    failure: failure as CallFailure | undefined,
    hasOlder: cursor !== null,
    reload,
    readOlder,
    send,
    markRead,
  };
}
