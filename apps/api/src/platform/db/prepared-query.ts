import pg from "pg";
import { serialize } from "pg-protocol";

/** What a statement answered: objects as pg would make them, by the same parsers. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** What a prepared statement is given; arrays and objects go through the query builder. */
export type Parameter = string | number | boolean | Date | null;

type Statement = {
  /** Without one it is prepared each time: behind a pooler the next statement may meet another connection. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly Parameter[];
  /** Once, when the connection is free again. */
  readonly answer: (fault: unknown, rows: Rows) => void;
};
type Field = { readonly name: string; readonly parse: (text: string) => unknown };
/** `blank` is copied for each row: its shape is known then, which costs half of building one name by name. */
type Columns = { readonly fields: readonly Field[]; readonly blank: Readonly<Record<string, null>> };
/** Parts of pg's own connection that its types leave out. */
type Connection = pg.Connection & { readonly parsedStatements: Readonly<Record<string, string>> };
type Description = { readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[] };
type DataRow = { readonly fields: readonly (string | null)[] };

/**
 * The columns of the prepared statements of a connection. A statement whose columns a migration changes is refused by the
 * server from then on, so what is kept here never describes others.
 */
const described = new WeakMap<pg.Connection, Map<string, Columns>>();

const none: Columns = { fields: [], blank: {} };

const execute = Buffer.concat([serialize.execute(), serialize.sync()]);
const describeAndExecute = Buffer.concat([serialize.describe({ type: "P" }), execute]);

/**
 * A statement that is prepared once a connection, for the few that are most of the work. pg writes its messages one by one,
 * asks for the columns each time and makes a plan of the row anew; here all leave in one piece and the columns are known.
 */
export class PreparedQuery implements pg.Submittable {
  readonly name: string | undefined;
  readonly text: string;
  /** pg puts its time limit around it, and replaces it when that is over. */
  callback: (fault: unknown, rows?: Rows) => void;
  readonly #values: readonly Parameter[];
  readonly #rows: Record<string, unknown>[] = [];
  #columns = none;
  #fault: unknown;

  constructor({ name, text, values, answer }: Statement) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.callback = (fault, rows = []) => answer(fault, rows);
  }

  submit(connection: pg.Connection): void {
    const { name = "", text } = this;
    const known = columnsOf(connection).get(name);
    const isPrepared = (connection as Connection).parsedStatements[name] !== undefined;
    this.#columns = known ?? none;
    const bind = serialize.bind({ statement: name, values: this.#values.map(written) });
    const messages = [bind, known ? execute : describeAndExecute];
    if (!isPrepared) messages.unshift(serialize.parse({ name, text }));
    connection.stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: Description): void {
    this.#columns = {
      fields: fields.map(({ name, dataTypeID }) => ({
        name,
        parse: pg.types.getTypeParser(dataTypeID, "text"),
      })),
      blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
    };
  }

  handleDataRow({ fields: texts }: DataRow): void {
    const { fields, blank } = this.#columns;
    const row: Record<string, unknown> = { ...blank };
    let index = 0;
    try {
      for (const text of texts) {
        const field = fields[index];
        if (field && text !== null) row[field.name] = field.parse(text);
        index += 1;
      }
      this.#rows.push(row);
    } catch (error) {
      this.#fault = error;
    }
  }

  handleCommandComplete(): void {}

  handleError(fault: unknown): void {
    this.callback(fault);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    if (this.name !== undefined) columnsOf(connection).set(this.name, this.#columns);
    this.callback(this.#fault ?? null, this.#rows);
  }
}

function written(value: Parameter): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}

function columnsOf(connection: pg.Connection): Map<string, Columns> {
  const known = described.get(connection) ?? new Map<string, Columns>();
  described.set(connection, known);
  return known;
}
