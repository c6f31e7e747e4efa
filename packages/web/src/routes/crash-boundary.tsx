import { Button } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Component, type ReactNode } from "react";
import { useWords } from "../i18n/language.store.ts";
import styles from "./crash-boundary.module.css";

type Props = { children: ReactNode };

/** A mistake of ours, or a part that could not be fetched, must not leave a blank page. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children;
  }
}

export function Crashed() {
  const { crashed } = useWords().shell;
  return (
    <main className={styles.page} role="alert">
      <h1>
        <Phrases>{crashed.title}</Phrases>
      </h1>
      <p>{crashed.description}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {crashed.reload}
      </Button>
    </main>
  );
}
