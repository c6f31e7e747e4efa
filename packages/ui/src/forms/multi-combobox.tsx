import { Button } from "../actions/button.tsx";
import { beyondPhone, useMediaQuery } from "../layout/use-media-query.ts";
import type { FieldControl } from "./field.tsx";
import styles from "./multi-combobox.module.css";
import { MultiList } from "./multi-list.tsx";
import { MultiSheet } from "./multi-sheet.tsx";
import { RemovableTags } from "./removable-tags.tsx";
import type { SelectOption } from "./select.tsx";

type MultiComboboxProps = FieldControl & {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** e.g. "Choose categories". */
  placeholder: string;
  /** How many are chosen, in words; announced on each change. */
  countText: string;
  clearAllLabel: string;
  removeLabel: (label: string) => string;
  empty: string;
  /** Labels of the sheet on a phone: its title, the button that applies, the one that closes. */
  sheet: { title: string; doneLabel: string; closeLabel: string };
};

/** A searchable list, on a phone a sheet of check boxes. The control for a Field. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { options, value, onChange, countText, clearAllLabel, removeLabel, sheet, empty, ...control } = props;
  // A prerendered page has the sheet's button: the list brings an inline style, which the CSP refuses in a document.
  const wide = useMediaQuery(beyondPhone);
  const chosen = options.filter((option) => value.includes(option.value));
  // The pressed button is removed with its tag: the focus goes to the control.
  const change = (next: string[]) => {
    onChange(next);
    document.getElementById(control.id)?.focus({ preventScroll: true });
  };
  const parts = { ...control, options, chosen, onChange };
  return (
    <div className={styles.multi}>
      {wide ? (
        <MultiList {...parts} empty={empty} closeLabel={sheet.closeLabel} />
      ) : (
        <MultiSheet {...parts} {...sheet} />
      )}
      <RemovableTags
        tags={chosen}
        removeLabel={removeLabel}
        onRemove={(removed) => change(value.filter((each) => each !== removed))}
      />
      <div className={styles.foot}>
        <span className={styles.count} role="status">
          {countText}
        </span>
        {chosen.length > 0 ? (
          <Button variant="text" size="dense" flush="end" onClick={() => change([])}>
            {clearAllLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
