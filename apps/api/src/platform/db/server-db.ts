import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Parameter, PreparedQuery, type Rows } from "./prepared-query.ts";
import type { Tables } from "./schema.ts";
import { statementNames } from "./server-pool.ts";

/** Names of their own: the query builder prepares the same text with another description of it. */
const nameOf = statementNames("ask ");

/** The outer handle of a server: Kysely, and a short way for the statements that most calls are (docs/decisions/0025). */
export class ServerDb extends Kysely<Tables> {
  readonly #pool: pg.Pool;
  readonly #ahead: pg.Pool;
  readonly #isPooled: boolean;

  /** `ahead` is a connection beside those of the pool. */
  constructor({ pool, ahead, isPooled }: { pool: pg.Pool; ahead: pg.Pool; isPooled: boolean }) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.#pool = pool;
    this.#ahead = ahead;
    this.#isPooled = isPooled;
  }

  override async destroy(): Promise<void> {
    await Promise.all([super.destroy(), this.#ahead.end()]);
  }

  /** The rows of one written statement, over any connection of the pool. Throws as the pool does. */
  ask(text: string, values: readonly Parameter[]): Promise<Rows> {
    return this.#askOver(this.#pool, text, values);
  }

  /**
   * The same for what a call has to know before its own statement: where others stand in line, it would do so twice. Nothing
   * waits for the connection ahead, since who waits for a lock there would keep everybody: it stands in line then.
   */
  askAhead(text: string, values: readonly Parameter[]): Promise<Rows> {
    if (this.#pool.waitingCount === 0) return this.#askOver(this.#pool, text, values);
    if (this.#ahead.idleCount > 0) return this.#askOver(this.#ahead, text, values);
    // It takes longer to open than to stand in line: it is there for the next.
    if (this.#ahead.totalCount === 0) this.#ahead.connect((_missing, client) => client?.release());
    return this.#askOver(this.#pool, text, values);
  }

  #askOver(pool: pg.Pool, text: string, values: readonly Parameter[]): Promise<Rows> {
    const name = this.#isPooled ? undefined : nameOf(text);
    return new Promise((resolve, reject) => {
      pool.connect((missing, client, release) => {
        if (!client) return reject(missing);
        const answer = (fault: unknown, rows: Rows) => {
          release(leavesWhole(fault) ? undefined : fault);
          if (fault) reject(fault);
          else resolve(rows);
        };
        client.query(new PreparedQuery({ name, text, values, answer }));
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
