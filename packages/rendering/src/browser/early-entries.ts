/**
 * Notes choices in check boxes and radio buttons until hydration and hides their events from React, which would take a field as it finds it
 * for what the server has rendered, and hear of no change. The returned function makes the choices again.
 */
export function holdChoices(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]")];
  const chosen = new Map<HTMLInputElement, boolean>();
  const note = (field: HTMLInputElement) => void chosen.set(field, field.checked);
  fields.filter(({ checked, defaultChecked }) => checked !== defaultChecked).forEach(note);
  const hold = (event: Event) => {
    const field = event.target as HTMLInputElement;
    if (!fields.includes(field)) return;
    event.stopPropagation();
    note(field);
  };
  addEventListener("click", hold, true);
  return () => {
    removeEventListener("click", hold, true);
    chosen.forEach(choose);
  };
}

/** Does nothing where the field has its rendered value again. A radio button is left by choosing another one. */
function choose(checked: boolean, field: HTMLInputElement): void {
  if (checked === field.defaultChecked || (!checked && field.type === "radio")) return;
  field.checked = !checked;
  field.click();
}

export function sendHeldForm(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>("form[data-held]");
  if (!form) return;
  delete form.dataset.held;
  form.requestSubmit();
}

export function pressHeldButton(root: HTMLElement): void {
  const button = heldButton(root);
  if (!button) return;
  delete button.dataset.held;
  button.click();
}

function heldButton(root: HTMLElement): HTMLButtonElement | null {
  return root.querySelector<HTMLButtonElement>("button[data-held]");
}

function nameOf(button: HTMLButtonElement): string {
  return button.ariaLabel ?? button.textContent;
}

/** Notes what was entered, pressed and sent in a page that the app will render anew. The returned function does it again. */
export function keepEntries(root: HTMLElement): () => void {
  const entries = [...root.querySelectorAll("input")].filter(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || checked !== defaultChecked,
  );
  const focusId = document.activeElement?.id;
  const sent = root.querySelector("form[data-held]") !== null;
  const held = heldButton(root);
  return () => {
    for (const { id, value, checked } of entries) {
      // A choice of language or theme has no id, and a value that no other field has.
      const field = id ? document.getElementById(id) : root.querySelector(`[value="${CSS.escape(value)}"]`);
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.checked !== checked) field.click();
      else if (field.value !== value) typeInto(field, value);
    }
    if (focusId) document.getElementById(focusId)?.focus();
    if (held) buttonLike(root, held)?.click();
    // A task later: by then the form holds its entries.
    if (sent) setTimeout(() => root.querySelector("form")?.requestSubmit());
  };
}

function buttonLike(root: HTMLElement, held: HTMLButtonElement): HTMLButtonElement | undefined {
  return [...root.querySelectorAll("button")].find((button) => nameOf(button) === nameOf(held));
}

/** As the keyboard would: React hears of a value only by the event, and only of one that it has not set itself. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
