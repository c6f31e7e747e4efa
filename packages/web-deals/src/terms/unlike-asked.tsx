import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { unlikeAsked } from "./unlike-asked.view.ts";
import { useTermTexts } from "./use-term-texts.ts";

/** Tells the creator where the first terms are not what was asked for. */
export function UnlikeAsked({ deal: { asked, terms, platform } }: { deal: Deal }) {
  const { side } = useDealSite();
  const texts = useTermTexts();
  if (side !== "creator" || !asked || !terms) return null;
  const rows = unlikeAsked({ asked, terms, platform }, texts);
  if (rows.length === 0) return null;
  const { unlike: say } = texts.words.terms;
  return (
    <InlineMessage tone="warning" title={say.title} standing>
      <ul>
        {rows.map(({ key, label, before, after }) => (
          <li key={key}>{say.one({ label, before, after })}</li>
        ))}
      </ul>
    </InlineMessage>
  );
}
