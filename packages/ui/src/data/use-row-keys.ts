import { type KeyboardEvent, useState } from "react";

/** `open`, or a letter of the page's own. */
export type RowKeyUse = string;

export type RowKeys = {
  readonly body: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  readonly row: (key: string) => { readonly tabIndex: 0 | -1; readonly onFocus: () => void };
};

export type SelectionChange = (selected: ReadonlySet<string>) => ReadonlySet<string>;

type Options = {
  keys: readonly string[];
  onSelect: ((change: SelectionChange) => void) | undefined;
  hasLetters: boolean | undefined;
  /** Says whether the key was of use. */
  use: (use: RowKeyUse, key: string) => boolean;
};

const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Heads of groups stand between the rows and are none. */
const rowsIn = (body: Element) => [...body.children].filter((child) => child.hasAttribute("tabindex"));

/** The keys of a list that is one tab stop. They act on the row in focus alone: a field or a button in it keeps its own. */
export function useRowKeys({ keys, onSelect, hasLetters = true, use }: Options): RowKeys {
  const [active, setActive] = useState<string>();
  const stop = active !== undefined && keys.includes(active) ? active : keys[0];

  function toggle(key: string) {
    onSelect?.((selected) => {
      const next = new Set(selected);
      if (!next.delete(key)) next.add(key);
      return next;
    });
    return onSelect !== undefined;
  }

  function move({
    row,
    key,
    by,
    extends: isExtending,
  }: {
    row: HTMLElement;
    key: string;
    by: number;
    extends: boolean;
  }) {
    const to = keys[keys.indexOf(key) + by];
    const rows = row.parentElement ? rowsIn(row.parentElement) : [];
    const next = rows[rows.indexOf(row) + by];
    if (to === undefined || !(next instanceof HTMLElement)) return;
    if (isExtending) onSelect?.((selected) => new Set([...selected, key, to]));
    next.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = event.target;
    if (!(row instanceof HTMLElement) || row.parentElement !== event.currentTarget) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keys[rowsIn(event.currentTarget).indexOf(row)];
    if (key === undefined) return;
    const isLetter = event.key.length === 1 && event.key !== " ";
    if (isLetter && !hasLetters) return;
    const pressed = isLetter ? event.key.toLowerCase() : event.key;
    const by = moves[pressed];
    if (by !== undefined) move({ row, key, by, extends: event.shiftKey });
    else if (!act(pressed, key)) return;
    event.preventDefault();
  }

  function act(pressed: string, key: string): boolean {
    if (pressed === "x" || pressed === " ") return toggle(key);
    return use(pressed === "Enter" ? "open" : pressed, key);
  }

  return {
    body: { onKeyDown },
    row: (key) => ({ tabIndex: key === stop ? 0 : -1, onFocus: () => setActive(key) }),
  };
}
