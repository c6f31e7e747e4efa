/** The buttons by which a screen reader closes a list: the library hides them from the eye, and says their name in English only. */
const unnamed = '[role="button"][aria-label="Dismiss"]';

/** Names them; the popup of the list takes it as its `ref`, since they come with it. */
export function nameDismiss(label: string) {
  return (popup: HTMLElement | null): void => {
    if (!popup) return;
    for (const button of document.querySelectorAll(unnamed)) button.ariaLabel = label;
  };
}
