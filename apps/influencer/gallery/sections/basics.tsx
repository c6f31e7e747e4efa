import { Logo } from "@tomoru/ui/layout/logo";
import { LogoPair } from "@tomoru/ui/layout/logo-pair";
import { useSay } from "../gallery-words.ts";
import { Cell, Group, Row, Specimen } from "../specimen.tsx";
import styles from "./basics.module.css";

const colours = [
  ["bg", "surface", "sunken", "line", "control"],
  ["ink", "ink-2", "ink-3"],
  ["primary", "primary-hover", "primary-press", "on-primary", "primary-soft", "primary-ink"],
  ["lamp", "on-lamp", "lamp-soft", "lamp-ink"],
  ["danger", "danger-hover", "on-danger", "danger-soft", "danger-ink"],
  ["info", "info-soft", "info-ink", "neutral-soft"],
  ["focus", "focus-halo"],
  ["c1", "c2", "c3", "c4", "c5"],
];
const sizes = ["money", "h1", "h2", "body", "dense", "small", "micro", "tab"];

export function Basics() {
  const say = useSay();
  return (
    <Group id="basics">
      <Specimen title={say.basics.colours}>
        {colours.map((group) => (
          <ul key={group[0]} className={styles.colours}>
            {group.map((name) => (
              <li key={name} className={styles.colour}>
                <span className={styles.swatch} style={{ background: `var(--${name})` }} />
                <code translate="no">{name}</code>
              </li>
            ))}
          </ul>
        ))}
      </Specimen>
      <Specimen title={say.basics.type}>
        {sizes.map((size) => (
          <p key={size} className={styles.type} style={{ fontSize: `var(--text-${size})` }}>
            <code translate="no">{size}</code> {say.typeSample} {say.samples.amount}
          </p>
        ))}
        <p className={styles.paragraph}>{say.samples.paragraph}</p>
      </Specimen>
      <Specimen title={say.basics.shapes}>
        <Row>
          {["r1", "r2", "r3", "rf"].map((radius) => (
            <Cell key={radius} label={radius}>
              <div className={styles.shape} style={{ borderRadius: `var(--${radius})` }} />
            </Cell>
          ))}
        </Row>
      </Specimen>
      <Specimen title={say.basics.depth}>
        <Row>
          {["e1", "e2", "e3"].map((depth) => (
            <Cell key={depth} label={depth}>
              <div className={styles.shape} style={{ boxShadow: `var(--${depth})` }} />
            </Cell>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Logo, LogoPair">
        <Row>
          <Logo wordmark="Tomoru" />
          <Logo size={48} />
          <LogoPair platform="instagram" />
        </Row>
      </Specimen>
    </Group>
  );
}
