/** A calendar as text, by RFC 5545: lines end with CRLF and are folded at 75 octets, texts are escaped. */

export type IcsEvent = {
  readonly uid: string;
  readonly sequence: number;
  /** When it was changed last. */
  readonly changedAt: Date;
  /** Whole days of Japan, both included. */
  readonly from: string;
  readonly to: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly isCancelled: boolean;
};

export type IcsCalendar = {
  readonly name: string;
  /** The language of the texts: `ja` or `en`. */
  readonly language: string;
  readonly events: readonly IcsEvent[];
};

const foldAt = 75;

export function icsOf({ name, language, events }: IcsCalendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Tomoru//Deals//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...events.flatMap(linesOf),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function linesOf(event: IcsEvent): string[] {
  const { uid, sequence, changedAt, from, to, summary, description, url, isCancelled } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stampOf(changedAt)}`,
    `LAST-MODIFIED:${stampOf(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${dateOf(from)}`,
    // Exclusive: the day after the last one.
    `DTEND;VALUE=DATE:${dateOf(dayAfter(to))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    ...(isCancelled ? [] : alarmOf(summary)),
    "END:VEVENT",
  ];
}

function alarmOf(summary: string): string[] {
  return ["BEGIN:VALARM", "ACTION:DISPLAY", `DESCRIPTION:${escaped(summary)}`, "TRIGGER:-P1D", "END:VALARM"];
}

/** Control characters have no place in a text (RFC 5545 3.3.11). */
function escaped(text: string): string {
  return (
    text
      .replaceAll("\\", "\\\\")
      .replaceAll(/[,;]/g, "\\$&")
      .replaceAll(/\r\n?|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replaceAll(/[\u0000-\u001f\u007f]/g, "")
  );
}

/** Cut between characters, never within one; what follows begins with a space, which counts. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > foldAt) {
      lines.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...lines, part].join("\r\n");
}

const stampOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
const dateOf = (day: string) => day.replaceAll("-", "");

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
