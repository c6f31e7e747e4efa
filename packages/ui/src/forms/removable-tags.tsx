import { X } from "lucide-react";
import styles from "./removable-tags.module.css";
import type { SelectOption } from "./select.tsx";

type RemovableTagsProps = {
  tags: readonly SelectOption[];
  /** Accessible name of a tag's button, e.g. "Remove Beauty". */
  removeLabel: (label: string) => string;
  onRemove: (value: string) => void;
};

export function RemovableTags({ tags, removeLabel, onRemove }: RemovableTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map(({ value, label }) => (
        <li key={value} className={styles.tag}>
          <span>{label}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel(label)}
            onClick={() => onRemove(value)}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
