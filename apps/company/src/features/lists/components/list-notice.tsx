import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useLanguage } from "../../../shared/site.ts";
import { dayOf } from "../list-days.view.ts";
import type { ListWithRows } from "../lists.queries.ts";

/** Why a list stays as it is: it was consulted, or the plan has no room for it. */
export function ListNotice({ list }: { list: ListWithRows }) {
  const { words, format } = useLanguage();
  const { one: say } = words.lists;
  const { consultedAt, isLocked, rows } = list;
  if (consultedAt !== null) {
    return (
      <InlineMessage
        tone="info"
        standing
        title={say.consultedOn(format.monthDay(dayOf(consultedAt)), rows.length)}
      >
        {say.consultedText}
      </InlineMessage>
    );
  }
  if (!isLocked) return null;
  return (
    <InlineMessage tone="info" standing title={say.lockedTitle}>
      {say.lockedText}
    </InlineMessage>
  );
}
