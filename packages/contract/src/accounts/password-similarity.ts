/** Leet. `1` and `!` are i or l: a text is read both ways. */
const letterFor: Readonly<Record<string, string>> = {
  "0": "o",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "&": "e",
  "+": "t",
};

type Person = { readonly email: string; readonly fullName: string };

/** Whether a password is its owner's name or the first part of their e-mail, in the usual disguise: case, leet, digits and signs around it. */
export function isLikePerson(password: string, { email, fullName }: Person): boolean {
  const own = new Set([localPartOf(email), ...namesOf(fullName)].flatMap(readings));
  return readings(password).some((word) => own.has(word));
}

/** A text as lower-case words: with and without leading non-letters, `1` as i and as l. */
export function readings(text: string): string[] {
  const ended = text.toLowerCase().replace(/[^a-z]+$/, "");
  const bare = ended.replace(/^[^a-z]+/, "");
  return [ended, bare]
    .flatMap((word) => [inLetters(word, "i"), inLetters(word, "l")])
    .filter((word) => word !== "");
}

function inLetters(word: string, one: "i" | "l"): string {
  return word.replaceAll(/[^a-z]/g, (sign) => (sign === "1" || sign === "!" ? one : (letterFor[sign] ?? "")));
}

function localPartOf(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}

/** The parts of a name, and the whole in either order. */
function namesOf(fullName: string): string[] {
  const parts = fullName.normalize("NFKC").split(/\s+/);
  return [...parts, parts.join(""), parts.toReversed().join("")];
}
