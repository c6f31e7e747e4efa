import type { PostKind } from "@tomoru/contract/deals/post-urls";
import { type DealFormats, formatsOf } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import type { Platform } from "@tomoru/contract/platforms";
import { Select } from "@tomoru/ui/forms/select";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./editor.module.css";

export type Counts = Readonly<Partial<Record<PostKind, string>>>;

export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

type FormatCountsProps = {
  /** The id of the first field, which a fault leads to. */
  id: string;
  platform: Platform;
  counts: Counts;
  onChange: (counts: Counts) => void;
};

/** How many posts of each form that the platform has. */
export function FormatCounts({ id, platform, counts, onChange }: FormatCountsProps) {
  const { formats } = useDealLanguage().words.terms.values;
  return (
    <div className={styles.counts}>
      {formatsOf[platform].map((kind, index) => {
        const own = index === 0 ? id : `${id}-${kind}`;
        return (
          <div key={kind} className={styles.count}>
            <label htmlFor={own}>{formats[kind]}</label>
            <Select
              id={own}
              options={numbers(0, limits.postsPerFormat).map((value) => ({ value, label: value }))}
              value={counts[kind] ?? "0"}
              onChange={(value) => onChange({ ...counts, [kind]: value === "0" ? "" : value })}
            />
          </div>
        );
      })}
    </div>
  );
}

export function countsOf(formats: DealFormats): Counts {
  return Object.fromEntries(formats.map(({ format, count }) => [format, String(count)]));
}

export function formatsIn(counts: Counts, platform: Platform): DealFormats {
  return formatsOf[platform].flatMap((format) => {
    const count = Number(counts[format] ?? "");
    return count > 0 ? [{ format, count }] : [];
  });
}
