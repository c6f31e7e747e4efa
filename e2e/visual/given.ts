import type { Answer } from "./answer.ts";
import { typed } from "./fixtures/extremes.ts";
import type { Scene } from "./scene.ts";
import { usualAnswersOf } from "./usual-answers.ts";

/** Every user content of a scene: from an answer, a draft or the keyboard. Longest first. */
export function givenTexts({ site, path, answers = [], draft = {} }: Scene): string[] {
  const asked = [...new URL(path, "http://localhost").searchParams.values()];
  const bodies = [...usualAnswersOf(site), ...answers].map((said: Answer) =>
    "body" in said ? said.body : {},
  );
  const texts = [...bodies, draft, asked, typed].flatMap(textsIn).flatMap(shownAs);
  const whole = texts.filter((text) => text.length > 1);
  return [...new Set([...whole, ...initials(whole)])].toSorted((a, b) => b.length - a.length);
}

/** An avatar shows the first letter of a name. */
function initials(names: readonly string[]): string[] {
  return names.map((name) => [...name][0] ?? "").filter((letter) => letter > "\u2e7f");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** As shown: a URL without its scheme, an e-mail masked, a text by its lines, a name by its parts. */
function shownAs(text: string): string[] {
  const hidden = text.replace(/@.+\.(\w+)$/, "@…$1");
  const parts = text.split(/[ 　]/);
  return [
    text,
    hidden,
    text.replace(/^https?:\/\//, ""),
    text.replace(/^#\S+ /, ""),
    ...text.split("\n"),
    ...(parts.length === 2 ? parts : []),
  ];
}
