/**
 * Answers that came in the document, by their key in the data cache: the app's first drawing is made of them and must be
 * the same as the server's. They are forgotten once it stands.
 */
let given: ReadonlyMap<string, unknown> = new Map();

export function giveAnswers(answers: ReadonlyMap<string, unknown>): void {
  given = answers;
}

export function givenAnswers(): ReadonlyMap<string, unknown> {
  return given;
}

/** Read a moment ago, by the server: not asked for again. */
export function isGiven(key: string): boolean {
  return given.has(key);
}

export function forgetGiven(): void {
  given = new Map();
}
