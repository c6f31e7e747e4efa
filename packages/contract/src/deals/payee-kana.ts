/** The name of an account as banks exchange it: half-width katakana of JIS X 0201, one byte a character. */

/** Bytes that a transfer has for it. A longer name is not payable, and is never cut. */
const payeeKanaMaxBytes = 30;

/** As they read once small kana are large; in front of the name and behind it. */
const companyWords: readonly (readonly [word: string, short: string])[] = [
  ["カブシキガイシヤ", "カ"],
  ["ユウゲンガイシヤ", "ユ"],
  ["ゴウドウガイシヤ", "ド"],
];

const small = "ァィゥェォッャュョヮヵヶ";
const large = "アイウエオツヤユヨワカケ";
const wide =
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a";
const halfWidth = "ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ";
const exchanged = new Map([
  ...pairs(small, large),
  ["ヲ", "オ"],
  ["・", "."],
  ...[..."ー‐‑‒–—―−"].map((dash): [string, string] => [dash, "-"]),
]);
const narrowed = new Map(pairs(wide, halfWidth));
const allowed = /^[ｱ-ﾝﾞﾟA-Z0-9 ().-]+$/;

/** What stands in a transfer for a name typed in any kana; null where it cannot be written, or not in 30 bytes. */
export function payeeKanaOf(typed: string): string | null {
  const plain = typed
    .replaceAll("゛", "\u3099")
    .replaceAll("゜", "\u309a")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[ぁ-ゖ]/g, (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60))
    .replaceAll(/\s+/g, " ")
    .trim();
  const spelled = replaceEach(plain, exchanged);
  // ガ and the like go apart only after the words that contain them are found.
  const kana = replaceEach(shortenCompany(spelled).normalize("NFD"), narrowed);
  return allowed.test(kana) && kana.length <= payeeKanaMaxBytes ? kana : null;
}

function shortenCompany(name: string): string {
  for (const [word, short] of companyWords) {
    if (name.startsWith(word)) return `${short})${name.slice(word.length).trimStart()}`;
    if (name.endsWith(word)) return `${name.slice(0, -word.length).trimEnd()}(${short}`;
  }
  return name;
}

function replaceEach(text: string, by: ReadonlyMap<string, string>): string {
  return [...text].map((character) => by.get(character) ?? character).join("");
}

function pairs(from: string, to: string): [string, string][] {
  const others = [...to];
  return [...from].map((character, at) => [character, others[at] ?? character]);
}
