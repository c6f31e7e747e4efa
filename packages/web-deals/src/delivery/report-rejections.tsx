import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { openDispute } from "../deal-view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";

/** What the company said of a report: the last one is to be mended, or contested. */
export function ReportRejections({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const { report: say } = words.delivery;
  const last = deal.report?.rejections.at(-1);
  const isContested = openDispute(deal)?.kind === "contest";
  if (!last || (deal.turnKind !== "repair" && !isContested)) return null;
  const isOwn = side === "company";
  return (
    <InlineMessage
      tone={isOwn || isContested ? "info" : "warning"}
      standing
      title={`${isOwn ? say.ownRejections : say.rejections}: ${say.facts[last.fact]}`}
    >
      <span className={styles.caption}>{last.words}</span>
    </InlineMessage>
  );
}
