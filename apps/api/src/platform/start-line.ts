import { isDatabaseAway } from "./db/database-away.ts";
import { StartFault } from "./start-fault.ts";

/** SQLSTATE of who is not let in (28), and of a database that there is not; the driver has no state for a password that is missing. */
const isRefused = ({ message }: Error, code: string) => /^(28...|3D000)$/.test(code) || /^SASL/.test(message);

/** The line that a start, or a command, ends with; nothing for a bug, which shows where it is. */
export function startLine(error: unknown): string | undefined {
  if (error instanceof StartFault) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  const call = "syscall" in error ? error.syscall : undefined;
  if (call === "listen") {
    return code === "EADDRINUSE"
      ? `PORT is not usable: something else listens there (${error.message}). PORT=3001 would be another one.`
      : `HOST or PORT is not usable: ${error.message}.`;
  }
  if (isRefused(error, code)) return `The database of DATABASE_URL cannot be opened: ${error.message}`;
  // Whatever keeps a connection from coming about.
  const isAway = isDatabaseAway(error) || call === "connect" || call === "getaddrinfo";
  return isAway ? `The database of DATABASE_URL does not answer: ${error.message || code}` : undefined;
}
