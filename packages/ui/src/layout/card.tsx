import { type ComponentProps, createElement } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

type CardProps = ComponentProps<"div"> & {
  /** `lamp` only where it is the user's turn. */
  tone?: "plain" | "lamp" | "sunken" | undefined;
  as?: "div" | "section" | "article" | "aside" | "li" | undefined;
  padding?: "regular" | "none" | undefined;
};

export function Card({ tone = "plain", as = "div", padding = "regular", className, ...rest }: CardProps) {
  const look = classNames(styles.card, styles[tone], padding === "regular" && styles.padded, className);
  return createElement(as, { ...rest, className: look });
}
