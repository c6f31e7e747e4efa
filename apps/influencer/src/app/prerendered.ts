import { pageAt } from "@tomoru/contract/pages";
import { currentLocale } from "../shared/i18n/language.store.ts";
import { currentPlace } from "../shared/router/history.ts";
import { isSignedIn } from "../shared/session/session.store.ts";
import { pageViews } from "./lazy-pages.tsx";

/**
 * Whether the server's document already shows what the app would draw first. A draft, a state in the history or a query
 * may change that; then the app draws anew instead of taking over.
 */
export function isDrawnAlready(root: HTMLElement): boolean {
  const { pathname, search, state } = currentPlace();
  const page = pageAt(pathname)?.page;
  return (
    root.dataset.drawn === currentLocale() &&
    page !== undefined &&
    (pageViews[page].access === "anybody" || !isSignedIn()) &&
    search === "" &&
    state === null &&
    sessionStorage.length === 0
  );
}

/**
 * Takes back what was chosen before the script had arrived, since React does not hear of it, and returns what chooses
 * it again. What was typed stays: the forms read it out of their fields.
 */
export function holdChoices(root: HTMLElement): () => void {
  const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const chosen = radios.filter((radio) => radio.checked && !radio.defaultChecked);
  for (const radio of radios) radio.checked = radio.defaultChecked;
  return () => {
    for (const radio of chosen) radio.click();
  };
}

/** Sends the form whose button was pressed too early: boot.js held it back. */
export function sendHeldForm(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>("form[data-held]");
  if (!form) return;
  delete form.dataset.held;
  form.requestSubmit();
}
