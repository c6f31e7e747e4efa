/** What an address may choose; anything else is no choice. */
export function chosenOf<const T extends string>(
  values: readonly T[],
  typed: string | undefined,
): T | undefined {
  return values.find((value) => value === typed);
}
