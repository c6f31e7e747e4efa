import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

/** As the server has rendered it, and somebody has typed in it before its script came: texts by the ids of their fields. Returns its end. */
export function hydrateTyped(app: ReactNode, typed: Readonly<Record<string, string>>): () => void {
  const root = document.body.appendChild(document.createElement("div"));
  root.dataset.rendered = "ja";
  root.innerHTML = renderToString(app);
  for (const [id, text] of Object.entries(typed)) {
    const field = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`);
    if (!field) throw new Error(`there is no field ${id}`);
    field.value = text;
  }
  const hydrated = hydrateRoot(root, app);
  return () => {
    hydrated.unmount();
    root.remove();
  };
}
