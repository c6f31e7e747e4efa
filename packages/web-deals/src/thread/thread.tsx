import type { DealMessage } from "@tomoru/contract/deals/messages";
import { Button } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useWatched } from "@tomoru/web/live/use-watched.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useEffect, useId, useRef } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { otherName } from "../deal-view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import { Composer } from "./composer.tsx";
import { MessageBubble } from "./message-bubble.tsx";
import styles from "./thread.module.css";
import { useThread } from "./thread.queries.ts";

/** What both sides wrote, oldest first; reading the last of it says so to the other side. */
export function Thread({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const id = useId();
  const { thread: say } = words;
  const name = otherName(deal, side);
  const { messages, failure, hasOlder, reload, readOlder, send, markRead } = useThread(deal.dealId);
  const list = useRef<HTMLElement>(null);
  const last = messages?.at(-1);
  useReading({ last: messages?.findLast(({ from }) => from !== side), markRead });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is new scrolls to the end.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last?.messageId]);
  return (
    <section className={styles.thread} aria-labelledby={id}>
      <h2 id={id}>{say.title}</h2>
      {messages ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
        <section className={styles.list} ref={list} tabIndex={0} aria-label={say.past}>
          {hasOlder ? (
            <Button variant="text" size="dense" onClick={() => void readOlder().catch(() => undefined)}>
              {say.older}
            </Button>
          ) : null}
          {messages.length === 0 ? <p className={styles.empty}>{say.empty}</p> : null}
          <Days messages={messages} name={name} dealId={deal.dealId} />
        </section>
      ) : null}
      <VisuallyHidden role="status">
        {last && last.from !== side && last.from !== "system" && !last.isRead ? say.arrived(name) : null}
      </VisuallyHidden>
      {!messages && failure ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {messages || failure ? null : (
        <Loading silent>
          <Skeleton lines={3} />
        </Loading>
      )}
      {deal.can.includes("message") ? (
        <Composer dealId={deal.dealId} label={say.label(name)} onSend={send} />
      ) : (
        <p className={styles.closed}>{deal.missing.includes("plan") ? say.plan : say.closed}</p>
      )}
    </section>
  );
}

type DaysProps = { messages: readonly DealMessage[]; name: string; dealId: string };

function Days({ messages, name, dealId }: DaysProps) {
  const { format } = useDealLanguage();
  const groups = Map.groupBy(messages, ({ sentAt }) => dayInJapan(new Date(sentAt)));
  return [...groups].map(([day, docs]) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.dayName}>{format.monthDay(day)}</h3>
      <ol className={styles.messages}>
        {docs.map((message) => (
          <MessageBubble key={message.messageId} message={message} otherName={name} dealId={dealId} />
        ))}
      </ol>
    </section>
  ));
}

type Reading = { last: DealMessage | undefined; markRead: (messageId: string) => Promise<void> };

/** Whoever looks has read: told once for each last message, and again with the next one if it did not arrive. */
function useReading({ last, markRead }: Reading): void {
  const isWatched = useWatched();
  const told = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each last message.
  useEffect(() => {
    if (!isWatched || !last || last.isRead || told.current === last.messageId) return;
    told.current = last.messageId;
    void markRead(last.messageId).catch(() => {
      told.current = undefined;
    });
  }, [isWatched, last?.messageId]);
}
