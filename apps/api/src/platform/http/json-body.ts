import { limits } from "@tomoru/contract/limits";
import { Refusal } from "../refusal.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Parses a request body. Refused with 1023: invalid UTF-8 or JSON, nesting deeper than 32, and any text with NUL or a
 * lone surrogate, which no database column could give back as it came. An empty body is undefined.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Refusal(1023);
  }
  refuseUnfit(value);
  return value;
}

/** Without recursion, so that depth cannot exhaust the stack before it is refused. */
function refuseUnfit(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string") refuseText(value);
    if (typeof value !== "object" || value === null) continue;
    if (depth > limits.bodyDepth) throw new Refusal(1023);
    for (const [key, inner] of Object.entries(value)) {
      refuseText(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

function refuseText(text: string): void {
  if (text.includes("\0") || !text.isWellFormed()) throw new Refusal(1023);
}
