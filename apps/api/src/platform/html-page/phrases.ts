import { type Html, html, trustedHtml } from "./html.ts";
import { phraseEnds } from "./phrase-ends.data.ts";

const ends = new Set(phraseEnds);
const [before, after] = [4, 3];

/** The same few texts stand in thousands of mails. So many are remembered; whatever fills a gap makes another one. */
const known = new Map<string, Html>();
const mostKnown = 500;

/**
 * A text of ours with places for a line to end where its phrases do; what stands around it says `word-break: keep-all`. A
 * text that nobody knows, and what fills a gap in one, stays as it is.
 */
export function inPhrases(text: string): Html {
  const made = known.get(text) ?? split(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, made);
  return made;
}

function split(text: string): Html {
  const phrases: string[] = [];
  let start = 0;
  for (let at = 1; at < text.length; at++) {
    if (!isEnd(text, at)) continue;
    phrases.push(text.slice(start, at));
    start = at;
  }
  const last = html`${text.slice(start)}`;
  return html`${phrases.map((phrase) => html`${phrase}${wordBreak}`)}${last}`;
}

/** Hidden from names: Chromium would put a space there (packages/ui/src/text/phrases.tsx). */
const wordBreak = trustedHtml('<wbr aria-hidden="true">');

/** Beside a gap less is known of what stands around. */
function isEnd(text: string, at: number): boolean {
  for (let left = Math.min(before, at); left > 0; left--) {
    for (let right = Math.min(after, text.length - at); right > 0; right--) {
      if (ends.has(`${text.slice(at - left, at)}|${text.slice(at, at + right)}`)) return true;
    }
  }
  return false;
}
