import { limits } from "@tomoru/contract/limits";
import { usageText } from "@tomoru/i18n/deal-sheet";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./acceptance-dialog.module.css";
import { useTermTexts } from "./use-term-texts.ts";

/** What a creator keeps where it is cancelled later, and what the company may do with the posts. */
export function AcceptanceKeeping({ deal: { terms } }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const texts = useTermTexts();
  const { leaving, keeping: say } = words.terms.acceptance;
  if (!terms) return null;
  const shares = limits.companyCancelPercents;
  return (
    <div>
      <p className={styles.follows}>{leaving.title}</p>
      <p className={styles.small}>
        {terms.draftRequired ? say.drafted(shares) : say.posted(shares, limits.earlyCancelDays)}
      </p>
      <p className={styles.small}>{say.alone}</p>
      {terms.usage.scope === "none" ? null : (
        <p className={styles.small}>{say.usage(usageText(terms, texts))}</p>
      )}
    </div>
  );
}
