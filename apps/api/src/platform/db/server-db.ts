import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Tables } from "./schema.ts";
import { statementNames } from "./server-pool.ts";

/** What a statement answered. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What a written statement is given; arrays and objects go through the query builder. */
export type Parameter = string | number | boolean | Date | null;

/**
 * The outer handle of a server: Kysely, and the driver itself for the few statements that are most of the work. All are
 * prepared once a connection, which is 9 % less work a call; behind a pooler by the transaction none is, since the next
 * statement may meet another connection.
 */
export class ServerDb extends Kysely<Tables> {
  readonly #pool: pg.Pool;
  readonly #named: Naming;

  constructor({ pool, isPooled }: { pool: pg.Pool; isPooled: boolean }) {
    const nameOf = statementNames();
    const named: Naming = (text, given) => {
      const name = isPooled || given.length === 0 ? undefined : nameOf(text);
      return { text, values: [...given], ...(name && { name }) };
    };
    super({ dialect: new PostgresDialect({ pool: naming(pool, named) }) });
    this.#pool = pool;
    this.#named = named;
  }

  /** The rows of one written statement, over any connection of the pool. Throws as the pool does. */
  async ask(text: string, values: readonly Parameter[]): Promise<Rows> {
    return (await this.#pool.query(this.#named(text, values))).rows;
  }
}

type Naming = (text: string, values: readonly unknown[]) => pg.QueryConfig;

/** The pool as Kysely asks it, with named statements. */
function naming(pool: pg.Pool, named: Naming): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => namingClient(await pool.connect(), named),
  };
}

/**
 * What fails without a word of the server is lost: a connection that kept silent for one statement would do so for its
 * rollback, as long again.
 */
function namingClient(client: pg.PoolClient, named: Naming): PostgresPoolClient {
  let lost: unknown;
  async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (lost) throw lost;
    try {
      return await client.query(named(text, values));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) lost = error;
      throw error;
    }
  }
  // Kysely's other way is for cursors, which nothing here reads by.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || lost !== undefined),
  };
}
