import type { ComponentProps } from "react";
import { onDesktop, useMediaQuery } from "../layout/use-media-query.ts";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable } from "./record-table.tsx";

/** Records by month: cards below 1024 px, a table from there on. */
export function RecordList(props: ComponentProps<typeof RecordTable>) {
  const wide = useMediaQuery(onDesktop);
  return wide ? <RecordTable {...props} /> : <RecordCards groups={props.groups} />;
}
