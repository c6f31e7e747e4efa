import { useLayoutEffect } from "react";

type Typed = Record<string, string | boolean>;

/** What was typed or chosen before hydration, by the ids of its inputs. In a group of radio buttons the first one has the field's id. */
export function typedAhead(entries: Readonly<Record<string, unknown>>): Typed {
  const typed: Typed = {};
  for (const [field, value] of Object.entries(entries)) {
    const control = document.getElementById(field);
    if (!control?.closest("[data-rendered]")) continue;
    if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) {
      if (typeof value === "string") typed[field] = control.value;
    } else if (control instanceof HTMLInputElement) {
      const chosen = control.type === "radio" ? chosenWith(control) : undefined;
      if (typeof value === "boolean") typed[field] = control.checked;
      else if (chosen !== undefined) typed[field] = chosen;
      else if (typeof value === "string" && !["radio", "checkbox"].includes(control.type))
        typed[field] = control.value;
    }
  }
  return typed;
}

function chosenWith({ name }: HTMLInputElement): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]:checked`)
    ?.value;
}

/** For texts that stand in no `useForm`. Called after a kept draft is restored, whose place a newer text takes. */
export function useTypedAhead<Id extends string>(
  rendered: Readonly<Record<Id, unknown>>,
  enter: (id: Id, typed: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before the form came is read from the page.
  useLayoutEffect(() => {
    const typed = typedAhead(rendered);
    for (const id of Object.keys(rendered) as Id[]) {
      const text = typed[id];
      if (typeof text === "string" && text !== rendered[id]) enter(id, text);
    }
  }, []);
}
