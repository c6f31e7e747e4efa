import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";

/** What the company said of a report: the last one is to be mended. */
export function ReportRejections({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { report: say } = words.delivery;
  const last = deal.report?.rejections.at(-1);
  if (!last || deal.turnKind !== "repair") return null;
  return (
    <InlineMessage tone="warning" standing title={`${say.rejections}: ${say.facts[last.fact]}`}>
      <span className={styles.caption}>{last.words}</span>
    </InlineMessage>
  );
}
