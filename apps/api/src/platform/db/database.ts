import type { Kysely, Transaction } from "kysely";
import type { ConstructorOptions } from "pg-boss";
import type { Hearing, Listener } from "./listener.ts";
import type { Tables } from "./schema.ts";

/** The outer handle. Inside an open transaction use the transaction: the embedded database has one connection and would wait for ever. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** What a repository reads through: either of the two. */
export type Queryable = Kysely<Tables>;

/** Asks what only reads, by its session: of a replica while one may answer, else of the primary. */
export type Reads = <T>(ask: (db: Queryable) => Promise<T>) => Promise<T>;

/** Where a database is; without `databaseUrl` the embedded one below `dataDir`. */
export type DatabaseAddress = {
  readonly databaseUrl: string | undefined;
  /** Set where `databaseUrl` leads to a pooler by the transaction: what needs a session of its own goes here. */
  readonly databaseDirectUrl?: string | undefined;
  readonly databaseReadUrl?: string | undefined;
  readonly dataDir: string;
};

export type OpenDatabase = {
  readonly db: Db;
  readonly reads: Reads;
  readonly engine: "embedded" | "server";
  /** How pg-boss reaches the same database: through the embedded handle, or with connections of its own. */
  readonly jobs: Pick<ConstructorOptions, "db" | "backend">;
  /** Work that may take longer than a request waits for: on a server over a connection of its own, without a time limit. */
  patiently<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Hears what is said on a channel by `pg_notify`, in this process and in any other. */
  listen(hearing: Hearing): Promise<Listener>;
  /** Only the embedded database has it: removes what was deleted from its files too. A server looks after its own files. */
  readonly scrub?: () => Promise<void>;
  close(): Promise<void>;
};
