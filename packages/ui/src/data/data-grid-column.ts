import type { ReactNode } from "react";

export type GridColumn<Row> = {
  key: string;
  /** Names the column; `headNote` stands under the name. */
  head: string;
  headNote?: ReactNode;
  isHeadHidden?: boolean;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** The first to go where the window is narrow. */
  isSpare?: boolean;
  sort?: { direction: "ascending" | "descending" | null; onSort: () => void; label: string } | undefined;
};
