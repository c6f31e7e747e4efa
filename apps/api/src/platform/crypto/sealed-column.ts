import type { RawBuilder } from "kysely";

/**
 * A column of ciphertexts; it stands beside the statements of its table. Each is bound to its row: the context it was sealed with is
 * the table and `boundTo`, by slashes.
 */
export type SealedColumn = {
  readonly table: string;
  readonly column: string;
  readonly boundTo: readonly string[];
  /** SQL: whether a row may get another ciphertext now. */
  readonly isFree?: RawBuilder<boolean>;
};
