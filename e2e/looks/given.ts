import type { Answer } from "./answer.ts";
import { typed } from "./made-up/extremes.ts";
import type { Scene } from "./scene.ts";
import { usualAnswers } from "./usual-answers.ts";

/** Every text of a scene that is nobody's translation: it came with an answer, a draft or from the keyboard. Longest first. */
export function givenTexts({ answers = [], draft = {} }: Scene): string[] {
  const bodies = [...usualAnswers, ...answers].map((said: Answer) => ("body" in said ? said.body : {}));
  const texts = [...bodies, draft, typed].flatMap(textsIn).flatMap(shownAs);
  return [...new Set(texts)].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An address of the web stands without its scheme, an e-mail with most of its domain hidden, a text line by line, a name by its parts. */
function shownAs(text: string): string[] {
  const hidden = text.replace(/@.+\.(\w+)$/, "@…$1");
  const parts = text.split(/[ 　]/);
  return [
    text,
    hidden,
    text.replace(/^https?:\/\//, ""),
    ...text.split("\n"),
    ...(parts.length === 2 ? parts : []),
  ];
}
