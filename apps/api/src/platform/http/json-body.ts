import { limits } from "@tomoru/contract/limits";
import { Refusal } from "../refusal.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Parses a request body. Refused with `dataInvalid`: invalid UTF-8 or JSON, nesting deeper than 32, a key that an object has twice
 * (whoever else reads the body may take the other one), and any text with NUL or a lone surrogate, which no database
 * column could give back as it came. An empty body is undefined.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const { text, value } = read(bytes);
  if (refuseUnfit(value) !== keysIn(text)) throw new Refusal("dataInvalid");
  return value;
}

function read(bytes: Buffer): { text: string; value: unknown } {
  try {
    const text = decoder.decode(bytes);
    return { text, value: JSON.parse(text) };
  } catch {
    throw new Refusal("dataInvalid");
  }
}

/** How many keys a JSON text writes: the strings before a colon. Of a key that is there twice the parser keeps one. */
function keysIn(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) if (colon) keys += 1;
  return keys;
}

/** Answers how many keys there are. Without recursion, so that depth cannot exhaust the stack before it is refused. */
function refuseUnfit(root: unknown): number {
  let keys = 0;
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") refuseText(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth > limits.bodyDepth) throw new Refusal("dataInvalid");
    const entries = Object.entries(value);
    if (!Array.isArray(value)) keys += entries.length;
    for (const [key, inner] of entries) {
      refuseText(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return keys;
}

function refuseText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) throw new Refusal("dataInvalid");
}
