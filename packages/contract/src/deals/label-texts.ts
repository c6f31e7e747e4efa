/** Two readings of a caption: as it stands, and with what hides a label put right. */
export type LabelTexts = {
  /** Compatibility forms alike, line feeds of one kind, invisible marks out. Disguised letters are none. */
  readonly plain: string;
  /** Look-alikes, enclosed letters, split words and loose number signs as what they stand for. */
  readonly righted: string;
};

/** Letters in circles and squares, by their first code point; each alphabet goes on from A. */
const enclosedAlphabets = [0x24b6, 0x24d0, 0x249c, 0x1f110, 0x1f130, 0x1f150, 0x1f170];
const enclosed = /[\u249c-\u24e9\u{1f110}-\u{1f189}\u33da]/gu;
const squarePr = "\u33da";

/** Letters of other alphabets, and small capitals, that look like those of PR and AD. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: "A",
  а: "a",
  Р: "P",
  р: "p",
  ԁ: "d",
  Α: "A",
  Ρ: "P",
  ρ: "p",
  Ꭺ: "A",
  Ꭰ: "D",
  Ꮲ: "P",
  Ꭱ: "R",
  ᴀ: "A",
  ᴅ: "D",
  ᴘ: "P",
  ʀ: "R",
};
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join("")}]`, "gu");

/** Stands for a letter that a reader has to guess. */
const hidden = "\ufffd";

export function labelTextsOf(text: string): LabelTexts {
  return {
    plain: normalised(text.replaceAll(enclosed, hidden)),
    righted: putRight(normalised(text.replaceAll(enclosed, unenclosed))),
  };
}

function normalised(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}

function unenclosed(letter: string): string {
  if (letter === squarePr) return "PR";
  const code = letter.codePointAt(0) ?? 0;
  const alphabet = enclosedAlphabets.find((first) => code >= first && code < first + 26);
  return alphabet === undefined ? letter : String.fromCharCode(65 + code - alphabet);
}

function putRight(text: string): string {
  return text
    .replaceAll(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .replaceAll(/#[\u20e3 \t\u3000]+(?=\S)/gu, "#")
    .replaceAll(/(?<![A-Za-z])(p)[ .・_-]{1,2}(r)(?![A-Za-z])/giu, "$1$2")
    .replaceAll(/(広|宣)[ .・_-]{1,2}(告|伝)/gu, "$1$2");
}
