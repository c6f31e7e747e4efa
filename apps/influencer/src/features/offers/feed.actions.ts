import type { KeyboardEvent } from "react";

/** The feed's keys: PageDown and PageUp between articles, Ctrl+Home and Ctrl+End out of the feed. */
export function moveInFeed(event: KeyboardEvent<HTMLElement>): void {
  const target = targetOf(event);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf({ key, ctrlKey, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | null {
  if (ctrlKey && key === "End") return document.querySelector("footer :is(a, button, input)");
  if (ctrlKey && key === "Home") return document.querySelector("main h1");
  const step = { PageDown: 1, PageUp: -1 }[key];
  if (step === undefined || !(target instanceof Element)) return null;
  const articles = [...currentTarget.querySelectorAll<HTMLElement>("article")];
  const at = articles.findIndex((article) => article.contains(target));
  return articles[at + step] ?? null;
}
