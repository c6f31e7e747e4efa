import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import type { ComponentProps, ReactNode } from "react";
import { Answered } from "./answered.tsx";
import { MorePages } from "./more-pages.tsx";
import styles from "./page.module.css";

type Page<Row> = { docs: readonly Row[]; hasNextPage: boolean };

type SearchedListProps<Row> = {
  /** What narrows the list. */
  fields: ReactNode;
  asked: ComponentProps<typeof Answered<Page<Row>>>["asked"];
  /** Said in place of rows. */
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the console: what narrows it, its rows, and the pages before and behind. */
export function SearchedList<Row>({ fields, asked, none, children }: SearchedListProps<Row>) {
  return (
    <>
      <search className={styles.bar}>{fields}</search>
      <Answered asked={asked}>
        {({ docs, hasNextPage }) =>
          docs.length === 0 ? (
            <EmptyState>
              <p>{none}</p>
            </EmptyState>
          ) : (
            <>
              {children(docs)}
              <MorePages hasNextPage={hasNextPage} />
            </>
          )
        }
      </Answered>
    </>
  );
}
