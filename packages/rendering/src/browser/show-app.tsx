import { DocumentAnswers } from "@tomoru/web/api/document-answers.ts";
import { firstPageStands } from "@tomoru/web/page/first-page.ts";
import { rememberUser } from "@tomoru/web/session/session.store.ts";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { takeAnswers } from "./answers.ts";
import { holdChoices, keepEntries, pressHeldButton, sendHeldForm } from "./early-entries.ts";

type Showing = {
  isHydrated: boolean;
  /** The page stands within a frame, and is hydrated after it. */
  isFramed: boolean;
  /** Tells the router that somebody went back meanwhile. */
  letHistoryGo: () => void;
  app: (onRendered: () => void) => ReactNode;
};

/** A page that never comes to stand must not hold for good what was chosen, nor the way back. Milliseconds. */
const longest = 5000;

/** Hydrates the page of the document, or renders the app in its place; what was typed, chosen, sent and pressed before goes on. */
export function showApp(root: HTMLElement, { isHydrated, isFramed, letHistoryGo, app }: Showing): void {
  const answers = takeAnswers();
  if (answers) rememberUser(answers.user);
  const fallback = { current: answers?.fallback ?? null };
  const withAnswers = (onRendered: () => void) => (
    <DocumentAnswers value={fallback}>{app(onRendered)}</DocumentAnswers>
  );
  const show = isHydrated ? hydrate : render;
  show(root, (onRendered) =>
    withAnswers(() => {
      const settle = () => {
        onRendered();
        letHistoryGo();
      };
      if (isHydrated && isFramed) void inTime(firstPageStands).then(settle);
      else settle();
    }),
  );
}

function inTime(stands: Promise<void>): Promise<void> {
  return Promise.race([stands, new Promise<void>((resolve) => void setTimeout(resolve, longest))]);
}

function render(root: HTMLElement, app: Showing["app"]): void {
  const enterAgain = keepEntries(root);
  root.replaceChildren();
  delete root.dataset.rendered;
  const skeleton = root.nextElementSibling;
  const settle = () => {
    if (skeleton?.matches("[data-rendered]")) skeleton.remove();
    enterAgain();
  };
  // As a transition the first render leaves the browser time in between, to paint and to scroll.
  startTransition(() => createRoot(root).render(app(settle)));
}

function hydrate(root: HTMLElement, app: Showing["app"]): void {
  const chooseAgain = holdChoices(root);
  // From here on React hears of a press, and hydrates what was pressed first.
  root.dataset.hydrates = "";
  const settle = () => {
    delete root.dataset.rendered;
    delete root.dataset.hydrates;
    chooseAgain();
    sendHeldForm(root);
    pressHeldButton(root);
  };
  // Settled a task later: by then the forms hold what was typed in them.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        app(() => void setTimeout(settle)),
      ),
  );
}
