import { Combobox as Base } from "@base-ui/react/combobox";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { Check, ChevronDown } from "lucide-react";
import { classNames } from "../class-names.ts";
import { nameDismiss } from "../overlays/name-dismiss.ts";
import type { FieldControl } from "./field.tsx";
import { listPlace, makeRoomBelow } from "./list-place.ts";
import popup from "./list-popup.module.css";
import select from "./select.module.css";
import type { SelectOption } from "./select.tsx";
import input from "./text-input.module.css";

type MultiListProps = FieldControl & {
  options: readonly SelectOption[];
  chosen: SelectOption[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder: string;
  empty: string;
  closeLabel: string;
};

/** A search field over the list of options; the chosen ones carry a tick. */
export function MultiList({
  options,
  chosen,
  onChange,
  empty,
  closeLabel,
  required,
  ...control
}: MultiListProps) {
  return (
    // The CSP refuses the inline style elements that some parts would write.
    <CSPProvider disableStyleElements>
      <Base.Root
        multiple
        autoHighlight
        items={options}
        value={chosen}
        onValueChange={(next) => onChange(next.map(({ value }) => value))}
        isItemEqualToValue={(one, other) => one.value === other.value}
      >
        <div className={select.wrap}>
          <Base.Input
            {...control}
            // Not `required`: a search may be empty.
            aria-required={required || undefined}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => makeRoomBelow(event.currentTarget)}
            className={classNames(input.input, select.select)}
          />
          <ChevronDown className={select.chevron} size={20} aria-hidden="true" />
        </div>
        <Base.Portal>
          <Base.Positioner className={popup.positioner} {...listPlace}>
            <Base.Popup ref={nameDismiss(closeLabel)} className={popup.popup}>
              <Base.Empty className={popup.status}>{empty}</Base.Empty>
              <Base.List>
                {(option: SelectOption) => (
                  <Base.Item key={option.value} className={popup.item} value={option}>
                    <span className={popup.label}>{option.label}</span>
                    <Base.ItemIndicator className={popup.tick}>
                      <Check size={18} aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}
