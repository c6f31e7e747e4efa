import { ExternalLink } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Spinner } from "../feedback/spinner.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Phrases } from "../text/phrases.tsx";
import { Anchor, type LinkElement } from "./anchor.tsx";
import styles from "./button.module.css";

type Look = {
  variant: "primary" | "secondary" | "text" | "quiet" | "danger";
  size?: "regular" | "dense" | undefined;
  wide?: boolean | undefined;
  /** Offsets a text button by its inset, so that its text aligns with what is above. */
  flush?: "start" | "end" | undefined;
  icon?: ReactNode;
};

type ButtonProps = Look &
  Omit<ComponentProps<"button">, "disabled"> & {
    /** The verb beside the spinner while loading. */
    loading?: string | undefined;
    /** Id of the sentence that says why the button is disabled. */
    off?: string | undefined;
  };

function lookOf({ variant, size = "regular", wide, flush }: Look): string | undefined {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    flush && styles[flush],
  );
}

/** Stays focusable when disabled or loading (`aria-disabled`) and then ignores clicks, submits included. */
export function Button({
  variant,
  size,
  wide,
  flush,
  icon,
  loading,
  off,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const idle = loading === undefined && off === undefined;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(lookOf({ variant, size, wide, flush }), className)}
      aria-describedby={classNames(rest["aria-describedby"], off)}
      aria-disabled={idle ? rest["aria-disabled"] : true}
      aria-busy={loading === undefined ? undefined : true}
      onClick={click}
    >
      <span className={styles.content}>
        {icon}
        <span>
          <Phrases>{children}</Phrases>
        </span>
      </span>
      {loading === undefined ? null : (
        <span className={styles.loading}>
          <Spinner />
          <span className={styles.verb}>
            <Phrases>{loading}</Phrases>
          </span>
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<"a">, "ref"> & { render?: LinkElement | undefined };

export function ButtonLink({
  variant,
  size,
  wide,
  flush,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={classNames(lookOf({ variant, size, wide, flush }), className)}>
      <span className={styles.content}>
        {icon}
        <span>
          <Phrases>{children ?? rest.render?.props.children}</Phrases>
        </span>
      </span>
    </Anchor>
  );
}

type TextLinkProps = Omit<ComponentProps<"a">, "ref"> & {
  render?: LinkElement | undefined;
  /** The text "opens in a new tab"; setting it makes the link do so. */
  external?: string | undefined;
};

export function TextLink({ external, className, children, ...rest }: TextLinkProps) {
  const newTab = external === undefined ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return (
    <Anchor {...rest} {...newTab} className={classNames(styles.link, className)}>
      <Phrases>{children ?? rest.render?.props.children}</Phrases>
      {external === undefined ? null : (
        <>
          {/* The word joiner keeps the icon on the line of the last letter. */}
          <span className={styles.external} aria-hidden="true">
            {"\u2060"}
            <ExternalLink size={14} />
          </span>
          <VisuallyHidden>{external}</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
