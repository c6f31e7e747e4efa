import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { CSPProvider } from "@base-ui/react/csp-provider";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, memo, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { nameDismiss } from "../overlays/name-dismiss.ts";
import { afterFrame } from "../timing/after-frame.ts";
import { listPlace, makeRoomBelow } from "./list-place.ts";
import popup from "./list-popup.module.css";
import select from "./select.module.css";
import input from "./text-input.module.css";

export type ComboboxItem = {
  key: string;
  label: string;
  /** Stands at the end of the row, e.g. a code. */
  detail?: string | undefined;
  /** How the row is read out where it should differ from label and detail. */
  spoken?: string | undefined;
};

type ComboboxProps<Item extends ComboboxItem> = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "list"
> & {
  value: string;
  /** `chosen` is there when the text is an item's label, taken from the list. */
  onInputChange: (text: string, chosen?: Item) => void;
  /** Already filtered, and few: every one is rendered. */
  items: readonly Item[];
  /** Instead of the list while it is on its way. */
  loading?: string | undefined;
  /** Instead of an empty list. Without it an empty list does not open. */
  empty?: string | undefined;
  /** Read out where a screen reader may close the list. */
  closeLabel: string;
};

/** A text with suggestions: a list to choose from, while anything else may be typed. Opens on focus. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { value, onInputChange, items, loading, empty, closeLabel, disabled, className, ...rest } = props;
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const status = loading ?? (items.length === 0 ? empty : undefined);
  const shown = open && (status !== undefined || items.length > 0);
  // The field is seen to take the focus before the rows are rendered; by then somebody may be elsewhere.
  const openSoon = () =>
    afterFrame(() => {
      if (!field.current || document.activeElement !== field.current) return;
      makeRoomBelow(field.current);
      setOpen(true);
    });
  const change = (text: string, { reason }: { reason: string }) => {
    // A pressed item arrives as its key, because labels may repeat.
    const chosen = reason === "item-press" ? items.find(({ key }) => key === text) : undefined;
    onInputChange(chosen?.label ?? text, chosen);
  };
  return (
    // The CSP refuses the inline style elements that some parts would write.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={loading === undefined ? items : []}
        filter={null}
        itemToStringValue={({ key }: Item) => key}
        value={value}
        onValueChange={change}
        open={shown}
        onOpenChange={(next) => (next ? openSoon() : setOpen(false))}
        openOnInputClick
        disabled={disabled ?? false}
      >
        <div className={classNames(select.wrap, className)}>
          <Base.Input
            ref={field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            onFocus={(event) => {
              openSoon();
              rest.onFocus?.(event);
            }}
            onBlur={(event) => {
              // Left before there was a list to render: nor must that come.
              if (!shown) setOpen(false);
              rest.onBlur?.(event);
            }}
            className={classNames(input.input, select.select)}
          />
          <ChevronDown className={select.chevron} size={20} aria-hidden="true" />
        </div>
        <Base.Portal>
          <Base.Positioner className={popup.positioner} {...listPlace}>
            <Base.Popup
              ref={nameDismiss(closeLabel)}
              className={popup.popup}
              aria-busy={loading === undefined ? undefined : true}
            >
              <Base.Status className={popup.status}>{status}</Base.Status>
              <Base.List>{drawRow}</Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

/** Rendered again only for another item: opening, closing and each letter would otherwise do so with every row. */
const Row = memo(function Row({ item }: { item: ComboboxItem }) {
  return (
    <Base.Item className={popup.item} value={item} aria-label={item.spoken}>
      <span className={popup.label}>{item.label}</span>
      {item.detail ? <span className={popup.detail}>{item.detail}</span> : null}
    </Base.Item>
  );
});

/** The same function every time: with another one the library takes the whole list for a new one. */
const drawRow = (item: ComboboxItem) => <Row key={item.key} item={item} />;
