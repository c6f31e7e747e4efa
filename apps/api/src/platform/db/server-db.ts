import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Parameter, PreparedQuery, type Rows } from "./prepared-query.ts";
import type { Tables } from "./schema.ts";
import { nameOf } from "./server-pool.ts";

/** The outer handle of a server: Kysely, and a short way for the statements that most calls are (docs/decisions/0025). */
export class ServerDb extends Kysely<Tables> {
  readonly #pool: pg.Pool;
  readonly #isPooled: boolean;

  constructor({ pool, isPooled }: { pool: pg.Pool; isPooled: boolean }) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#pool = pool;
    this.#isPooled = isPooled;
  }

  /** The rows of one written statement, over any connection of the pool. Throws as the pool does. */
  ask(text: string, values: readonly Parameter[]): Promise<Rows> {
    // A name of its own: the query builder prepares the same text with another description of it.
    const name = this.#isPooled ? undefined : nameOf(text);
    return new Promise((resolve, reject) => {
      this.#pool.connect((missing, client, release) => {
        if (!client) return reject(missing);
        const answer = (fault: unknown, rows: Rows) => {
          release(leavesWhole(fault) ? undefined : fault);
          if (fault) reject(fault);
          else resolve(rows);
        };
        client.query(new PreparedQuery({ name: name && `ask ${name}`, text, values, answer }));
      });
    });
  }
}

/**
 * What the server refuses leaves its connection whole, unless a prepared statement was overtaken by a migration (0A000) or the
 * refusal is its goodbye (57P…): the next statement would be sent to somebody who is hanging up.
 */
function leavesWhole(fault: unknown): boolean {
  return fault === null || (fault instanceof pg.DatabaseError && !/^(0A000|57P)/.test(fault.code ?? ""));
}
