const subjectMaxLength = 90;

/** A name or product inside a header: on one line, without control or direction characters, of a length programs show. */
export function headerSafe(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= subjectMaxLength
    ? line
    : `${characters.slice(0, subjectMaxLength - 1).join("")}…`;
}

/** The address as it is when it is one and nothing more; undefined when it could become a second one, or a new header. */
export function replyAddress(email: string): string | undefined {
  return /^[^\p{C}\s<>()[\]:;,@"\\]+@[^\p{C}\s<>()[\]:;,@"\\]+$/u.test(email) ? email : undefined;
}
