/**
 * SQLSTATE classes: 08 connection, 53 resources, 57P0x shutdown; 57014 is our own statement timeout, 55P03 our lock timeout.
 * 40P01 and 40001 gave way to another transaction and would pass when tried again; 25006 comes from a primary that was
 * made a standby, until the connections lead to the new one.
 */
const sqlStates = /^(08|53|57P0|57014|55P03|40P01|40001|25006)/;
const systemErrors = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/;
/**
 * A coordinator of Citus that loses a worker in the middle of a transaction says so, or hands on what its own connection
 * said, under the code of what nobody expected.
 */
const engineMessages =
  /^(failure on connection marked as essential|SSL SYSCALL error|server closed the connection unexpectedly|connection not open|could not (receive data from|send data to) server)/;

/** A server that is reached by a socket takes that along when it stops. */
function isSocketGone(error: Error, code: string): boolean {
  return code === "ENOENT" && "syscall" in error && error.syscall === "connect";
}

/** Whether an error means that the database cannot answer now, as opposed to a statement that is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (isSocketGone(error, code)) return true;
  if (sqlStates.test(code) || systemErrors.has(code) || driverMessages.test(error.message)) return true;
  if (engineMessages.test(error.message)) return true;
  return isDatabaseAway(error.cause);
}
