import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { ChevronDown } from "lucide-react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { type ChangedRow, changedRows, type TermTexts, termRows } from "./terms.view.ts";
import styles from "./terms-diff.module.css";
import { TermsTable } from "./terms-table.tsx";
import { useTermTexts } from "./use-term-texts.ts";

/** Only what a version changes: what stood struck out, what is wished beside it; what stays is folded. */
export function TermsDiff({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const texts = useTermTexts();
  const { date } = useMoments();
  const { diff: say, version: versionText } = texts.words.terms;
  const { diff, terms, versions, company, creator } = deal;
  if (!diff || !terms) return null;
  const rows = changedRows(diff, terms, texts);
  const unchanged = termRows(terms, texts).length - rows.length;
  const after = versions.at(-1);
  const before = versions.find(({ version }) => version === diff.sinceVersion);
  const names = { company: company.name, creator: creator.name };
  const who = (by: "company" | "creator" | undefined) =>
    !by || by === side ? say.ours : say.theirs[by](names[by]);
  const when = (of: typeof after) => of && versionText(of.version, date(of.sentAt));
  return (
    <div className={styles.diff}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{say.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {who(before?.by)} <span className={styles.when}>{when(before)}</span>
            </th>
            <th scope="col">
              {who(after?.by)} <span className={styles.when}>{when(after)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              <td className={styles.before}>
                <VisuallyHidden>{say.before + texts.format.dot}</VisuallyHidden>
                <del>{row.before}</del>
              </td>
              <td className={styles.after}>
                <VisuallyHidden>{say.after + texts.format.dot}</VisuallyHidden>
                <ins>{row.after}</ins>
                <Meaning row={row} deal={deal} texts={texts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unchanged > 0 ? (
        <details className={styles.same}>
          <summary>
            {say.unchanged(unchanged)}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <TermsTable terms={terms} without={rows.map(({ key }) => key)} />
        </details>
      ) : null}
    </div>
  );
}

type MeaningProps = { row: ChangedRow; deal: Deal; texts: TermTexts };

/** What a change means, where a figure or a day says it. */
function Meaning({ row, deal: { diff, terms }, texts: { words, format } }: MeaningProps) {
  const { diff: say } = words.terms;
  if (!diff || !terms) return null;
  if (row.key === "fee") {
    const more = terms.feeYen - diff.before.feeYen;
    const text = (more > 0 ? say.more : say.less)(format.yen(Math.abs(more)));
    return <span className={styles.meaning}>{text}</span>;
  }
  const postStays = diff.before.postFrom === terms.postFrom && diff.before.postTo === terms.postTo;
  if (row.key === "draft" && postStays) return <span className={styles.meaning}>{say.postStays}</span>;
  return null;
}
