/** Where the focus was at each entry of the history that this document has shown, by the entry's key. */
const focusedAt = new Map<string, string>();

let shown: string | null = null;

export function noteFocus(key: string): () => void {
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.id !== "") focusedAt.set(key, target.id);
  };
  window.addEventListener("focusin", note);
  return () => window.removeEventListener("focusin", note);
}

type Shown = {
  key: string;
  isBack: boolean;
  focusId?: string | undefined;
};

/** On a new page the focus goes to its heading, on Back to where it was. The first page is left to the browser. */
export function focusPage({ key, isBack, focusId }: Shown): void {
  const before = shown;
  shown = key;
  const own = elementOf(focusId);
  if (before === null) {
    own?.focus({ preventScroll: true });
    return;
  }
  // The content replaced its loading state, whose heading had the focus.
  if (before === key && document.activeElement !== document.body) return;
  const left = isBack && before !== key ? elementOf(focusedAt.get(key)) : null;
  const heading = document.querySelector<HTMLElement>("main h1");
  const next = before === key ? heading : (left ?? own ?? heading);
  next?.focus({ preventScroll: true });
}

function elementOf(id: string | undefined): HTMLElement | null {
  return id === undefined ? null : document.getElementById(id);
}
