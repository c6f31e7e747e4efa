import { parseSync } from "vite";
import { phraseEnds } from "./phrase-ends.ts";

/** Between two phrases of a marked text. What has one already is left as it is. */
const mark = "|";
const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };

/** `"新しいオファー"` becomes `phrased(["新しい|オファー"])`, which `from` exports, and a template the same. Undefined where there is none. */
export function markPhrases({ code, file, from }: { code: string; file: string; from: string }) {
  const edits = editsOf(parseSync(file, code).program as unknown as Node);
  if (edits.length === 0) return undefined;
  const sorted = edits.toSorted((one, other) => other.start - one.start || one.end - other.end);
  const marked = sorted.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
  return `import { phrased } from ${JSON.stringify(from)};\n${marked}`;
}

function editsOf(node: Node): Edit[] {
  if (node.type === "Literal" && typeof node.value === "string") return ofLiteral(node, node.value);
  const inner = childrenOf(node).flatMap(editsOf);
  return node.type === "TemplateLiteral" ? [...inner, ...ofTemplate(node)] : inner;
}

/** Keys, addresses of modules and types hold strings that nobody reads. */
function childrenOf(node: Node): Node[] {
  if (node.type.startsWith("Import") || node.type.startsWith("TS") || node.type === "ExportAllDeclaration") {
    return node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression"
      ? [node.expression as Node]
      : [];
  }
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === "key" || name === "source") return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function ofLiteral({ start, end }: Node, value: string): Edit[] {
  const [marked = value] = withMarks([value]);
  return marked === value ? [] : [{ start, end, text: `phrased([${JSON.stringify(marked)}])` }];
}

function ofTemplate(node: Node): Edit[] {
  const quasis = node.quasis as (Node & { value: { raw: string; cooked: string | null } })[];
  // An escape would stand elsewhere in the source than in the text.
  if (quasis.some(({ value }) => value.raw !== value.cooked)) return [];
  const pieces = quasis.map(({ value }) => value.raw);
  const marked = withMarks(pieces);
  if (marked.every((piece, index) => piece === pieces[index])) return [];
  // In TypeScript a piece's place begins with the sign before it, a backtick or a brace.
  const inner = quasis.map(({ start, value }, index) => ({
    start: start + 1,
    end: start + 1 + value.raw.length,
    text: marked[index] ?? "",
  }));
  return [...inner, { start: node.start, end: node.start, text: "phrased" }];
}

function withMarks(pieces: readonly string[]): readonly string[] {
  const whole = pieces.join("");
  if (!japanese.test(whole) || whole.includes(mark)) return pieces;
  const ends = phraseEnds(pieces);
  return pieces.map((piece, index) => {
    const places = [0, ...(ends[index] ?? []), piece.length];
    return places
      .slice(1)
      .map((place, at) => piece.slice(places[at], place))
      .join(mark);
  });
}

/** Every text of a module that has several phrases, piece by piece between its gaps, each phrase parted by the mark. */
export function markedTexts({ code, file }: { code: string; file: string }): string[] {
  return editsOf(parseSync(file, code).program as unknown as Node)
    .map(({ text }) => text.replace(/^phrased\(\["|"\]\)$/g, ""))
    .filter((text) => text.includes(mark));
}
