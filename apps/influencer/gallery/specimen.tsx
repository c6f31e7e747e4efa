import { Card } from "@tomoru/ui/layout/card";
import type { ReactNode } from "react";
import { forcedStates } from "./forced-states.ts";
import { useSay } from "./gallery-words.ts";
import styles from "./specimen.module.css";

/** One chapter of the gallery; the navigation leads to its id. */
export function Group({ id, children }: { id: GroupId; children: ReactNode }) {
  const say = useSay();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {say.groups[id]}
      </h2>
      {children}
    </section>
  );
}

export const groupIds = ["basics", "actions", "entries", "messages", "content", "charts"] as const;
export type GroupId = (typeof groupIds)[number];

type SpecimenProps = {
  /** The names of components in the code; `title` instead where there is none. */
  name?: string;
  title?: string;
  children: ReactNode;
};

export function Specimen({ name, title, children }: SpecimenProps) {
  return (
    <Card className={styles.specimen}>
      <h3 className={styles.name} lang={name && "en"} translate={name ? "no" : undefined}>
        {name ?? title}
      </h3>
      {children}
    </Card>
  );
}

/** Variants side by side, each under its name. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

type CellProps = { label: ReactNode; forced?: string | undefined; wide?: boolean; children: ReactNode };

export function Cell({ label, forced, wide = false, children }: CellProps) {
  return (
    <div className={wide ? styles.wide : styles.cell}>
      <p className={styles.label}>{label}</p>
      <div data-forced={forced}>{children}</div>
    </div>
  );
}

/** The same at rest, under a pointer, with the focus and pressed. */
export function States({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <Cell label={say.states.rest} wide={wide}>
        {children}
      </Cell>
      {forcedStates.map((state) => (
        <Cell key={state} label={say.states[state]} forced={state} wide={wide}>
          {children}
        </Cell>
      ))}
    </>
  );
}
