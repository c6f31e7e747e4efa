import type { DealMessage } from "@tomoru/contract/deals/messages";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { TriangleAlert } from "lucide-react";
import { useDealSite } from "../deal-site.tsx";
import { ShownImages } from "../files/shown-images.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./thread.module.css";

type MessageBubbleProps = { message: DealMessage; otherName: string; dealId: string };

/** One message as it was written: an address in it is none to press. */
export function MessageBubble({ message, otherName, dealId }: MessageBubbleProps) {
  const { side } = useDealSite();
  const { words, format } = useDealLanguage();
  const { time } = useMoments();
  const { thread: say } = words;
  const { from, text, warned, sentAt, isRead } = message;
  if (from === "system") {
    return (
      <li className={styles.system}>
        <VisuallyHidden>{say.system + format.dot}</VisuallyHidden>
        {text}
      </li>
    );
  }
  const isMine = from === side;
  return (
    <li className={styles.message} data-mine={isMine || undefined}>
      {warned.map((warning) => (
        <p key={warning} className={styles.warning}>
          <TriangleAlert size={16} aria-hidden="true" />
          {(isMine ? say.ownWarnings : say.warnings)[warning]}
        </p>
      ))}
      <p className={styles.bubble}>{text}</p>
      <ShownImages dealId={dealId} files={message.files} />
      <p className={styles.meta}>
        {isMine ? say.you : otherName} <time dateTime={sentAt}>{time(sentAt)}</time>
        {isMine && isRead ? format.dot + say.read : null}
      </p>
    </li>
  );
}
