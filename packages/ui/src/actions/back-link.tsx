import { ArrowLeft } from "lucide-react";
import type { LinkElement } from "./anchor.tsx";
import styles from "./back-link.module.css";
import { TextLink } from "./button.tsx";

export function BackLink({ label, render }: { label: string; render: LinkElement }) {
  return (
    <TextLink render={render} className={styles.back}>
      <ArrowLeft size={16} aria-hidden="true" />
      {label}
    </TextLink>
  );
}
