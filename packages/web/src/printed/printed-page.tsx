import { Button } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Printer } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { CallFailure } from "../api/failure.ts";
import { Gone } from "../page/gone.tsx";
import { LoadError } from "../page/load-error.tsx";
import { Loading } from "../page/loading.tsx";
import { usePage } from "../page/use-page.ts";
import styles from "./printed-page.module.css";

type PrintedPageProps = {
  title: string;
  back: ComponentProps<typeof PageHeader>["back"];
  words: { readonly print: string; readonly loadFailed: string };
  /** Why the paper is not there; with `isGone`, the title says it. */
  failure: CallFailure | undefined;
  isGone: boolean;
  onRetry: () => void;
  /** Before the button that prints: what comes first, such as an answer that is waited for. */
  above?: ReactNode;
  /** Beside the button that prints. */
  beside?: ReactNode;
  /** The paper, once it has come. */
  children: ReactNode;
};

/** A page around one paper: the way back and the button to print are not printed with it. */
export function PrintedPage(props: PrintedPageProps) {
  const { title, back, words, failure, isGone, onRetry, above, beside, children } = props;
  usePage({ title, hasError: !children && failure !== undefined });
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <PageHeader title={title} back={back} />
        {children ? (
          <>
            {above}
            <p className={styles.actions}>
              <Button
                variant={above ? "secondary" : "primary"}
                icon={<Printer size={20} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
              {beside}
            </p>
          </>
        ) : null}
      </div>
      {children}
      {!children && failure && !isGone ? (
        <LoadError title={words.loadFailed} failure={failure} onRetry={onRetry} />
      ) : null}
      {isGone && !children && back ? <Gone back={back} /> : null}
      {children || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
    </div>
  );
}
